import type { Locale } from 'widgets/shared-code/site-base';

/** Properties of every part of the page. */
export interface PageProps {
  readonly widgetId: string;
  readonly serverUrl: string;
  readonly locale: Locale;
}
