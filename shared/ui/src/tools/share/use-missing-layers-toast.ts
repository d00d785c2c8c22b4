import type { Locale } from '@site/domain';
import { hooks, React } from 'jimu-core';
import { showToast } from '../../kit/notices/toasts';
import { useLocale, useUiTexts } from '../../base/use-ui-texts';

/** Returns the title of a layer in a language; the given title for a layer without a translation. */
export type TranslateTitle = (title: string, locale: Locale) => string;

/**
 * Shows a toast with the layers of a link that the map lacks.
 * @param titles in English; the same array as long as it holds the same titles.
 * @param translate from the catalogue of layers, which pages without a map do not load.
 */
export function useMissingLayersToast(titles: readonly string[], translate: TranslateTitle): void {
  const t = hooks.useEventCallback(useUiTexts());
  const locale = useLocale();
  const translateTitle = hooks.useEventCallback(translate);
  React.useEffect(() => {
    const layers = titles.map((title) => translateTitle(title, locale)).join(', ');
    if (layers !== '') showToast('warning', t('linkLacks', { layers }));
  }, [titles, locale, t, translateTitle]);
}
