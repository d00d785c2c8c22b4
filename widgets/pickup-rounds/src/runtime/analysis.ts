import type { Analysis } from 'widgets/shared-code/site-analysis';
import { STOPS_OUTPUT } from './export/stops-output';
import { ROUNDS_LINK } from './rounds-link';
import type { LinkedRounds } from './rounds-link';
import type { RoundsPlan, RoundsState } from './state';
import { PICKUP_ROUNDS } from './state';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';

/** Rounds of several vehicles through several piles; its output has a point for each stop. */
export const ROUNDS_ANALYSIS = {
  name: 'pickup-rounds',
  useTexts,
  state: PICKUP_ROUNDS,
  link: ROUNDS_LINK,
  output: STOPS_OUTPUT
} satisfies Analysis<Texts, RoundsState, LinkedRounds, RoundsPlan>;
