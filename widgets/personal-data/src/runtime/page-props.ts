import type { Locale } from 'widgets/shared-code/site-core';

/** What every part of the page is told. */
export interface PageProps {
  readonly serverUrl: string;
  readonly locale: Locale;
}
