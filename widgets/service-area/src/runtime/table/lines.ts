/**
 * Rows of the table: each area, also in the rainy season while it is requested, and the totals of all areas.
 */
import type {
  Locale,
  ServiceAreaFigures,
  ServiceAreasTogether,
  TogetherPart
} from 'widgets/shared-code/site-core';
import { message, rainProblem, TOGETHER_PARTS } from 'widgets/shared-code/site-core';
import type { RainyToExport } from '../area-export';
import { placeName } from '../place-name';
import { inRain, isRainyArea } from '../rainy';
import type { Area, ServiceAreaState } from '../state';
import { togetherAnswer } from '../state';
import { overlapRule } from '../together/together-words';
import type { Texts } from '../use-texts';

export interface Line {
  readonly key: string;
  readonly name: string;
  /** Lines beneath the name: the season, the rule of an overlap, the reason for missing figures. */
  readonly hints: readonly string[];
  readonly title: string;
  /** The area in the season of the row; null for rows of all areas. */
  readonly area: Area | null;
  readonly isRainy: boolean;
  readonly part: TogetherPart | null;
  /** The answer that contains the overlap; null for any other row. */
  readonly overlap: ServiceAreasTogether | null;
  /** Empty until the figures are known. */
  readonly figures: Partial<ServiceAreaFigures>;
}

type Shown = Pick<ServiceAreaState, 'areas' | 'rainy' | 'together'>;

function areaLines(state: Shown, area: Area, t: Texts, locale: Locale): Line[] {
  const rain = inRain(state, area);
  const dry: Line = {
    key: String(area.id),
    name: `${placeName(area)} · ${t('minutes', { minutes: area.minutes })}`,
    hints: rain ? [message('season.dry', locale)] : [],
    title: t('details', { number: area.number }),
    ...{ area, isRainy: false, part: null, overlap: null },
    figures: area.summary.figures
  };
  if (!rain) return [dry];
  const { answer } = rain;
  const season = message('season.rainy', locale);
  const rainy = { ...dry, key: `${area.id} rainy`, isRainy: true };
  if (isRainyArea(answer))
    return [
      dry,
      { ...rainy, hints: [season], area: { ...area, ...answer }, figures: answer.summary.figures }
    ];
  const why = answer === null ? t('rainyDrawing') : rainProblem(answer.fault, locale);
  return [dry, { ...rainy, hints: [season, why], figures: {} }];
}

/** Returns a row for each area and season. */
export const listAreaLines = (state: Shown, t: Texts, locale: Locale): Line[] =>
  state.areas.flatMap((area) => areaLines(state, area, t, locale));

/** Returns the rows of the union and the overlap; empty until they are known. */
export function listTotalLines(state: ServiceAreaState, t: Texts, locale: Locale): Line[] {
  const answer = togetherAnswer(state);
  if (!answer) return [];
  const season = state.rainy.on ? [message('season.dry', locale)] : [];
  return TOGETHER_PARTS.map((part) => ({
    key: part,
    name: t(part),
    hints: part === 'overlap' ? [...season, overlapRule(answer, t)] : season,
    title: t('detailsTogether'),
    ...{ area: null, isRainy: false, part },
    overlap: part === 'overlap' ? answer : null,
    figures: answer[part].figures
  }));
}

/** Returns the known rainy-season results by area id. */
export const rainyByArea = (state: Shown, locale: Locale): ReadonlyMap<number, RainyToExport> =>
  new Map(
    state.areas.flatMap((area) => {
      const answer = inRain(state, area)?.answer ?? null;
      return isRainyArea(answer) ? [[area.id, { ...answer, locale }] as const] : [];
    })
  );
