/** '#rrggbb', or with an alpha '#rrggbbaa'. */
export type HexColor = string;
/**
 * Shape of a point. Each layer has its own shape, or its own hue of a shape (docs/rules/symbols.md).
 */
export type MarkerShape =
  | 'circle'
  | 'square'
  | 'diamond'
  | 'triangle'
  | 'triangleDown'
  | 'pentagon'
  | 'hexagon'
  | 'star'
  | 'plus'
  | 'cross'
  | 'dome'
  | 'trapezoid'
  | 'hourglass';

export interface Edge {
  readonly color: HexColor;
  /** In points. */
  readonly width: number;
}
export interface PointSymbol {
  readonly kind: 'point';
  readonly shape: MarkerShape;
  readonly color: HexColor;
  /** Diameter in points; shapes with corners are drawn larger, to look as large as a circle. */
  readonly size: number;
  readonly edge: Edge;
}
export interface LineSymbol extends Edge {
  readonly kind: 'line';
}
export interface AreaSymbol {
  readonly kind: 'area';
  readonly color: HexColor;
  readonly edge: Edge;
}
export type LayerSymbol = PointSymbol | LineSymbol | AreaSymbol;

/** Rings: white around dark colours and dark around pale ones, so that a point is visible on any background. */
const RINGS = {
  dark: { color: '#ffffff', width: 1.1 },
  pale: { color: '#343a36e6', width: 0.7 }
} as const;
/** Lightness from which a colour is pale, 0 to 1. */
const PALE = 0.45;

const parseChannel = (color: HexColor, at: number): number => parseInt(color.slice(at, at + 2), 16) / 255;

/** Returns the ring of a point by its colour. */
function getRing(color: HexColor): Edge {
  const [red, green, blue] = [parseChannel(color, 1), parseChannel(color, 3), parseChannel(color, 5)];
  // Luma by ITU-R BT.601.
  return 0.299 * red + 0.587 * green + 0.114 * blue > PALE ? RINGS.pale : RINGS.dark;
}

/** Colour of features without a value. */
export const NO_VALUE: HexColor = '#969c98';

/** Returns a point with a ring, by default as large as a circle of 9 px (6.75 pt). */
export const createMarker = (
  shape: MarkerShape,
  color: HexColor,
  size = 6.75,
  edge = getRing(color)
): PointSymbol => ({
  kind: 'point',
  shape,
  color,
  size,
  edge
});

/** Returns a function for the points of several classes, all of one shape. */
export const createClassMarker =
  (shape: MarkerShape, size?: number) =>
  (color: HexColor): PointSymbol =>
    createMarker(shape, color, size);

/** Returns a function for the points of several classes, larger from class to class. */
export const createGrowingMarker =
  (shape: MarkerShape) =>
  (color: HexColor, index: number): PointSymbol =>
    createMarker(shape, color, 6 + 2.25 * index);

/**
 * Returns an area. A clear fill ('#00000000') is solid as well; without a fill, clicks inside the area would
 * not hit it.
 */
export const createArea = (color: HexColor, edge: HexColor, width: number): AreaSymbol => ({
  kind: 'area',
  color,
  edge: { color: edge, width }
});
export const CLEAR: HexColor = '#00000000';

/**
 * Returns an area for one of several classes: its colour with a thin grey edge that is visible on light and
 * dark basemaps.
 */
export const createClassArea = (color: HexColor): AreaSymbol =>
  createArea(`${color.slice(0, 7)}d7`, '#686e6abe', 0.5);

export const createLine = (color: HexColor, width: number): LineSymbol => ({ kind: 'line', color, width });

/** SVG paths of the shapes that no map engine knows by name. */
export const SHAPE_PATHS: Partial<Readonly<Record<MarkerShape, string>>> = {
  triangleDown: 'M0 0H10L5 9Z',
  pentagon: 'M5 0L10 3.8L8.1 9.7H1.9L0 3.8Z',
  hexagon: 'M2.5 0.7H7.5L10 5L7.5 9.3H2.5L0 5Z',
  star: 'M5 0L6.5 3.3L10 3.8L7.4 6.3L8.1 9.8L5 8.1L1.9 9.8L2.6 6.3L0 3.8L3.5 3.3Z',
  plus: 'M3.3 0H6.7V3.3H10V6.7H6.7V10H3.3V6.7H0V3.3H3.3Z',
  cross: 'M2 0L5 3L8 0L10 2L7 5L10 8L8 10L5 7L2 10L0 8L3 5L0 2Z',
  dome: 'M0 7.5A5 5 0 0 1 10 7.5Z',
  trapezoid: 'M3.4 1.5H6.6L10 8.5H0Z',
  hourglass: 'M0.5 0H9.5L6.3 5L9.5 10H0.5L3.7 5Z'
};
