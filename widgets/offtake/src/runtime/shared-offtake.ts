import { OFFTAKE_MODES } from 'widgets/shared-code/site-base';
import type { OfftakeMode } from 'widgets/shared-code/site-base';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { OfftakeState, OfftakePlace } from './state';

/** State in a link: latitude and longitude of the place, mode, facility, and the compared place. */
interface SharedOfftake {
  readonly at: readonly [number, number];
  readonly mode: OfftakeMode;
  readonly facility: string | null;
  readonly kept: readonly [number, number] | null;
}

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && Number.isFinite(part)) &&
  Math.abs(value[0] as number) <= 90 &&
  Math.abs(value[1] as number) <= 180;

const isPlaceOrNull = (value: unknown): value is readonly [number, number] | null =>
  value === null || isPlace(value);
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

const isMode = (value: unknown): value is OfftakeMode => OFFTAKE_MODES.some((mode) => mode === value);

export const OFFTAKE_CODEC: AddressCodec<SharedOfftake> = {
  version: 1,
  read(value) {
    const {
      at,
      mode,
      facility = null,
      kept = null
    } = (value ?? {}) as Partial<Record<keyof SharedOfftake, unknown>>;
    if (!isPlace(at) || !isMode(mode) || !isPlaceOrNull(kept) || !isTextOrNull(facility)) return null;
    // The buttons never lead to the upside without a facility, so links do not either.
    if (mode === 'upside' && facility === null) return null;
    return { at, mode, facility, kept };
  }
};

const toPlace = ([latitude, longitude]: readonly [number, number]): OfftakePlace => ({ latitude, longitude });
const toPair = ({ latitude, longitude }: OfftakePlace) => [latitude, longitude] as const;

/** The place, mode and compared place of the result in a link. */
export const OFFTAKE_LINK: AnalysisLink<OfftakeState, SharedOfftake> = {
  name: 'offtake',
  codec: OFFTAKE_CODEC,
  toLink: ({ place, mode, facilityId, kept }) =>
    place && { at: toPair(place), mode, facility: facilityId, kept: kept && toPair(kept) },
  applyLink: (state, { at, mode, facility, kept }) => ({
    ...state,
    place: toPlace(at),
    mode,
    facilityId: facility,
    kept: kept && toPlace(kept)
  })
};
