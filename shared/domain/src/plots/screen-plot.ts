/**
 * Screening of a plot against forest, deforestation and areas of high value. Source: ledger BY-16; Regulation (EU)
 * 2023/1115, article 2(3), 2(4) and 2(13); docs/rules/plots.md contains the rule as a table.
 */
import { formatGroupedNumber } from '../formats';
import type { Locale } from '../locale';
import { formatMessage } from '../messages/messages';
import { toFinite } from '../numbers';
import type { Result } from '../result';
import { isIsoDay } from '../time/lagos';
import { SCREENING_GAPS } from './screening-terms';
import type { ScreeningFindingKind, ScreeningGap, ScreeningVerdict } from './screening-terms';

/** Shares are of the plot's area, 0 to 1; null, and a number that is no share, are unknown. */
type Share = number | null;

/** An area that the plot intersects. */
interface DatedArea {
  /** Day of the deforestation, 'YYYY-MM-DD'; null when the layer has no date. */
  readonly day: string | null;
  readonly share: Share;
}
interface NamedArea {
  readonly name: string;
  readonly share: Share;
}

/** Answer of a layer about a plot; `areas` is null when it did not answer. */
interface LayerAreas<Area> {
  readonly layer: string;
  readonly areas: readonly Area[] | null;
}

/** Answers of the layers about a plot. A null layer was not asked. */
export interface PlotEvidence {
  readonly forest2020: { readonly layer: string; readonly share: Share } | null;
  /** Loss of trees by year; a year from `firstYear` to `lastYear` that is not listed has no loss. */
  readonly loss: {
    readonly layer: string;
    readonly firstYear: number;
    readonly lastYear: number;
    readonly years: readonly { readonly year: number; readonly share: Share }[];
  } | null;
  readonly deforestation: readonly LayerAreas<DatedArea>[];
  readonly protectedAreas: LayerAreas<NamedArea> | null;
  readonly highConservationValue: LayerAreas<NamedArea> | null;
  readonly highCarbonStock: LayerAreas<NamedArea> | null;
}

export interface ScreeningRules {
  /** Last day, 'YYYY-MM-DD', on which deforestation is allowed. */
  readonly cutOff: string;
  /** Day of the screening in Lagos, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Share of the plot from which deforestation is a conflict; below, it may be the edge of a pixel. */
  readonly conflictShare: number;
  /** Years by which the last year of losses may lag behind today. */
  readonly maxLagYears: number;
}

/**
 * Rules at the start, without the day. The cut-off date is that of article 2(13); the others are decisions of this
 * product: 1 % of 4 ha is less than half a pixel of 30 m.
 */
export const DEFAULT_SCREENING_RULES: Omit<ScreeningRules, 'today'> = {
  cutOff: '2020-12-31',
  conflictShare: 0.01,
  maxLagYears: 2
};

/** An intersection that speaks against a plot. */
export interface ScreeningFinding {
  readonly kind: ScreeningFindingKind;
  readonly verdict: 'review' | 'conflict';
  readonly layer: string;
  /** Year or day; null without a date. */
  readonly date: string | null;
  /** Share of the plot, 0 to 1. */
  readonly share: number;
  /** Name of the area; null for findings of layers without names. */
  readonly name: string | null;
}

export interface Screening {
  readonly verdict: ScreeningVerdict;
  readonly findings: readonly ScreeningFinding[];
  /** Missing evidence, also beside a conflict. */
  readonly gaps: readonly ScreeningGap[];
}

export const SCREENING_FAULTS = ['invalidCutOff', 'futureCutOff'] as const;
export type ScreeningFault = (typeof SCREENING_FAULTS)[number];

const toShare = (value: Share): number | null => {
  const share = toFinite(value);
  return share === null || share < 0 || share > 1 ? null : share;
};

const isKnown = ({ share }: { readonly share: Share }): boolean => toShare(share) !== null;

/** Returns what is positive; unknown shares are gaps, which `listGaps` reports. */
const listPositive = <Item extends { readonly share: Share }>(items: readonly Item[]) =>
  items.flatMap((item) => {
    const share = toShare(item.share);
    return share === null || share === 0 ? [] : [{ ...item, share }];
  });

/** Returns the first year of losses that is wholly after the cut-off date. */
const getFirstYearAfter = (cutOff: string): number => Number(cutOff.slice(0, 4)) + 1;

/** Returns whether some of the cut-off date's own year is after it, so that a loss of the year may be too. */
const hasRestOfYear = (cutOff: string): boolean => !cutOff.endsWith('-12-31');

