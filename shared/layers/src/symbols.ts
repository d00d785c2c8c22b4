/** '#rrggbb' or, with an alpha, '#rrggbbaa'. */
export type Color = string;
export type Shape = 'circle' | 'square' | 'diamond' | 'triangle';

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

const RING: Edge = { color: '#ffffff', width: 1.1 };
/** Pale classes stand off the light basemap by it. */
const DARK_RING: Edge = { color: '#343a36e6', width: 0.7 };

/** Of what has no value. */
export const NO_VALUE: Color = '#969c98';

/** A point with a white ring, as large as a circle of 9 px (6.75 pt) unless said otherwise. */
export const marker = (shape: Shape, color: Color, size = 6.75, edge = RING): PointSymbol => ({
  kind: 'point',
  shape,
  color,
  size,
  edge
});

/** A point of `shape` for one class of several, some of them pale. */
export const classMarker =
  (shape: Shape, size?: number) =>
  (color: Color): PointSymbol =>
    marker(shape, color, size, DARK_RING);

/** The same, larger from class to class. */
export const growingMarker =
  (shape: Shape) =>
  (color: Color, index: number): PointSymbol =>
    marker(shape, color, 6 + 2.25 * index, DARK_RING);

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

const SHAPES: readonly Shape[] = ['circle', 'square', 'diamond', 'triangle'];
/** The colours of Okabe and Ito (2008), told apart with any colour vision; the yellow and the black are left out. */
const HUES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#7a5c3d'] as const;

/** The symbol of the kind at `index`: no two of the first 28 share both shape and colour. */
export const kindMarker = (index: number): PointSymbol =>
  marker(SHAPES[index % SHAPES.length]!, HUES[index % HUES.length]!, 8.25);

/** A kind that is in no list. */
export const otherKind: PointSymbol = marker('circle', '#78827c');
