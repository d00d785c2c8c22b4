import type { Orientation } from '../config';

/* Paper has measures of its own: millimetres, whatever the theme of the screen says. */

export interface Size {
  /** mm */
  readonly width: number;
  readonly height: number;
}

/** Free at each side of a sheet, mm. */
export const MARGIN = 10;
const MM_PER_INCH = 25.4;
/** What CSS and the scales of the Maps SDK reckon with. */
const CSS_PX_PER_INCH = 96;

/** Lines of a legend that fit beside a picture. */
const MOST_LINES_BESIDE = 26;

/** Whether a legend of so many lines stands beside the picture, or beneath it in columns. */
export const isBeside = (orientation: Orientation, lines: number): boolean =>
  orientation === 'landscape' && lines > 0 && lines <= MOST_LINES_BESIDE;

/** The picture of the map: as wide as the paper, or with room for the legend. */
export function pictureSize(orientation: Orientation, hasLegendBeside: boolean): Size {
  if (orientation === 'portrait') return { width: 190, height: 150 };
  return { width: hasLegendBeside ? 204 : 277, height: 152 };
}

/** Dots of a picture that has so many an inch. */
export const dotsOf = (millimetres: number, perInch: number): number =>
  Math.round((millimetres / MM_PER_INCH) * perInch);

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of a view, from its middle, with the proportions of a picture. px */
export function areaOf(view: Pick<Area, 'width' | 'height'>, { width, height }: Size): Area {
  const perMm = Math.min(view.width / width, view.height / height);
  const area = { width: Math.round(width * perMm), height: Math.round(height * perMm) };
  return {
    x: Math.round((view.width - area.width) / 2),
    y: Math.round((view.height - area.height) / 2),
    ...area
  };
}

interface Seen {
  /** 1 : scale, as the Maps SDK reckons it: true at the equator. */
  readonly scale: number;
  /** Degrees, of the middle. */
  readonly latitude: number;
}

/** Metres on the ground that a pixel of a map in Mercator's projection covers at its middle. */
export const groundPerPixel = ({ scale, latitude }: Seen): number =>
  (scale * MM_PER_INCH * Math.cos((latitude * Math.PI) / 180)) / CSS_PX_PER_INCH / 1000;

/** Longest scale bar, mm. */
const LONGEST_BAR = 50;

export interface ScaleBar {
  readonly metres: number;
  /** mm */
  readonly length: number;
}

/** The longest bar that fits of a round length: 1, 2 or 5 and noughts. @param metresPerMm on the ground, for one on paper */
export function scaleBar(metresPerMm: number): ScaleBar {
  const most = metresPerMm * LONGEST_BAR;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, length: metres / metresPerMm };
}
