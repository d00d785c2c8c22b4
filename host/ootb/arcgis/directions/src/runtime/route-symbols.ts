import type RouteSymbols from '@arcgis/core/layers/support/RouteSymbols';
import type { IMThemeVariables } from 'jimu-theme';

type RouteColors = IMThemeVariables['sys']['color'];
type SymbolProperties = ConstructorParameters<typeof RouteSymbols>[0];

/** px */
const STOP = 14;
const ROUTE = 5;

const createDot = (color: string, size: number) => ({
  type: 'simple-marker' as const,
  style: 'circle' as const,
  color,
  size: `${size}px`,
  outline: { color: 'white', width: '2px' }
});

const createLine = (color: string, width: number) => ({
  type: 'simple-line' as const,
  style: 'solid' as const,
  cap: 'round' as const,
  join: 'round' as const,
  color,
  width: `${width}px`
});

/** Returns the symbols of a route in the theme's colours: from the primary to the secondary one. */
export const createRouteSymbols = ({
  primary,
  secondary,
  info,
  error,
  surface
}: RouteColors): SymbolProperties => ({
  // The whole route is drawn below its parts, as their outline.
  routeInfo: createLine(surface.paper, ROUTE + 3),
  directionLines: createLine(info.main, ROUTE),
  directionPoints: createDot(info.main, 7),
  stops: {
    first: createDot(primary.main, STOP),
    middle: createDot(info.main, STOP),
    last: createDot(secondary.main, STOP),
    waypoint: createDot(info.light, STOP - 4),
    unlocated: createDot(error.main, STOP)
  }
});
