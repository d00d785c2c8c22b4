import { shellText } from './messages';
import { isUnreached } from './try-again';

/** What an error says to whoever looks at the page: a browser's words for a server that it cannot reach name an address. */
export function errorText(error: unknown, locale: string): string {
  if (isUnreached(error)) return shellText(locale, 'unreached');
  return error instanceof Error ? error.message : String(error);
}
