import { localText } from '@site/layers';
import { hooks, React } from 'jimu-core';
import { showToast } from '../toasts';
import { useLocale, useUiTexts } from '../use-ui-texts';

/** Says in a toast which layers of a link the map lacks. @param titles in English; the same array while they are the same. */
export function useLinkLacks(titles: readonly string[]): void {
  const t = hooks.useEventCallback(useUiTexts());
  const locale = useLocale();
  React.useEffect(() => {
    const layers = titles.map((title) => localText(title, locale)).join(', ');
    if (layers !== '') showToast('warning', t('linkLacks', { layers }));
  }, [titles, locale, t]);
}
