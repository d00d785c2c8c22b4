/* Measures of paper: millimetres, independent of the theme of the screen. */

/** Orientation of A4 paper. */
export type Orientation = 'landscape' | 'portrait';

export interface PaperSize {
  /** mm */
  readonly width: number;
  readonly height: number;
}

/** Margin at each side of a sheet, mm. */
export const SHEET_MARGIN = 10;

/** Longest scale bar, mm. */
const LONGEST_BAR = 50;

export interface ScaleBar {
  readonly metres: number;
  /** mm */
  readonly length: number;
}

/**
 * Returns the longest scale bar that fits, of a length of 1, 2 or 5 times a power of 10.
 * @param metresPerMm metres on the ground for a millimetre on paper
 */
export function fitScaleBar(metresPerMm: number): ScaleBar {
  const most = metresPerMm * LONGEST_BAR;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, length: metres / metresPerMm };
}
