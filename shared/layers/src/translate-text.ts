import { DEFAULT_PARAMETERS, LOCALES, formatOptionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import { CATALOGUE, isRaster } from './catalogue';
import { createOperationalLayer } from './esri/layer-json';
import { createSceneLayer } from './esri/scene-layer';
import { PAGES } from './order';
import { listRasterClasses } from './raster-classes';
import { formatFieldLabel, getLayerText, TEXT_KEYS } from './texts';
import type { FeaturePage } from './page';

/** Properties of a layer's JSON that contain texts for users. */
const SHOWN_TEXT_KEYS: readonly string[] = ['title', 'label', 'defaultLabel', 'alias'];

/** Calls `note` for each text for users in some JSON, in English and in another language. */
function collectTexts(
  english: unknown,
  local: unknown,
  note: (english: string, local: string) => void
): void {
  if (typeof english !== 'object' || english === null) return;
  for (const [key, held] of Object.entries(english)) {
    const other = (local as Record<string, unknown>)[key];
    if (typeof held !== 'string') collectTexts(held, other, note);
    else if (SHOWN_TEXT_KEYS.includes(key) && typeof other === 'string') note(held, other);
  }
}

/** Returns every text that a layer of the catalogue shows in English, with its translation in `locale`. */
function listTranslations(locale: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const addText = (english: string, local: string) => {
    if (!texts.has(english)) texts.set(english, local);
  };
  for (const layer of CATALOGUE) {
    collectTexts(createOperationalLayer(layer), createOperationalLayer(layer, undefined, locale), addText);
    if (!isRaster(layer)) {
      collectTexts(createSceneLayer(layer), createSceneLayer(layer, { locale }), addText);
      continue;
    }
    const local = listRasterClasses(layer.raster, locale, DEFAULT_PARAMETERS);
    listRasterClasses(layer.raster, 'en', DEFAULT_PARAMETERS).forEach(({ label }, at) =>
      addText(label, local[at]!.label)
    );
  }
  for (const { fields } of PAGES as readonly FeaturePage[])
    for (const field of Object.values(fields))
      addText(formatFieldLabel(field, 'en'), formatFieldLabel(field, locale));
  for (const key of TEXT_KEYS) addText(getLayerText(key, 'en'), getLayerText(key, locale));
  return texts;
}

const known = new Map<Locale, ReadonlyMap<string, string>>();
function getTranslations(locale: Locale): ReadonlyMap<string, string> {
  const texts = known.get(locale) ?? listTranslations(locale);
  known.set(locale, texts);
  return texts;
}

/**
 * Translates a text of a layer to the reader's language: a title, a field's label with its unit in brackets, a
 * class of a legend, an item of a list. Texts that are not in the catalogue are unchanged, so that a renamed
 * layer or field keeps its name.
 * @example translateText('Weekly P1 yield (t)', 'fr') → "Rendement hebdomadaire en P1 (t)"
 * @example translateText('Mills of the east', 'fr') → "Mills of the east"
 */
export const translateText = (text: string, locale: Locale): string =>
  locale === 'en' ? text : (getTranslations(locale).get(text) ?? formatOptionLabel(text, locale));

const normalizeTitle = (name: string) => name.trim().toLowerCase();

/**
 * Returns whether a layer's title is `wanted` in any language; letter case and surrounding blanks are ignored.
 * @example isTitled('Moulins confirmés', 'Confirmed mills') → true
 */
export const isTitled = (title: string | null | undefined, wanted: string): boolean =>
  LOCALES.some((locale) => normalizeTitle(translateText(wanted, locale)) === normalizeTitle(title ?? ''));
