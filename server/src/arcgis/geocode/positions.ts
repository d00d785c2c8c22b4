import { isInNigeria, formatMessage, formatPositionLabel, readTypedPosition } from '@site/domain';
import type { LatLon, Locale } from '@site/domain';
import type { Store } from '../../store/store';
import { toAddress } from './address';
import type { Candidate } from './find-candidates';
import { findAddressAt } from './reverse';

/** Margin of the extent of a position, in degrees (some 1 km each way). */
const EXTENT = 0.01;

/** Prefix of the key of typed coordinates; latitude and longitude follow. */
const POSITION_KEY = 'at:';
/** Suffix of the key of swapped coordinates. */
const SWAPPED_SUFFIX = ':swapped';

/** Returns a candidate whose label names the place around it, and notes swapped coordinates. */
async function toCandidate(
  store: Store,
  { latitude, longitude }: LatLon,
  isSwapped: boolean,
  locale: Locale
): Promise<Candidate> {
  const around = await findAddressAt(store, { latitude, longitude });
  const notes = [
    ...(isSwapped ? [formatMessage('search.swapped', locale)] : []),
    ...(around ? [around.Match_addr] : [])
  ];
  const position = formatPositionLabel({ latitude, longitude }, locale);
  const label = notes.length === 0 ? position : `${position} (${notes.join('; ')})`;
  const names = { city: around?.City, lga: around?.Subregion, lgaCode: around?.LgaCode };
  return {
    key: `${POSITION_KEY}${latitude},${longitude}${isSwapped ? SWAPPED_SUFFIX : ''}`,
    address: toAddress({ ...names, state: around?.Region ?? '', type: 'Point', label }),
    longitude,
    latitude,
    extent: {
      xmin: longitude - EXTENT,
      ymin: latitude - EXTENT,
      xmax: longitude + EXTENT,
      ymax: latitude + EXTENT
    },
    score: 100
  };
}

/**
 * Finds typed coordinates: in the order latitude, longitude, or swapped when only that is in Nigeria. Null for
 * a text that is not coordinates; empty for a position outside the country.
 */
export async function findPosition(store: Store, text: string, locale: Locale): Promise<Candidate[] | null> {
  const typed = readTypedPosition(text);
  if (!typed) return null;
  if (!isInNigeria(typed)) return [];
  return [await toCandidate(store, typed, typed.isSwapped, locale)];
}

/** Returns the position of an earlier answer by its key; null for any other key. */
export async function findPositionByKey(
  store: Store,
  key: string,
  locale: Locale
): Promise<Candidate | null> {
  if (!key.startsWith(POSITION_KEY)) return null;
  const isSwapped = key.endsWith(SWAPPED_SUFFIX);
  const typed = readTypedPosition(
    key.slice(POSITION_KEY.length, isSwapped ? -SWAPPED_SUFFIX.length : undefined)
  );
  return typed && isInNigeria(typed) ? toCandidate(store, typed, isSwapped, locale) : null;
}
