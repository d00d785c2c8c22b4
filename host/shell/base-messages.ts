import { defaultMessages as core, frenchMessages as coreFrench } from '../jimu/jimu-core/lib/i18n/messages';
import { defaultMessages as ui } from '../jimu/jimu-ui/lib/messages';
import { frenchMessages as uiFrench } from '../jimu/jimu-ui/lib/messages-fr';

/** Texts that every widget may use; of two with one key they are shown, as Experience Builder does. */
export const baseMessages = (locale: string): Record<string, string> =>
  locale === 'fr' ? { ...uiFrench, ...coreFrench } : { ...ui, ...core };

/** A text without a translation shows its default, which is meant to be so; anything else is a fault. */
export function ignoreMissingText(error: { readonly code: string; readonly message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error.message);
}
