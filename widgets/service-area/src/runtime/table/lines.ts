/**
 * Rows of the table: each area, also in the rainy season while it is requested, and the totals of all areas.
 */
import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainProblem, TOGETHER_PARTS } from 'widgets/shared-code/site-domain';
import type { ServiceAreaFigures, ServiceAreasTogether, TogetherPart } from 'widgets/shared-code/site-domain';
import type { RainyAreaExport } from '../area-export';
import { placeName } from '../place-name';
import { getRainStatus, isRainyArea } from '../rainy-season';
import type { Area, ServiceAreaState } from '../state';
import { getTogetherAnswer } from '../state';
import { overlapRule } from '../together/together-words';
import type { Texts } from '../use-texts';

export interface TableLine {
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

type AreaAnswers = Pick<ServiceAreaState, 'areas' | 'rainy' | 'together'>;

function areaLines(state: AreaAnswers, area: Area, t: Texts, locale: Locale): TableLine[] {
  const rain = getRainStatus(state, area);
  const dry: TableLine = {
    key: String(area.id),
    name: `${placeName(area)} · ${t('minutes', { minutes: area.minutes })}`,
    hints: rain ? [formatMessage('season.dry', locale)] : [],
    title: t('details', { number: area.number }),
    ...{ area, isRainy: false, part: null, overlap: null },
    figures: area.summary.figures
  };
  if (!rain) return [dry];
  const { answer } = rain;
  const season = formatMessage('season.rainy', locale);
  const rainy = { ...dry, key: `${area.id} rainy`, isRainy: true };
  if (isRainyArea(answer))
    return [
      dry,
      { ...rainy, hints: [season], area: { ...area, ...answer }, figures: answer.summary.figures }
    ];
  const why = answer === null ? t('rainyDrawing') : formatRainProblem(answer.fault, locale);
  return [dry, { ...rainy, hints: [season, why], figures: {} }];
}

/** Returns a row for each area and season. */
export const listAreaLines = (state: AreaAnswers, t: Texts, locale: Locale): TableLine[] =>
  state.areas.flatMap((area) => areaLines(state, area, t, locale));

/** Returns the rows of the union and the overlap; empty until they are known. */
export function listTotalLines(state: ServiceAreaState, t: Texts, locale: Locale): TableLine[] {
  const answer = getTogetherAnswer(state);
  if (!answer) return [];
  const season = state.rainy.on ? [formatMessage('season.dry', locale)] : [];
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
export const rainyByArea = (state: AreaAnswers, locale: Locale): ReadonlyMap<number, RainyAreaExport> =>
  new Map(
    state.areas.flatMap((area) => {
      const answer = getRainStatus(state, area)?.answer ?? null;
      return isRainyArea(answer) ? [[area.id, { ...answer, locale }] as const] : [];
    })
  );
