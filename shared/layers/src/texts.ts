import type { Locale } from '@site/domain';
import { EN } from './texts/en';
import { FR } from './texts/fr';
import type { TextKey, Texts } from './texts/keys';
import type { FieldPage } from './field';
import { unitText } from './units';
import type { Unit } from './units';

export type { TextKey };

const TEXTS: Readonly<Partial<Record<Locale, Texts>>> = { en: EN, fr: FR };

/** Returns a text of the catalogue in a language; in English for a language without texts. */
export const layerText = (key: TextKey, locale: Locale): string => TEXTS[locale]?.[key] ?? EN[key];

/** Returns a text with its unit in brackets, as in labels. */
export const withUnit = (key: TextKey, unit: Unit | undefined, locale: Locale): string =>
  unit === undefined ? layerText(key, locale) : `${layerText(key, locale)} (${unitText(unit, locale)})`;

/** Returns the label of a field, with its unit in brackets. */
export const fieldLabel = ({ label, unit }: Pick<FieldPage, 'label' | 'unit'>, locale: Locale): string =>
  withUnit(label, unit, locale);

export const TEXT_KEYS = Object.keys(EN) as readonly TextKey[];
