import { areaFigure, formatInstant, MILL_FIGURE_NAMES } from 'widgets/shared-code/site-core';
import type { MillFigureName, ServiceAreasTogether, TogetherFigureName } from 'widgets/shared-code/site-core';
import { figureText, landRateText } from '../area-words';
import type { Texts } from '../use-texts';

/** That the areas share no ground; by their width they may count the same mills all the same. */
export const noOverlapText = ({ millScope }: ServiceAreasTogether, t: Texts): string =>
  millScope === 'extentWidth' ? `${t('noOverlap')} ${t('noOverlapMills')}` : t('noOverlap');

/** By which rule the overlap counts mills: in the circles as wide as the areas, or inside their outlines. */
export const overlapRule = ({ areas, millScope }: ServiceAreasTogether, t: Texts): string =>
  t(millScope === 'extentWidth' ? 'overlapByWidth' : 'overlapInside', { count: areas.length });

const isMillFigure = (name: string): name is MillFigureName =>
  (MILL_FIGURE_NAMES as readonly string[]).includes(name);

/**
 * The figure of the mills inside the outlines of two areas or more, which stands beside that of their circles; null for a
 * figure that is not of mills, and under the rule that counts inside already.
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

/** Which records were counted, by which rule, with which parameters. */
export function togetherScope(
  { areas, millScope, toldFrom, parameterVersion }: ServiceAreasTogether,
  t: Texts
): string {
  const scope = t(millScope === 'extentWidth' ? 'togetherScopeExtent' : 'togetherScopeInside');
  const told = toldFrom === null ? [] : [t('toldFrom', { mills: toldFrom })];
  return [
    scope,
    t('togetherOverlap'),
    // Sums for guests are rounded, so that they need not add up.
    ...(toldFrom === null ? [t('sumOfAreas', { count: areas.length })] : told),
    `${t('version', { version: parameterVersion })}.`
  ].join(' ');
}

/** The moment the figures were computed. */
export const togetherDay = ({ computedAt }: ServiceAreasTogether): string | null =>
  formatInstant(Date.parse(computedAt));

/** Over what one figure of several areas is counted. */
export function togetherFigureScope(
  name: TogetherFigureName,
  answer: ServiceAreasTogether,
  t: Texts
): string {
  const { scope } = areaFigure(name);
  if (scope === 'lgaShares') return t('scopeSharesOfAreas');
  if (scope === 'groundAtRate') return `${t('scopeAreas')}, ${landRateText(answer, t)}`;
  return t(scope === 'mills' && answer.millScope === 'extentWidth' ? 'scopeWidths' : 'scopeAreas');
}
