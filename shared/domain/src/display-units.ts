import { hasOwn } from './library';
import type { Locale } from './locale';

/** Units as shown to users, with the notation of languages that differ from the key. */
const UNITS = {
  t: {},
  kg: {},
  ha: {},
  acres: { fr: 'acres' },
  km: {},
  'm²': {},
  'km/h': {},
  d: { fr: 'j' },
  years: { fr: 'ans' },
  't/ha': {},
  't/day': { fr: 't/jour' },
  't/year': { fr: 't/an' },
  'g/cm³': {},
  'g/kg': {},
  pH: {},
  '%': {},
  NGN: { en: '₦', fr: '₦' },
  'NGN/t': { en: '₦/t', fr: '₦/t' },
  'NGN/l': { en: '₦/l', fr: '₦/l' },
  'kg CO₂e': {},
  m: {},
  't CO₂e': {},
  '0 to 100': { fr: '0 à 100' },
  days: { fr: 'jours' },
  'thousand t': { fr: 'milliers de t' },
  'thousand ha': { fr: 'milliers de ha' },
  MT: {},
  'points of 100': { fr: 'points sur 100' }
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

export type Unit = keyof typeof UNITS;

/** Scales are shown in labels but not after values: '72.3', never '72.3 0 to 100'. */
const SCALES: readonly Unit[] = ['0 to 100', 'points of 100'];
export const isScale = (unit: Unit): boolean => SCALES.includes(unit);

/** Returns whether a unit of the domain has a notation here. */
export const isUnit = (unit: string): unit is Unit => hasOwn(UNITS, unit);

/** Returns the notation of a unit in a language; in English for a language without its own. */
export function getUnitText(unit: Unit, locale: Locale): string {
  const written: Readonly<Partial<Record<Locale, string>>> = UNITS[unit];
  return written[locale] ?? written.en ?? unit;
}
