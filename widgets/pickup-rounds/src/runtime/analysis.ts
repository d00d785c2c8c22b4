import type { Analysis } from 'widgets/shared-code/site-analysis';
import type { RoundsState } from './state';
import { PICKUP_ROUNDS } from './state';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Rounds of several vehicles through several piles. */
export const ROUNDS_ANALYSIS = {
  name: 'pickup-rounds',
  useTexts,
  state: PICKUP_ROUNDS
} satisfies Analysis<Texts, RoundsState>;
