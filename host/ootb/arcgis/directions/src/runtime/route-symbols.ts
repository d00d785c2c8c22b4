import type RouteSymbols from '@arcgis/core/layers/support/RouteSymbols';
import type { IMThemeVariables } from 'jimu-theme';

type Colors = IMThemeVariables['sys']['color'];
type Properties = ConstructorParameters<typeof RouteSymbols>[0];

/** px */
const STOP = 14;
const ROUTE = 5;

const dot = (color: string, size: number) => ({
  type: 'simple-marker' as const,
  style: 'circle' as const,
  color,
  size: `${size}px`,
  outline: { color: 'white', width: '2px' }
});

const line = (color: string, width: number) => ({
  type: 'simple-line' as const,
  style: 'solid' as const,
  cap: 'round' as const,
  join: 'round' as const,
  color,
  width: `${width}px`
});

/** Returns the symbols of a route in the theme's colours: from the primary to the secondary one. */
export const routeSymbols = ({ primary, secondary, info, error, surface }: Colors): Properties => ({
  // The whole route is drawn below its parts, as their outline.
  routeInfo: line(surface.paper, ROUTE + 3),
  directionLines: line(info.main, ROUTE),
  directionPoints: dot(info.main, 7),
  stops: {
    first: dot(primary.main, STOP),
    middle: dot(info.main, STOP),
    last: dot(secondary.main, STOP),
    waypoint: dot(info.light, STOP - 4),
    unlocated: dot(error.main, STOP)
  }
});
