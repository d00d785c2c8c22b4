import type { Locale, Unit } from '@site/domain';
import { EN } from './texts/en';
import { FR } from './texts/fr';
import type { LayerTextKey, LayerTexts } from './texts/keys';
import type { FieldPage } from './field';
import { getUnitText } from '@site/domain';

export type { LayerTextKey };

const TEXTS: Readonly<Partial<Record<Locale, LayerTexts>>> = { en: EN, fr: FR };

/** Returns a text of the catalogue in a language; in English for a language without texts. */
export const getLayerText = (key: LayerTextKey, locale: Locale): string => TEXTS[locale]?.[key] ?? EN[key];

/** Returns a text with its unit in brackets, as in labels. */
export const formatWithUnit = (key: LayerTextKey, unit: Unit | undefined, locale: Locale): string =>
  unit === undefined
    ? getLayerText(key, locale)
    : `${getLayerText(key, locale)} (${getUnitText(unit, locale)})`;

/** Returns the label of a field, with its unit in brackets. */
export const formatFieldLabel = (
  { label, unit }: Pick<FieldPage, 'label' | 'unit'>,
  locale: Locale
): string => formatWithUnit(label, unit, locale);

export const TEXT_KEYS = Object.keys(EN) as readonly LayerTextKey[];
