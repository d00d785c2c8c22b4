import type { AppConfig } from '../jimu/jimu-core/lib/types/app-config';
import { HEADER_PAGE_ID } from './model/edited-page';
import type { EditedPage } from './model/edited-page';

/**
 * Returns the address that shows an edited page in the builder's language and the app's theme; for the bar the
 * default page.
 */
export function getPreviewUrl({ theme }: AppConfig, { pageId }: EditedPage, locale: string): string {
  const query = new URLSearchParams({
    ...(pageId !== HEADER_PAGE_ID && { page: pageId }),
    ...(theme !== undefined && { theme }),
    locale
  });
  return `/builder/preview?${query}`;
}
