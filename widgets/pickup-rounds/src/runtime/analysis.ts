import type { Analysis } from 'widgets/shared-code/site-analysis';
import { ROUNDS_LINK } from './rounds-link';
import type { RoundsState } from './state';
import { PICKUP_ROUNDS } from './state';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Rounds of several vehicles through several piles. */
export const ROUNDS_ANALYSIS = {
  name: 'pickup-rounds',
  useTexts,
  state: PICKUP_ROUNDS,
  link: ROUNDS_LINK
} satisfies Analysis<Texts, RoundsState>;