function findLosses({ loss, forest2020 }: PlotEvidence, { cutOff, conflictShare }: ScreeningRules) {
  if (!loss) return [];
  const first = getFirstYearAfter(cutOff);
  const forest = forest2020 && toShare(forest2020.share);
  const losses = listPositive(loss.years);
  const after = losses.filter(({ year }) => year >= first);
  const lost = after.reduce((sum, { share }) => sum + share, 0);
  const toFinding = (
    { year, share }: { readonly year: number; readonly share: number },
    kind: ScreeningFinding['kind'],
    verdict: ScreeningFinding['verdict']
  ): ScreeningFinding => ({ kind, verdict, layer: loss.layer, date: String(year), share, name: null });
  // Of forest and loss only the shares are known, so that all of the loss may have been forest.
  const isConflict = forest !== null && Math.min(lost, forest) >= conflictShare;
  const kind = forest === 0 ? 'lossWithoutForest' : 'lossAfterCutOff';
  return [
    ...after.map((one) => toFinding(one, kind, isConflict ? 'conflict' : 'review')),
    ...losses
      .filter(({ year }) => year === first - 1 && hasRestOfYear(cutOff))
      .map((one) => toFinding(one, 'lossInCutOffYear', 'review'))
  ];
}

function findDeforestation(
  { deforestation }: PlotEvidence,
  { cutOff, today, conflictShare }: ScreeningRules
) {
  return deforestation.flatMap(({ layer, areas }) =>
    listPositive(areas ?? []).flatMap(({ day, share }): ScreeningFinding[] => {
      // A date that is none or in the future is a slip, and says nothing about when.
      if (day === null || !isIsoDay(day) || day > today)
        return [{ kind: 'undatedDeforestation', verdict: 'review', layer, date: null, share, name: null }];
      const verdict = share >= conflictShare ? 'conflict' : 'review';
      return day > cutOff
        ? [{ kind: 'deforestationAfterCutOff', verdict, layer, date: day, share, name: null }]
        : [];
    })
  );
}

/** Returns the areas of a layer, all of which a person must judge: some uses of them are allowed. */
const findAreas = (answer: LayerAreas<NamedArea> | null, kind: ScreeningFindingKind): ScreeningFinding[] =>
  answer === null
    ? []
    : listPositive(answer.areas ?? []).map(({ name, share }) => ({
        ...{ kind, verdict: 'review', layer: answer.layer, date: null, share, name }
      }));

const hasAnswered = <Area extends { readonly share: Share }>(answer: LayerAreas<Area> | null): boolean =>
  answer !== null && answer.areas !== null && answer.areas.every(isKnown);

function listGaps(evidence: PlotEvidence, { cutOff, today, maxLagYears }: ScreeningRules): ScreeningGap[] {
  const { forest2020, loss, deforestation, protectedAreas, highConservationValue, highCarbonStock } =
    evidence;
  const first = getFirstYearAfter(cutOff) - (hasRestOfYear(cutOff) ? 1 : 0);
  const last = Number(today.slice(0, 4)) - maxLagYears;
  const isMissing: Readonly<Record<ScreeningGap, boolean>> = {
    forest2020: forest2020 === null || !isKnown(forest2020),
    loss: loss === null || !loss.years.every(isKnown),
    lossYears: loss !== null && (loss.firstYear > first || loss.lastYear < Math.max(first, last)),
    deforestation: !deforestation.every(hasAnswered),
    protectedAreas: !hasAnswered(protectedAreas),
    highConservationValue: !hasAnswered(highConservationValue),
    highCarbonStock: !hasAnswered(highCarbonStock)
  };
  return SCREENING_GAPS.filter((gap) => isMissing[gap]);
}

/**
 * Screens a plot: 'conflict' with a finding against the regulation, else 'review' with one that a person must judge,
 * else 'unknown' with a gap in the evidence, else 'clear'. Layers without dates give 'review' where they intersect and
 * never prove that a plot is clear. Problems: 'invalidCutOff' (no day), 'futureCutOff' (after today).
 */
export function screenPlot(evidence: PlotEvidence, rules: ScreeningRules): Result<Screening, ScreeningFault> {
  const { cutOff, today } = rules;
  if (!isIsoDay(cutOff)) return { ok: false, problem: 'invalidCutOff', values: { cutOff } };
  if (cutOff > today) return { ok: false, problem: 'futureCutOff', values: { cutOff, today } };
  const findings = [
    ...findLosses(evidence, rules),
    ...findDeforestation(evidence, rules),
    ...findAreas(evidence.protectedAreas, 'protectedArea'),
    ...findAreas(evidence.highConservationValue, 'highConservationValue'),
    ...findAreas(evidence.highCarbonStock, 'highCarbonStock')
  ];
  const gaps = listGaps(evidence, rules);
  const verdicts = findings.map(({ verdict }) => verdict);
  const worst = verdicts.includes('conflict') ? 'conflict' : verdicts[0];
  return { ok: true, value: { verdict: worst ?? (gaps.length > 0 ? 'unknown' : 'clear'), findings, gaps } };
}

/**
 * Returns the sentence of a finding: layer, date and share of the plot in %.
 * @example formatScreeningFinding({ kind: 'lossAfterCutOff', verdict: 'conflict', layer: 'Forest loss', date: '2022', share: 0.125, name: null }, 'en') → "Forest loss: trees were lost on 12.5 % of the plot in 2022, after the cut-off date."
 */
export const formatScreeningFinding = (
  { kind, layer, date, share, name }: ScreeningFinding,
  locale: Locale
): string =>
  formatMessage(`screening.${kind}`, locale, {
    layer,
    date: date ?? '',
    name: name ?? '',
    percent: formatGroupedNumber(share * 100, 2)
  });
