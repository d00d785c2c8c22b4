import { PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import { MAX_FLEET_COUNT, MAX_ROUND_DAYS, MAX_ROUND_PILES, SEASONS } from 'widgets/shared-code/site-domain';
import type { Fleet } from 'widgets/shared-code/site-domain';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { RoundsInputs, RoundsState } from './state';
import { DISTANCES, fillForm, requestPlan } from './state';

/** Inputs of a plan in a link. */
export interface LinkedRounds {
  /** Ids of the piles in base 36, each after the first as a step from the one before. */
  readonly piles: string;
  /** Number of each vehicle, in table order. */
  readonly fleet: readonly number[];
  readonly days: number;
  readonly season: RoundsInputs['season'];
  readonly distance: RoundsInputs['distance'];
}

const RADIX = 36;

const encodeIds = (ids: readonly number[]): string =>
  ids.map((id, at) => (id - (ids[at - 1] ?? 0)).toString(RADIX)).join(' ');

/** Returns ascending ids; null for any other text. */
function decodeIds(text: unknown): readonly number[] | null {
  if (typeof text !== 'string') return null;
  const steps = text.split(' ').map((word) => (/^[\da-z]{1,7}$/.test(word) ? parseInt(word, RADIX) : NaN));
  if (steps.length > MAX_ROUND_PILES || !steps.every((step) => step > 0)) return null;
  let id = 0;
  return steps.map((step) => (id += step));
}

const isCount = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function readFleet(counts: unknown): Fleet | null {
  const isFleet =
    Array.isArray(counts) &&
    counts.length === PICKUP_VEHICLES.length &&
    counts.every((count) => isCount(count, 0, MAX_FLEET_COUNT)) &&
    counts.some((count) => count > 0);
  if (!isFleet) return null;
  return Object.fromEntries(PICKUP_VEHICLES.map((vehicle, at) => [vehicle, counts[at] as number])) as Fleet;
}

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

/** Reads the inputs of a link, which may contain anything; null for no valid inputs. */
function readInputs(value: unknown): RoundsInputs | null {
  const { piles, fleet, days, season, distance } = (value ?? {}) as Partial<
    Record<keyof LinkedRounds, unknown>
  >;
  const pileIds = decodeIds(piles);
  const counts = readFleet(fleet);
  if (!pileIds || !counts || !isCount(days, 1, MAX_ROUND_DAYS)) return null;
  if (!isOneOf(SEASONS, season) || !isOneOf(DISTANCES, distance)) return null;
  return { pileIds, fleet: counts, days, season, distance };
}

const writeInputs = ({ pileIds, fleet, ...rest }: RoundsInputs): LinkedRounds => ({
  piles: encodeIds(pileIds),
  fleet: PICKUP_VEHICLES.map((vehicle) => fleet[vehicle] ?? 0),
  ...rest
});

/** Returns the state with the inputs of a link in the form, and their plan requested. */
const openLink = (state: RoundsState, inputs: RoundsInputs): RoundsState =>
  requestPlan({ ...state, form: fillForm(state.form, inputs) }, inputs, { fromLink: true });

/** The inputs of the plan in a link; of a pending one, unless it is only to be compared. */
export const ROUNDS_LINK: AnalysisLink<RoundsState, LinkedRounds> = {
  name: 'rounds',
  codec: {
    version: 1,
    read: (value) => {
      const inputs = readInputs(value);
      return inputs && writeInputs(inputs);
    }
  },
  toLink: ({ pending, plan }) => {
    const named = pending && !pending.without ? pending : plan;
    return named && writeInputs(named.inputs);
  },
  // A part that is mounted again finds its plan in the state.
  applyLink: (state, link) => ((state.plan ?? state.pending) ? state : openLink(state, readInputs(link)!))
};
