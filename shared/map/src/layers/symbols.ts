import type {
  FillSymbolJson,
  LineSymbolJson,
  MarkerStyle,
  MarkerSymbolJson,
  OutlineJson,
  Rgba
} from '../web-map-json';

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** '#rrggbb' as a symbol writes it. */
export const rgba = (hex: string, alpha = 255): Rgba => [
  channel(hex, 1),
  channel(hex, 3),
  channel(hex, 5),
  alpha
];

const RING: OutlineJson = { color: [255, 255, 255, 255], width: 1.1 };
/** Pale classes stand off the light basemap by it. */
const DARK_RING: OutlineJson = { color: [52, 58, 54, 230], width: 0.7 };

/** Shapes with points have to be larger to look as large as a circle. */
const LARGER: Readonly<Record<MarkerStyle, number>> = {
  esriSMSCircle: 1,
  esriSMSSquare: 1,
  esriSMSDiamond: 1.35,
  esriSMSTriangle: 1.35
};

/** Of what has no value. */
export const NO_VALUE: Rgba = [150, 156, 152, 255];

/** A point with a white ring, as large as a circle of 9 px (6.75 pt) unless said otherwise. */
export const marker = (style: MarkerStyle, color: Rgba, size = 6.75, ring = RING): MarkerSymbolJson => ({
  type: 'esriSMS',
  style,
  color,
  size: size * LARGER[style],
  outline: ring
});

export const dot = (color: Rgba, size?: number): MarkerSymbolJson => marker('esriSMSCircle', color, size);

/** A point of `style` for one class of several, some of them pale. */
export const classMarker =
  (style: MarkerStyle, size?: number) =>
  (color: Rgba): MarkerSymbolJson =>
    marker(style, color, size, DARK_RING);

export const classDot = classMarker('esriSMSCircle');

/** The same, larger from class to class. */
export const growingMarker =
  (style: MarkerStyle) =>
  (color: Rgba, index: number): MarkerSymbolJson =>
    marker(style, color, 6 + 2.25 * index, DARK_RING);

/** A clear fill is solid all the same: without one, a click inside an area would not find it. */
export const fill = (color: Rgba, outline: Rgba, width: number): FillSymbolJson => ({
  type: 'esriSFS',
  style: 'esriSFSSolid',
  color,
  outline: { color: outline, width }
});

/** An area of one class of several: its colour with a thin grey edge that shows on light and dark ground. */
export const classFill = (color: Rgba): FillSymbolJson =>
  fill([color[0], color[1], color[2], 215], [104, 110, 106, 190], 0.5);

export const line = (color: Rgba, width: number): LineSymbolJson => ({
  type: 'esriSLS',
  style: 'esriSLSSolid',
  color,
  width
});

const SHAPES: readonly MarkerStyle[] = [
  'esriSMSCircle',
  'esriSMSSquare',
  'esriSMSDiamond',
  'esriSMSTriangle'
];
/** The colours of Okabe and Ito (2008), told apart with any colour vision; the yellow and the black are left out. */
const HUES = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#7a5c3d'] as const;

/** The symbol of the kind at `index`: no two of the first 28 share both shape and colour. */
export const kindMarker = (index: number): MarkerSymbolJson =>
  marker(SHAPES[index % SHAPES.length], rgba(HUES[index % HUES.length]), 8.25);

/** A kind that is in no list. */
export const otherKind: MarkerSymbolJson = marker('esriSMSCircle', [120, 130, 124, 255]);
