import { isInNigeria, message, positionLabel, readTypedPosition } from '@site/domain';
import type { LatLon, Locale } from '@site/domain';
import type { Store } from '../../store/store';
import { addressOf } from './address';
import type { Candidate } from './find';
import { addressAt } from './reverse';

/** Margin of the extent of a position, in degrees (some 1 km each way). */
const EXTENT = 0.01;

/** Prefix of the key of typed coordinates; latitude and longitude follow. */
const KEY = 'at:';
/** Suffix of the key of swapped coordinates. */
const SWAPPED = ':swapped';

/** Returns a candidate whose label names the place around it, and notes swapped coordinates. */
async function toCandidate(
  store: Store,
  { latitude, longitude }: LatLon,
  isSwapped: boolean,
  locale: Locale
): Promise<Candidate> {
  const around = await addressAt(store, { latitude, longitude });
  const notes = [
    ...(isSwapped ? [message('search.swapped', locale)] : []),
    ...(around ? [around.Match_addr] : [])
  ];
  const position = positionLabel({ latitude, longitude }, locale);
  const label = notes.length === 0 ? position : `${position} (${notes.join('; ')})`;
  const names = { city: around?.City, lga: around?.Subregion, lgaCode: around?.LgaCode };
  return {
    key: `${KEY}${latitude},${longitude}${isSwapped ? SWAPPED : ''}`,
    address: addressOf({ ...names, state: around?.Region ?? '', type: 'Point', label }),
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
export async function positionByKey(store: Store, key: string, locale: Locale): Promise<Candidate | null> {
  if (!key.startsWith(KEY)) return null;
  const isSwapped = key.endsWith(SWAPPED);
  const typed = readTypedPosition(key.slice(KEY.length, isSwapped ? -SWAPPED.length : undefined));
  return typed && isInNigeria(typed) ? toCandidate(store, typed, isSwapped, locale) : null;
}
