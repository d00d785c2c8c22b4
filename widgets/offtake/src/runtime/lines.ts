/** The figures of a place as lines: the screen, two places side by side and the exported table read them from here. */
import {
  applicationUpside,
  bandOf,
  formatDollars,
  formatNumber,
  formatQuantity,
  message,
  outputPercent,
  shareOfNeed,
  SOIL_PROPERTIES,
  SOIL_UNITS,
  soilLegends,
  suitabilityLegend
} from 'widgets/shared-code/site-core';
import type {
  ApplicationUpside,
  FacilityOption,
  Locale,
  OfftakeFarmKind,
  OfftakeParameters,
  OfftakeSummary,
  SoilProperty
} from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import type { Analysis, SoilReading } from './data/use-analysis';
import type { Texts } from './use-texts';

export interface Line {
  readonly key: string;
  readonly label: string;
  /** Null where it is not known. */
  readonly value: number | string | null;
  /** Empty for a number of things. */
  readonly unit: string;
  /** The value as it reads, with its unit. */
  readonly text: string;
  /** The farms that were counted. */
  readonly farms?: OfftakeFarmKind;
  readonly strong?: boolean;
}

interface Words {
  readonly t: Texts;
  readonly locale: Locale;
}

type Rest = Pick<Line, 'farms' | 'strong'>;

const counted = (key: string, label: string, value: number | null, rest: Rest = {}): Line => ({
  key,
  label,
  value,
  unit: '',
  text: formatNumber(value),
  ...rest
});

function measured(
  key: string,
  label: string,
  value: number | null,
  unit: string,
  digits: number,
  rest: Rest = {}
): Line {
  return { key, label, value, unit, text: formatQuantity(value, unit, digits), ...rest };
}

export function farmLines({ summary: { farms } }: Analysis, { t }: Words): Line[] {
  const { commercialFarmCount, smallFarmCount, maizeFarmCount, geofencedFarmCount } = farms;
  return [
    counted('commercialFarmCount', t('commercialFarmCount'), commercialFarmCount, { farms: 'commercial' }),
    counted('smallFarmCount', t('smallFarmCount'), smallFarmCount),
    counted('maizeFarmCount', t('maizeFarmCount'), maizeFarmCount, { farms: 'maize' }),
    counted('geofencedFarmCount', t('geofencedFarmCount'), geofencedFarmCount, { farms: 'geofenced' }),
    measured('totalFarmArea', t('totalFarmArea'), farms.totalFarmArea, 'ha', 0),
    measured('selectedBufferArea', t('selectedBufferArea'), farms.selectedBufferArea, 'ha', 0),
    measured('percentAreaUsed', t('percentAreaUsed'), farms.percentAreaUsed, '%', 2, { strong: true })
  ];
}

/** The name of a class of suitability in the reader's language. */
export const bandName = (
  id: string | null,
  { parameters }: OfftakeSummary,
  locale: Locale
): string | null => {
  const band = suitabilityLegend(parameters).bands.find((one) => one.id === id);
  return band ? localText(band.label, locale) : null;
};

/** The class of a value of a soil property by the limits of the answer, in the reader's language. */
export const soilClass = (
  property: SoilProperty,
  value: number,
  limits: OfftakeParameters,
  locale: Locale
): string => {
  const band = bandOf<string>(soilLegends(limits)[property].bands, value);
  return band ? localText(band.label, locale) : '';
};

/** A value of a soil property with its unit; of acidity the name says it. */
export const soilText = (property: SoilProperty, value: number): string =>
  property === 'pH' ? formatNumber(value, 1) : formatQuantity(value, SOIL_UNITS[property], 1);

export function suitabilityLines({ summary }: Analysis, { t, locale }: Words): Line[] {
  const { status, value, band, shares, samples } = summary.suitability;
  const missing = status === 'unavailable' ? t('suitabilityUnavailable') : message('raster.noData', locale);
  const known = value === null ? missing : `${formatNumber(value)} · ${bandName(band, summary, locale)}`;
  return [
    { key: 'suitability', label: t('suitability'), value, unit: '', text: known },
    ...shares.map((share) =>
      measured(
        `share_${share.band}`,
        t('shareOf', { band: bandName(share.band, summary, locale) ?? share.band }),
        samples === 0 ? null : (100 * share.samples) / samples,
        '%',
        0
      )
    )
  ];
}

