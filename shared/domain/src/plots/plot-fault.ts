/** Faults of plots. Source: ledger BY-16; docs/rules/plots.md defines each. */
import { formatGroupedNumber } from '../formats';
import type { Locale } from '../locale';
import { formatMessage } from '../messages/messages';
import { formatPlotPlace } from './plot-position';
import type { LonLat } from './plot-shape';

/** 'error': the plot cannot be exported. 'warning': a person decides whether it is right. */
export type PlotFaultLevel = 'error' | 'warning';

/** Level of each fault, in the order in which they are listed. */
export const PLOT_FAULT_LEVELS = {
  notOnEarth: 'error',
  tooManyVertices: 'error',
  tooFewVertices: 'error',
  ringNotClosed: 'error',
  ringRepeated: 'error',
  severalRings: 'error',
  vertexRepeated: 'error',
  crossing: 'error',
  spike: 'warning',
  fewDecimals: 'error',
  pointTooLarge: 'error',
  pointWithoutArea: 'error',
  statedAreaDiffers: 'warning',
  tooLarge: 'warning',
  axesSwapped: 'error',
  outsideNigeria: 'error',
  inWater: 'warning',
  farFromCommunity: 'warning',
  duplicate: 'error',
  overlap: 'warning'
} as const satisfies Record<string, PlotFaultLevel>;
export type PlotFaultCode = keyof typeof PLOT_FAULT_LEVELS;
export const PLOT_FAULT_CODES = Object.keys(PLOT_FAULT_LEVELS) as [PlotFaultCode, ...PlotFaultCode[]];

/** A fault with the figures of its message. Areas are in ha, shares in %, distances in km. */
export interface PlotFault {
  readonly code: PlotFaultCode;
  readonly values: Readonly<Record<string, number | string>>;
  /** Positions of the fault on the map; empty when it is of the whole plot. */
  readonly places: readonly LonLat[];
}

/** Returns a fault at places; its message names how many they are and the first. */
export const createPlaceFault = (
  code: PlotFaultCode,
  places: readonly LonLat[],
  values: PlotFault['values'] = {}
): PlotFault => ({ code, places, values: { count: places.length, ...values } });

/** Returns whether one of the faults keeps a plot out of the export. */
export const hasPlotError = ({ faults }: { readonly faults: readonly Pick<PlotFault, 'code'>[] }): boolean =>
  faults.some(({ code }) => PLOT_FAULT_LEVELS[code] === 'error');

/** Most decimals of a figure in a message. */
const MESSAGE_DECIMALS = 2;

/**
 * Returns the sentence of a fault and what to change.
 * @example describePlotFault({ code: 'tooLarge', values: { hectares: 80, max: 50 }, places: [] }, 'en').text → "The plot has 80 ha; a smallholder has at most 50 ha."
 */
export function describePlotFault(
  { code, values, places }: PlotFault,
  locale: Locale
): { readonly text: string; readonly hint: string } {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // The count chooses the plural; other figures are written as on the page.
      typeof value === 'number' && name !== 'count' ? formatGroupedNumber(value, MESSAGE_DECIMALS) : value
    ])
  );
  const [first] = places;
  const written = { ...texts, ...(first && { place: formatPlotPlace(first) }) };
  return {
    text: formatMessage(`plot.${code}`, locale, written),
    hint: formatMessage(`plotHint.${code}`, locale, written)
  };
}
