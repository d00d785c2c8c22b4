import { LOCALES } from '@site/domain';
import { getLayerText } from '@site/layers';
import type { LayerTextKey } from '@site/layers';

type TranslatedTexts<Name extends string> = Readonly<Record<Name, string>> & { readonly i18n: object };

/** Label of a widget that its author names, with its translations if it has any. */
export type WidgetLabel = string | TranslatedTexts<'label'>;

/**
 * Returns texts of a configuration, in English, with their translations beside them: Experience Builder's own
 * widgets ignore these, and the host shows the one of the user's language.
 */
export function translateTexts<Name extends string>(
  keys: Readonly<Record<Name, LayerTextKey>>
): TranslatedTexts<Name> {
  const readTexts = (locale: (typeof LOCALES)[number]) =>
    Object.fromEntries(
      Object.entries<LayerTextKey>(keys).map(([name, key]) => [name, getLayerText(key, locale)] as const)
    ) as Record<Name, string>;
  const others = LOCALES.filter((locale) => locale !== 'en');
  return {
    ...readTexts('en'),
    i18n: Object.fromEntries(others.map((locale) => [locale, readTexts(locale)]))
  };
}
