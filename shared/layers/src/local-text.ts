import { DEFAULT_PARAMETERS, LOCALES, optionLabel } from '@site/domain';
import type { Locale } from '@site/domain';
import { CATALOGUE, isRaster } from './catalogue';
import { operationalLayer } from './esri/layer-json';
import { sceneLayer } from './esri/scene-layer';
import { PAGES } from './order';
import { rasterClasses } from './raster-classes';
import { fieldLabel, layerText, TEXT_KEYS } from './texts';
import type { FeaturePage } from './page';

/** Properties of a layer's JSON that contain texts for users. */
const SHOWN: readonly string[] = ['title', 'label', 'defaultLabel', 'alias'];

/** Calls `note` for each text for users in some JSON, in English and in another language. */
function noteShown(english: unknown, local: unknown, note: (english: string, local: string) => void): void {
  if (typeof english !== 'object' || english === null) return;
  for (const [key, held] of Object.entries(english)) {
    const other = (local as Record<string, unknown>)[key];
    if (typeof held !== 'string') noteShown(held, other, note);
    else if (SHOWN.includes(key) && typeof other === 'string') note(held, other);
  }
}

/** Returns every text that a layer of the catalogue shows in English, with its translation in `locale`. */
function textsIn(locale: Locale): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const note = (english: string, local: string) => {
    if (!texts.has(english)) texts.set(english, local);
  };
  for (const layer of CATALOGUE) {
    noteShown(operationalLayer(layer), operationalLayer(layer, undefined, locale), note);
    if (!isRaster(layer)) {
      noteShown(sceneLayer(layer), sceneLayer(layer, { locale }), note);
      continue;
    }
    const local = rasterClasses(layer.raster, locale, DEFAULT_PARAMETERS);
    rasterClasses(layer.raster, 'en', DEFAULT_PARAMETERS).forEach(({ label }, at) =>
      note(label, local[at]!.label)
    );
  }
  for (const { fields } of PAGES as readonly FeaturePage[])
    for (const field of Object.values(fields)) note(fieldLabel(field, 'en'), fieldLabel(field, locale));
  for (const key of TEXT_KEYS) note(layerText(key, 'en'), layerText(key, locale));
  return texts;
}

const known = new Map<Locale, ReadonlyMap<string, string>>();
function textsOf(locale: Locale): ReadonlyMap<string, string> {
  const texts = known.get(locale) ?? textsIn(locale);
  known.set(locale, texts);
  return texts;
}

/**
 * Translates a text of a layer to the reader's language: a title, a field's label with its unit in brackets, a
 * class of a legend, an item of a list. Texts that are not in the catalogue are unchanged, so that a renamed
 * layer or field keeps its name.
 * @example localText('Weekly P1 yield (t)', 'fr') → "Rendement hebdomadaire en P1 (t)"
 * @example localText('Mills of the east', 'fr') → "Mills of the east"
 */
export const localText = (text: string, locale: Locale): string =>
  locale === 'en' ? text : (textsOf(locale).get(text) ?? optionLabel(text, locale));

const asNamed = (name: string) => name.trim().toLowerCase();

/**
 * Returns whether a layer's title is `wanted` in any language; letter case and surrounding blanks are ignored.
 * @example isTitled('Moulins confirmés', 'Confirmed mills') → true
 */
export const isTitled = (title: string | null | undefined, wanted: string): boolean =>
  LOCALES.some((locale) => asNamed(localText(wanted, locale)) === asNamed(title ?? ''));
