/** '#rrggbb' or, with an alpha, '#rrggbbaa'. */
export type Color = string;
/** Of a point. Each layer has one of its own, or a hue of its own in it (docs/decisions/0068-symbols.md). */
export type Shape =
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
  readonly color: Color;
  /** Points. */
  readonly width: number;
}
export interface PointSymbol {
  readonly kind: 'point';
  readonly shape: Shape;
  readonly color: Color;
  /** Points across; shapes with points are drawn larger, to look as large as a circle. */
  readonly size: number;
  readonly edge: Edge;
}
export interface LineSymbol extends Edge {
  readonly kind: 'line';
}
export interface AreaSymbol {
  readonly kind: 'area';
  readonly color: Color;
  readonly edge: Edge;
}
export type LayerSymbol = PointSymbol | LineSymbol | AreaSymbol;

/** White round dark colours, dark round pale ones: on any ground either the colour stands out or its ring. */
const RINGS = {
  dark: { color: '#ffffff', width: 1.1 },
  pale: { color: '#343a36e6', width: 0.7 }
} as const;
/** How light a colour is from which it is pale, 0 to 1. */
const PALE = 0.45;

const channel = (color: Color, at: number): number => parseInt(color.slice(at, at + 2), 16) / 255;

/** The ring of a point of a colour. */
function ringOf(color: Color): Edge {
  const [red, green, blue] = [channel(color, 1), channel(color, 3), channel(color, 5)];
  // Luma of ITU-R BT.601.
  return 0.299 * red + 0.587 * green + 0.114 * blue > PALE ? RINGS.pale : RINGS.dark;
}

/** Of what has no value. */
export const NO_VALUE: Color = '#969c98';

/** A point with a ring, as large as a circle of 9 px (6.75 pt) unless said otherwise. */
export const marker = (shape: Shape, color: Color, size = 6.75, edge = ringOf(color)): PointSymbol => ({
  kind: 'point',
  shape,
  color,
  size,
  edge
});

/** A point of `shape` for one class of several. */
export const classMarker =
  (shape: Shape, size?: number) =>
  (color: Color): PointSymbol =>
    marker(shape, color, size);

/** The same, larger from class to class. */
export const growingMarker =
  (shape: Shape) =>
  (color: Color, index: number): PointSymbol =>
    marker(shape, color, 6 + 2.25 * index);

/** A clear fill ('#00000000') is solid all the same: without one, a click inside an area would not find it. */
export const area = (color: Color, edge: Color, width: number): AreaSymbol => ({
  kind: 'area',
  color,
  edge: { color: edge, width }
});
export const CLEAR: Color = '#00000000';

/** An area of one class of several: its colour with a thin grey edge that shows on light and dark ground. */
export const classArea = (color: Color): AreaSymbol => area(`${color.slice(0, 7)}d7`, '#686e6abe', 0.5);

export const line = (color: Color, width: number): LineSymbol => ({ kind: 'line', color, width });

/** Shapes that no map engine knows by name, as SVG paths; those it knows have none. */
export const SHAPE_PATHS: Partial<Readonly<Record<Shape, string>>> = {
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
