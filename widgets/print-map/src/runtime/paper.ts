import type { Orientation, PaperSize } from 'widgets/shared-code/site-tools';

/* Measures of paper: millimetres, independent of the theme of the screen. */

const MM_PER_INCH = 25.4;
/** Resolution assumed by CSS and by the scales of the Maps SDK. */
const CSS_PX_PER_INCH = 96;

/** Maximum lines of a legend beside a picture. */
const MOST_LINES_BESIDE = 26;

/** Returns whether a legend is placed beside the picture; otherwise it is beneath it in columns. */
export const isBesidePicture = (orientation: Orientation, lines: number): boolean =>
  orientation === 'landscape' && lines > 0 && lines <= MOST_LINES_BESIDE;

/** Returns the size of the map's picture: as wide as the paper, or with space for the legend. */
export function pictureSize(orientation: Orientation, hasLegendBeside: boolean): PaperSize {
  if (orientation === 'portrait') return { width: 190, height: 150 };
  return { width: hasLegendBeside ? 204 : 277, height: 152 };
}

/** Converts millimetres to dots at the given dots per inch. */
export const toDots = (millimetres: number, perInch: number): number =>
  Math.round((millimetres / MM_PER_INCH) * perInch);

export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the largest centred part of a view with the proportions of a picture, px. */
export function computePictureArea(
  view: Pick<PixelArea, 'width' | 'height'>,
  { width, height }: PaperSize
): PixelArea {
  const perMm = Math.min(view.width / width, view.height / height);
  const area = { width: Math.round(width * perMm), height: Math.round(height * perMm) };
  return {
    x: Math.round((view.width - area.width) / 2),
    y: Math.round((view.height - area.height) / 2),
    ...area
  };
}

interface ViewScale {
  /** Denominator of the scale as computed by the Maps SDK: true at the equator. */
  readonly scale: number;
  /** Latitude of the middle, degrees. */
  readonly latitude: number;
}

/** Returns the metres on the ground that a pixel covers in the middle of a map in Mercator projection. */
export const groundPerPixel = ({ scale, latitude }: ViewScale): number =>
  (scale * MM_PER_INCH * Math.cos((latitude * Math.PI) / 180)) / CSS_PX_PER_INCH / 1000;
