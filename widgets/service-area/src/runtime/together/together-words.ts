import { areaFigure, formatInstant } from 'widgets/shared-code/site-core';
import type { ServiceAreasTogether, TogetherFigureName } from 'widgets/shared-code/site-core';
import { landRateText } from '../area-words';
import type { Texts } from '../use-texts';

/** That the areas share no ground; by their width they may count the same mills all the same. */
export const noOverlapText = ({ millScope }: ServiceAreasTogether, t: Texts): string =>
  millScope === 'extentWidth' ? `${t('noOverlap')} ${t('noOverlapMills')}` : t('noOverlap');

/** Which records were counted, by which rule, with which parameters. */
export function togetherScope(
  { millScope, toldFrom, parameterVersion }: ServiceAreasTogether,
  t: Texts
): string {
  const scope = t(millScope === 'extentWidth' ? 'togetherScopeExtent' : 'togetherScopeInside');
  const told = toldFrom === null ? [] : [t('toldFrom', { mills: toldFrom })];
  return [scope, t('togetherOverlap'), ...told, `${t('version', { version: parameterVersion })}.`].join(' ');
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
