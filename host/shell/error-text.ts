import { shellText } from './messages';
import { isUnreached } from './try-again';

/**
 * Returns an error's text for visitors. A browser's message for an unreachable server contains a URL, so it
 * is replaced.
 */
export function errorText(error: unknown, locale: string): string {
  if (isUnreached(error)) return shellText(locale, 'unreached');
  return error instanceof Error ? error.message : String(error);
}
