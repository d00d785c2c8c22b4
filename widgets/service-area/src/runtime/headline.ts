import { React } from 'jimu-core';
import type { AreaFigureName } from 'widgets/shared-code/site-domain';
import type { Headline } from '../config';

const FIGURES: Readonly<Record<Headline, readonly AreaFigureName[]>> = {
  none: [],
  weeklyYield: ['weeklyP1Yield', 'weeklyFFBYield'],
  profitPerWeek: ['profit_week']
};

const Context = React.createContext<Headline>('none');

/** Provides the headline setting of the widget to its components. */
export const HeadlineProvider = Context.Provider;

export const useHeadline = (): Headline => React.useContext(Context);

/** Returns the figures that a detail shows first and large. */
export const headlineFigures = (headline: Headline): readonly AreaFigureName[] => FIGURES[headline];
