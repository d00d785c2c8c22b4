import type { Locale } from '@site/domain';
import { hasOwn } from '@site/domain';

/** Units as a reader sees them; where a language writes one otherwise, it stands here. */
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
  't CO₂e': {},
  '0 to 100': { fr: '0 à 100' },
  days: { fr: 'jours' },
  'thousand t': { fr: 'milliers de t' },
  'thousand ha': { fr: 'milliers de ha' },
  MT: {},
  'points of 100': { fr: 'points sur 100' }
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;

export type Unit = keyof typeof UNITS;

/** Scales stand in a label and are not written behind a value: '72.3', never '72.3 0 to 100'. */
const SCALES: readonly Unit[] = ['0 to 100', 'points of 100'];
export const isScale = (unit: Unit): boolean => SCALES.includes(unit);

/** Whether a unit of the domain is one that the catalogue writes. */
export const isUnit = (unit: string): unit is Unit => hasOwn(UNITS, unit);

/** A unit as it is written in a language; where that does not say, as in English. */
export function unitText(unit: Unit, locale: Locale): string {
  const written: Readonly<Partial<Record<Locale, string>>> = UNITS[unit];
  return written[locale] ?? written.en ?? unit;
}
