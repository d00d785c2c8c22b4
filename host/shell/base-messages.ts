import { defaultMessages as core, frenchMessages as coreFrench } from '../jimu/jimu-core/lib/i18n/messages';
import { defaultMessages as ui } from '../jimu/jimu-ui/lib/messages';
import { frenchMessages as uiFrench } from '../jimu/jimu-ui/lib/messages-fr';

/**
 * Returns the texts that every widget may use. They override a widget's text with the same key, as in
 * Experience Builder.
 */
export const getBaseMessages = (locale: string): Record<string, string> =>
  locale === 'fr' ? { ...uiFrench, ...coreFrench } : { ...ui, ...core };

/** Logs all errors of texts except missing translations, for which the default text is shown on purpose. */
export function ignoreMissingText(error: { readonly code: string; readonly message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error.message);
}
