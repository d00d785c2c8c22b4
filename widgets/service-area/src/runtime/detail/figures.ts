import type { ServiceAreaFigures } from 'widgets/shared-code/site-core';
import { formatNaira, formatNumber, formatQuantity } from 'widgets/shared-code/site-core';

/** The fields of 'Service area result', without the flag that marks the default price. */
export type FigureField = Exclude<keyof ServiceAreaFigures, 'currentP1PriceIsDefault'>;

type Format = (value: number | null) => string;
const count: Format = (value) => formatNumber(value);
const tonnes: Format = (value) => formatQuantity(value, 't', 1);
const hectares: Format = (value) => formatQuantity(value, 'ha', 1);

/** How each figure is written, with its unit. */
export const FIGURE_FORMATS: Readonly<Record<FigureField, Format>> = {
  noOfMills: count,
  totalTonsBought: tonnes,
  totalAcres: (value) => formatQuantity(value, 'ac'),
  avgPricePerTonne: (value) => formatNaira(value),
  weeklyP1Yield: tonnes,
  weeklyFFBYield: tonnes,
  logisticsCost: (value) => `${formatNaira(value, 2)} / t`,
  profit_week: (value) => formatNaira(value),
  totalNoOfTransactions: count,
  currentP1Price: (value) => formatNaira(value),
  minigridsTotal: count,
  oilPalmPFTotal: count,
  maizeProduction2022: tonnes,
  maizeProduction2023: tonnes,
  maizeLandSize2022: hectares,
  maizeLandSize2023: hectares,
  pksBiomass: tonnes,
  biocharOutput: tonnes,
  landForBiochar: hectares,
  maizeLandAvailableForBiochar: (value) => (value === null ? '–' : `${formatNumber(value, 1)} %`)
};

/** The large figures, two to a row. */
export const MAIN_FIGURES: readonly FigureField[] = [
  'noOfMills',
  'totalTonsBought',
  'totalAcres',
  'avgPricePerTonne',
  'weeklyP1Yield',
  'weeklyFFBYield',
  'logisticsCost',
  'profit_week'
];

export const BIOCHAR_FIGURES: readonly FigureField[] = ['pksBiomass', 'biocharOutput', 'landForBiochar'];

/** The small figures, one to a line. */
export const MORE_FIGURES: readonly FigureField[] = [
  'totalNoOfTransactions',
  'currentP1Price',
  'minigridsTotal',
  'oilPalmPFTotal',
  'maizeProduction2022',
  'maizeProduction2023',
  'maizeLandSize2022',
  'maizeLandSize2023'
];
