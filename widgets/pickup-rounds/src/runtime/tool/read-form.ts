import { PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import {
  MAX_FLEET_COUNT,
  MAX_ROUND_DAYS,
  MAX_ROUND_PILES,
  readDecimal
} from 'widgets/shared-code/site-domain';
import type { Fleet, LocatedPile } from 'widgets/shared-code/site-domain';
import type { RoundsForm, RoundsInputs } from '../state';
import type { Texts } from '../use-texts';

export interface FormProblem {
  readonly field: 'piles' | 'fleet' | 'days';
  readonly text: string;
}

type FormReading = { readonly inputs: RoundsInputs } | { readonly problem: FormProblem };

/** Returns a typed whole number of a range; null for any other text. An empty field of a vehicle is 0. */
function readCount(text: string, min: number, max: number): number | null {
  const value = text.trim() === '' && min === 0 ? 0 : readDecimal(text);
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

function readFleet(typed: RoundsForm['fleet']): Fleet | null {
  const counts = PICKUP_VEHICLES.map(
    (vehicle) => [vehicle, readCount(typed[vehicle], 0, MAX_FLEET_COUNT)] as const
  );
  return counts.every(([, count]) => count !== null) ? (Object.fromEntries(counts) as Fleet) : null;
}

/** Returns why chosen piles cannot be planned; null when they can. */
export function findPilesProblem(chosen: readonly LocatedPile[] | null, t: Texts): string | null {
  if (chosen === null || chosen.length === 0) return t('noPilesChosen');
  return chosen.length > MAX_ROUND_PILES
    ? t('tooManyPiles', { count: chosen.length, max: MAX_ROUND_PILES })
    : null;
}

/** Parses the form to the inputs of a plan, or returns the first problem and its field. */
export function readForm(form: RoundsForm, chosen: readonly LocatedPile[] | null, t: Texts): FormReading {
  const fail = (field: FormProblem['field'], text: string) => ({ problem: { field, text } });
  const pilesProblem = findPilesProblem(chosen, t);
  if (pilesProblem !== null) return fail('piles', pilesProblem);
  const fleet = readFleet(form.fleet);
  if (!fleet) return fail('fleet', t('invalidFleet', { max: MAX_FLEET_COUNT }));
  if (!Object.values(fleet).some((count) => count > 0)) return fail('fleet', t('noVehicle'));
  const days = readCount(form.days, 1, MAX_ROUND_DAYS);
  if (days === null) return fail('days', t('invalidDays', { max: MAX_ROUND_DAYS }));
  const pileIds = chosen!.map(({ id }) => id).sort((one, other) => one - other);
  return { inputs: { pileIds, fleet, days, season: form.season, distance: form.distance } };
}
