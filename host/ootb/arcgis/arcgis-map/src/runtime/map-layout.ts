import type { useTheme } from 'jimu-theme';
import type { Config } from '../config';

/** A tool of the map widget that this host supports. */
export type MapTool = 'zoom' | 'home' | 'navigation' | 'compass' | 'basemap' | 'scaleBar';
/** A corner of the map, as the SDK names its slots. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
/** The tools in each corner, from top to bottom. */
export type MapLayout = Readonly<Record<Corner, readonly MapTool[]>>;

/** Returns the style of a text over a map: a surface of its own, so that it is readable on every basemap. */
export const createChip = ({ color, shape, shadow, spacing }: ReturnType<typeof useTheme>['sys']) => ({
  padding: `${spacing(1)} ${spacing(2)}`,
  color: color.surface.paperText,
  background: color.surface.paper,
  borderRadius: shape.shape1,
  boxShadow: shadow.shadow1
});

/** Distance between two tools, px. */
export const TOOL_GAP = 10;

/** The arrangements of Experience Builder's map widget, by `layoutIndex`. */
const WIDE_LAYOUTS: readonly MapLayout[] = [
  {
    'top-left': ['zoom', 'home', 'navigation', 'compass'],
    'top-right': ['basemap'],
    'bottom-left': ['scaleBar'],
    'bottom-right': []
  },
  {
    'top-left': ['basemap'],
    'top-right': [],
    'bottom-left': ['scaleBar'],
    'bottom-right': ['compass', 'navigation', 'zoom', 'home']
  }
];
/** The only arrangement on a narrow map. */
const NARROW_LAYOUT: MapLayout = {
  'top-left': ['compass'],
  'top-right': ['basemap'],
  'bottom-left': ['scaleBar'],
  'bottom-right': ['zoom', 'home']
};

/** Returns the arrangement of a map's tools. A map without `layoutIndex` has the first one. */
export const readLayout = ({ layoutIndex = 0 }: Pick<Config, 'layoutIndex'>, isNarrow: boolean): MapLayout =>
  isNarrow ? NARROW_LAYOUT : (WIDE_LAYOUTS[layoutIndex] ?? WIDE_LAYOUTS[0]!);