/** Why a soil property has no figure, in words; null where it has one. */
export function soilProblem(reading: SoilReading, { t, locale }: Words): string | null {
  if (reading.status === 'loading') return t('soilLoading');
  if (reading.status === 'failed') return message('soil.notAvailable', locale);
  return reading.statistics ? null : message('soil.notAvailable', locale);
}

/** One line for each property: the average, and between what the samples lie. */
export const soilLines = ({ soil }: Analysis, words: Words): Line[] =>
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

/** Each property in four lines, for a table that other programs read. */
export const soilDetailLines = ({ soil }: Analysis, words: Words): Line[] =>
  SOIL_PROPERTIES.flatMap((property) => {
    const reading = soil[property];
    const statistics = reading.status === 'ready' ? reading.statistics : null;
    const label = words.t(`soil_${property}`);
    const unit = property === 'pH' ? '' : SOIL_UNITS[property];
    const part = (name: 'average' | 'min' | 'max' | 'samples'): Line => ({
      key: `${property}_${name}`,
      label: `${label}: ${words.t(`soil_${name}`)}`,
      value: statistics?.[name] ?? soilProblem(reading, words),
      unit: name === 'samples' ? '' : unit,
      text: statistics ? formatNumber(statistics[name], 1) : (soilProblem(reading, words) ?? '')
    });
    return [part('average'), part('min'), part('max'), part('samples')];
  });

/** The upside of a facility's output round a place; null where there is no need, or no output. */
export function upsideOf(summary: OfftakeSummary, facility: FacilityOption): ApplicationUpside | null {
  return applicationUpside(outputPercent(facility.output, summary.biocharNeed), summary.parameters);
}

/**
 * The output percent of a facility: where it is capped, at what, and what it would be; empty where it is not known.
 * @param digits decimals at most.
 */
export function percentText(
  { biocharNeed }: OfftakeSummary,
  { output }: FacilityOption,
  t: Texts,
  digits = 1
): string {
  const [percent, share] = [outputPercent(output, biocharNeed), shareOfNeed(output, biocharNeed)];
  if (percent === null) return '';
  const text = formatQuantity(percent, '%', digits);
  return share !== null && share > percent
    ? t('capped', { most: text, percent: formatNumber(share, digits) })
    : text;
}

/** Returns the biochar that the farms of a place take at the agronomic dose: '250 ha × 10 t/ha = 2,500 t'. */
export const needText = ({ farms, biocharNeed, parameters }: OfftakeSummary): string =>
  `${formatQuantity(farms.totalFarmArea, 'ha', 0)} × ${formatQuantity(parameters.biocharRatePerHectare, 't/ha', 1)} = ${formatQuantity(biocharNeed, 't', 0)}`;

export function upsideLines({ summary }: Analysis, facility: FacilityOption, { t }: Words): Line[] {
  const upside = upsideOf(summary, facility);
  const { percent, soil, gain, credits } = {
    percent: upside?.outputPercent ?? null,
    soil: upside?.soilGain ?? null,
    gain: upside?.yieldGain ?? null,
    credits: upside?.carbonCredits ?? null
  };
  return [
    {
      ...measured('outputPercent', t('outputPercent'), percent, '%', 1, { strong: true }),
      ...(percent !== null && { text: percentText(summary, facility, t) })
    },
    measured('soilGain', t('soilGain'), soil, '%', 1),
    measured('yieldGain', t('yieldGain'), gain, '%', 1),
    {
      key: 'carbonCredits',
      label: t('carbonCredits'),
      value: credits,
      unit: 'USD/year',
      text: credits === null ? formatDollars(null) : t('perYear', { amount: formatDollars(credits) })
    }
  ];
}
