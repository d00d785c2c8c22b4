import { React } from 'jimu-core';
import { textsOf } from 'widgets/shared-code/site-core';
import type { Headline } from '../config';
import { useHeadline } from './headline';
import defaultMessages from './translations/default';

const useOwnTexts = textsOf('serviceArea_', defaultMessages);
export type Texts = ReturnType<typeof useOwnTexts>;
type Key = Parameters<Texts>[0];

/** What the profit is called on a map of the profit per week: one formula, under the label of the place (decision 60). */
const OF_A_WEEK: Partial<Record<Key, Key>> = {
  profit_week: 'profitPerWeek',
  columnProfit: 'columnProfitPerWeek'
};

/** The texts on a map of a headline. */
export function useTextsUnder(headline: Headline): Texts {
  const t = useOwnTexts();
  const isOfAWeek = headline === 'profitPerWeek';
  return React.useCallback<Texts>(
    (key, values) => t((isOfAWeek && OF_A_WEEK[key]) || key, values),
    [t, isOfAWeek]
  );
}

export const useTexts = (): Texts => useTextsUnder(useHeadline());
