/** Reasons for which a plot is not exported, in the order in which they are listed. */
export const PLOT_REFUSALS = ['notCovered', 'notReleased', 'noConsent', 'hasErrors'] as const;
export type PlotRefusal = (typeof PLOT_REFUSALS)[number];
