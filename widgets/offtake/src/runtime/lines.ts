/**
 * Formats the figures of an analysis as lines, for the screen, the comparison of two places and the exported
 * table.
 */
import {
  formatDollars,
  formatMessage,
  formatNumber,
  formatQuantity,
  joinWithColon,
  SOIL_PROPERTIES
} from 'widgets/shared-code/site-base';
import type { Locale, SoilProperty } from 'widgets/shared-code/site-base';
import {
  buildSoilLegends,
  buildSuitabilityLegend,
  computeApplicationUpside,
  computeOutputPercent,
  computeShareOfNeed,
  findBand,
  SOIL_UNITS
} from 'widgets/shared-code/site-domain';
import type {
  ApplicationUpside,
  FacilityOption,
  OfftakeFarmKind,
  OfftakeParameters,
  OfftakeSummary
} from 'widgets/shared-code/site-domain';
import { translateText } from 'widgets/shared-code/site-map';
import type { OfftakeAnalysis, SoilReading } from './data/use-analysis';
import type { Texts } from './use-texts';

export interface OfftakeLine {
  readonly key: string;
  readonly label: string;
  /** Null when not known. */
  readonly value: number | string | null;
  /** Empty for a count. */
  readonly unit: string;
  /** The formatted value with its unit. */
  readonly text: string;
  /** Kind of the farms that were counted. */
  readonly farms?: OfftakeFarmKind;
  readonly strong?: boolean;
}

interface TextContext {
  readonly t: Texts;
  readonly locale: Locale;
}

type LineOptions = Pick<OfftakeLine, 'farms' | 'strong'>;

const createCountLine = (
  key: string,
  label: string,
  value: number | null,
  rest: LineOptions = {}
): OfftakeLine => ({
  key,
  label,
  value,
  unit: '',
  text: formatNumber(value),
  ...rest
});

function createQuantityLine(
  key: string,
  label: string,
  value: number | null,
  unit: string,
  digits: number,
  rest: LineOptions = {}
): OfftakeLine {
  return { key, label, value, unit, text: formatQuantity(value, unit, digits), ...rest };
}

export function farmLines({ summary: { farms } }: OfftakeAnalysis, { t }: TextContext): OfftakeLine[] {
  const { commercialFarmCount, smallFarmCount, maizeFarmCount, geofencedFarmCount } = farms;
  return [
    createCountLine('commercialFarmCount', t('commercialFarmCount'), commercialFarmCount, {
      farms: 'commercial'
    }),
    createCountLine('smallFarmCount', t('smallFarmCount'), smallFarmCount),
    createCountLine('maizeFarmCount', t('maizeFarmCount'), maizeFarmCount, { farms: 'maize' }),
    createCountLine('geofencedFarmCount', t('geofencedFarmCount'), geofencedFarmCount, {
      farms: 'geofenced'
    }),
    createQuantityLine('totalFarmArea', t('totalFarmArea'), farms.totalFarmArea, 'ha', 0),
    createQuantityLine('selectedBufferArea', t('selectedBufferArea'), farms.selectedBufferArea, 'ha', 0),
    createQuantityLine('percentAreaUsed', t('percentAreaUsed'), farms.percentAreaUsed, '%', 2, {
      strong: true
    })
  ];
}

/** Returns the name of a suitability class in the reader's language; null for an unknown class. */
export const bandName = (
  id: string | null,
  { parameters }: OfftakeSummary,
  locale: Locale
): string | null => {
  const band = buildSuitabilityLegend(parameters).bands.find((one) => one.id === id);
  return band ? translateText(band.label, locale) : null;
};

/** Returns the class of a soil value by the limits of the response, in the reader's language. */
export const soilClass = (
  property: SoilProperty,
  value: number,
  limits: OfftakeParameters,
  locale: Locale
): string => {
  const band = findBand<string>(buildSoilLegends(limits)[property].bands, value);
  return band ? translateText(band.label, locale) : '';
};

/** Formats a soil value with its unit; pH has no unit, since it is in the label. */
export const soilText = (property: SoilProperty, value: number): string =>
  property === 'pH' ? formatNumber(value, 1) : formatQuantity(value, SOIL_UNITS[property], 1);

export function suitabilityLines({ summary }: OfftakeAnalysis, { t, locale }: TextContext): OfftakeLine[] {
  const { status, value, band, shares, samples } = summary.suitability;
  const missing =
    status === 'unavailable' ? t('suitabilityUnavailable') : formatMessage('raster.noData', locale);
  const known = value === null ? missing : `${formatNumber(value)} · ${bandName(band, summary, locale)}`;
  return [
    { key: 'suitability', label: t('suitability'), value, unit: '', text: known },
    ...shares.map((share) =>
      createQuantityLine(
        `share_${share.band}`,
        t('shareOf', { band: bandName(share.band, summary, locale) ?? share.band }),
        samples === 0 ? null : (100 * share.samples) / samples,
        '%',
        0
      )
    )
  ];
}

