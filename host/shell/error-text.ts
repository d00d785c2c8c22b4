import { getShellText } from './messages';
import { isUnreached } from './schedule-retries';

/**
 * Returns an error's text for visitors. A browser's message for an unreachable server contains a URL, so it
 * is replaced.
 */
export function formatError(error: unknown, locale: string): string {
  if (isUnreached(error)) return getShellText(locale, 'unreached');
  return error instanceof Error ? error.message : String(error);
}
