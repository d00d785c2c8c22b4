import { formatInstant, getAreaFigure, MILL_FIGURE_NAMES } from 'widgets/shared-code/site-domain';
import type {
  MillFigureName,
  ServiceAreasTogether,
  TogetherFigureName
} from 'widgets/shared-code/site-domain';
import { figureText, landRateText } from '../area-words';
import type { Texts } from '../use-texts';

/** Returns the text for areas without an overlap; counted by width, they may still share mills. */
export const noOverlapText = ({ millScope }: ServiceAreasTogether, t: Texts): string =>
  millScope === 'extentWidth' ? `${t('noOverlap')} ${t('noOverlapMills')}` : t('noOverlap');

/**
 * Returns the rule by which the overlap counts mills: in the circles as wide as the areas, or inside their
 * outlines.
 */
export const overlapRule = ({ areas, millScope }: ServiceAreasTogether, t: Texts): string =>
  t(millScope === 'extentWidth' ? 'overlapByWidth' : 'overlapInside', { count: areas.length });

const isMillFigure = (name: string): name is MillFigureName =>
  (MILL_FIGURE_NAMES as readonly string[]).includes(name);

/**
 * Returns the figure of the mills inside the outlines of two or more areas, shown beside the figure of their
 * circles. Null for other figures, and under the rule that already counts inside.
 */
export function insideOutlinesText(
  name: string,
  { areas, millScope, overlap }: ServiceAreasTogether,
  t: Texts,
  bare = false
): string | null {
  if (millScope !== 'extentWidth' || !isMillFigure(name)) return null;
  const value = figureText(name, overlap.otherMillFigures[name], t, bare);
  return t('insideOutlines', { count: areas.length, value });
}

/** Returns which records were counted, by which rule and with which parameters. */
export function togetherScope(
  { areas, millScope, toldFrom, parameterVersion }: ServiceAreasTogether,
  t: Texts
): string {
  const scope = t(millScope === 'extentWidth' ? 'togetherScopeExtent' : 'togetherScopeInside');
  const told = toldFrom === null ? [] : [t('toldFrom', { mills: toldFrom })];
  return [
    scope,
    t('togetherOverlap'),
    // Sums for guests are rounded, so they may not add up.
    ...(toldFrom === null ? [t('sumOfAreas', { count: areas.length })] : told),
    `${t('version', { version: parameterVersion })}.`
  ].join(' ');
}

/** Returns the moment at which the figures were computed. */
export const togetherDay = ({ computedAt }: ServiceAreasTogether): string | null =>
  formatInstant(Date.parse(computedAt));

/** Returns the scope of one figure of several areas. */
export function togetherFigureScope(
  name: TogetherFigureName,
  answer: ServiceAreasTogether,
  t: Texts
): string {
  const { scope } = getAreaFigure(name);
  if (scope === 'lgaShares') return t('scopeSharesOfAreas');
  if (scope === 'groundAtRate') return `${t('scopeAreas')}, ${landRateText(answer, t)}`;
  return t(scope === 'mills' && answer.millScope === 'extentWidth' ? 'scopeWidths' : 'scopeAreas');
}
