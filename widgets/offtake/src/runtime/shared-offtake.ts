import { OFFTAKE_MODES, useAddressState } from 'widgets/shared-code/site-core';
import type { AddressCodec, AddressProblem, OfftakeMode } from 'widgets/shared-code/site-core';
import type { OfftakeState, OfftakePlace } from './state';
import type { OfftakeStateSetter } from './state';

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

const toSharedOfftake = ({ place, mode, facilityId, kept }: OfftakeState): SharedOfftake | null =>
  place && { at: toPair(place), mode, facility: facilityId, kept: kept && toPair(kept) };

/**
 * Restores the result from the address and keeps the address in sync.
 * @returns why the address could not be read; null otherwise.
 */
export const useSharedOfftake = (
  toolId: string,
  state: OfftakeState,
  change: OfftakeStateSetter
): AddressProblem | null =>
  useAddressState(`offtake.${toolId}`, {
    state: toSharedOfftake(state),
    codec: OFFTAKE_CODEC,
    onRead: ({ at, mode, facility, kept }) =>
      change((before) => ({
        ...before,
        place: toPlace(at),
        mode,
        facilityId: facility,
        kept: kept && toPlace(kept)
      }))
  });
