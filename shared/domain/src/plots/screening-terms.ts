/** Words of the screening. */

/** 'clear' only when every needed layer answered and found nothing. */
export const SCREENING_VERDICTS = ['clear', 'review', 'conflict', 'unknown'] as const;
export type ScreeningVerdict = (typeof SCREENING_VERDICTS)[number];

/** Kinds of findings. */
export const SCREENING_FINDINGS = [
  'lossAfterCutOff',
  'lossWithoutForest',
  'lossInCutOffYear',
  'deforestationAfterCutOff',
  'undatedDeforestation',
  'protectedArea',
  'highConservationValue',
  'highCarbonStock'
] as const;
export type ScreeningFindingKind = (typeof SCREENING_FINDINGS)[number];

/** Evidence without which no plot is clear. */
export const SCREENING_GAPS = [
  'forest2020',
  'loss',
  'lossYears',
  'deforestation',
  'protectedAreas',
  'highConservationValue',
  'highCarbonStock'
] as const;
export type ScreeningGap = (typeof SCREENING_GAPS)[number];
