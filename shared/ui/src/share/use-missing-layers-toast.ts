import { translateText } from '@site/layers';
import { hooks, React } from 'jimu-core';
import { showToast } from '../toasts';
import { useLocale, useUiTexts } from '../use-ui-texts';

/**
 * Shows a toast with the layers of a link that the map lacks.
 * @param titles in English; the same array as long as it holds the same titles.
 */
export function useMissingLayersToast(titles: readonly string[]): void {
  const t = hooks.useEventCallback(useUiTexts());
  const locale = useLocale();
  React.useEffect(() => {
    const layers = titles.map((title) => translateText(title, locale)).join(', ');
    if (layers !== '') showToast('warning', t('linkLacks', { layers }));
  }, [titles, locale, t]);
}