/** Returns why a soil property has no figure; null when it has one. */
export function soilProblem(reading: SoilReading, { t, locale }: TextContext): string | null {
  if (reading.status === 'loading') return t('soilLoading');
  if (reading.status === 'failed') return formatMessage('soil.notAvailable', locale);
  return reading.statistics ? null : formatMessage('soil.notAvailable', locale);
}

/** Returns one line per property: the average, and the range of the samples. */
export const soilLines = ({ soil }: OfftakeAnalysis, words: TextContext): OfftakeLine[] =>
  SOIL_PROPERTIES.map((property) => {
    const reading = soil[property];
    const statistics = reading.status === 'ready' ? reading.statistics : null;
    const label = words.t(`soil_${property}`);
    const unit = property === 'pH' ? '' : SOIL_UNITS[property];
    const { average = null, min = null, max = null } = statistics ?? {};
    const text =
      average === null
        ? (soilProblem(reading, words) ?? '')
        : `${soilText(property, average)} (${formatNumber(min, 1)}–${formatNumber(max, 1)})`;
    return { key: property, label, value: average, unit, text };
  });

/** Returns four lines per property, for a table that other programs read. */
export const soilDetailLines = ({ soil }: OfftakeAnalysis, words: TextContext): OfftakeLine[] =>
  SOIL_PROPERTIES.flatMap((property) => {
    const reading = soil[property];
    const statistics = reading.status === 'ready' ? reading.statistics : null;
    const label = words.t(`soil_${property}`);
    const unit = property === 'pH' ? '' : SOIL_UNITS[property];
    const createStatisticLine = (name: 'average' | 'min' | 'max' | 'samples'): OfftakeLine => ({
      key: `${property}_${name}`,
      label: joinWithColon(label, words.t(`soil_${name}`)),
      value: statistics?.[name] ?? soilProblem(reading, words),
      unit: name === 'samples' ? '' : unit,
      text: statistics ? formatNumber(statistics[name], 1) : (soilProblem(reading, words) ?? '')
    });
    return [
      createStatisticLine('average'),
      createStatisticLine('min'),
      createStatisticLine('max'),
      createStatisticLine('samples')
    ];
  });

/** Computes the upside of a facility's output at a place; null when there is no need or no output. */
export function computeUpside(summary: OfftakeSummary, facility: FacilityOption): ApplicationUpside | null {
  return computeApplicationUpside(
    computeOutputPercent(facility.output, summary.biocharNeed),
    summary.parameters
  );
}

/**
 * Formats the output percent of a facility, with the uncapped percent if it is capped; empty when not known.
 * @param digits maximum decimals.
 */
export function percentText(
  { biocharNeed }: OfftakeSummary,
  { output }: FacilityOption,
  t: Texts,
  digits = 1
): string {
  const [percent, share] = [
    computeOutputPercent(output, biocharNeed),
    computeShareOfNeed(output, biocharNeed)
  ];
  if (percent === null) return '';
  const text = formatQuantity(percent, '%', digits);
  return share !== null && share > percent
    ? t('capped', { most: text, percent: formatNumber(share, digits) })
    : text;
}

/** Returns the biochar that the farms of a place take at the agronomic dose: '250 ha × 10 t/ha = 2,500 t'. */
export const needText = ({ farms, biocharNeed, parameters }: OfftakeSummary): string =>
  `${formatQuantity(farms.totalFarmArea, 'ha', 0)} × ${formatQuantity(parameters.biocharRatePerHectare, 't/ha', 1)} = ${formatQuantity(biocharNeed, 't', 0)}`;

export function upsideLines(
  { summary }: OfftakeAnalysis,
  facility: FacilityOption,
  { t }: TextContext
): OfftakeLine[] {
  const upside = computeUpside(summary, facility);
  const { percent, soil, gain, credits } = {
    percent: upside?.outputPercent ?? null,
    soil: upside?.soilGain ?? null,
    gain: upside?.yieldGain ?? null,
    credits: upside?.carbonCredits ?? null
  };
  return [
    {
      ...createQuantityLine('outputPercent', t('outputPercent'), percent, '%', 1, { strong: true }),
      ...(percent !== null && { text: percentText(summary, facility, t) })
    },
    createQuantityLine('soilGain', t('soilGain'), soil, '%', 1),
    createQuantityLine('yieldGain', t('yieldGain'), gain, '%', 1),
    {
      key: 'carbonCredits',
      label: t('carbonCredits'),
      value: credits,
      unit: 'USD/year',
      text: credits === null ? formatDollars(null) : t('perYear', { amount: formatDollars(credits) })
    }
  ];
}
