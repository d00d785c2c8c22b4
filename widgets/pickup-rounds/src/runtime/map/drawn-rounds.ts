import { getRoundColor } from 'widgets/shared-code/site-domain';
import type { LatLon, Round } from 'widgets/shared-code/site-domain';
import type { DrawnRounds, DrawnStop } from 'widgets/shared-code/site-map';
import { findPile, getFactory, listStopPlaces } from '../plan/plan-view';
import type { RoundsPlan } from '../state';
import type { Texts } from '../use-texts';
import { formatTonnes, SHORT_REASON_KEYS } from '../words';
import type { RoundLines } from './use-round-lines';

/** Writes the numbers of stops at one place: '3', '3–4', '3, 7'. */
function formatNumbers(numbers: readonly number[]): string {
  const [first, last] = [numbers[0]!, numbers[numbers.length - 1]!];
  if (numbers.length === 1) return String(first);
  return last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
}

/** Returns the stops of a round; piles at one mill are one stop on the map. */
export function listDrawnStops(plan: RoundsPlan, round: Round): readonly DrawnStop[] {
  const byPlace = new Map<string, { readonly place: LatLon; readonly numbers: number[] }>();
  listStopPlaces(plan, round).forEach((place, at) => {
    const key = `${place.latitude},${place.longitude}`;
    const known = byPlace.get(key);
    if (known) known.numbers.push(at + 1);
    else byPlace.set(key, { place, numbers: [at + 1] });
  });
  return [...byPlace.values()].map(({ place, numbers }) => ({ ...place, label: formatNumbers(numbers) }));
}

/** Returns what the map shows of a plan; `appearance`: the land that everything else fades into. */
export function toDrawnRounds(
  plan: RoundsPlan,
  lines: RoundLines | null,
  openRound: number | null,
  appearance: DrawnRounds['appearance'],
  t: Texts
): DrawnRounds {
  const { rounds, left } = plan.answer;
  return {
    factory: getFactory(plan),
    appearance,
    rounds: rounds.map((round, index) => ({
      rgb: getRoundColor(index),
      line: lines?.[index] ?? null,
      stops: listDrawnStops(plan, round),
      isOpen: index === openRound
    })),
    left: left.map(({ pile, tonnes, reason }) => ({
      ...findPile(plan, pile.id).location,
      label: `${formatTonnes(tonnes)} · ${t(SHORT_REASON_KEYS[reason])}`
    }))
  };
}
