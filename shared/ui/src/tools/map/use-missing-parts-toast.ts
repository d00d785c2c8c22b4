import { hooks, React } from 'jimu-core';
import { useUiTexts } from '../../base/use-ui-texts';
import { showToast } from '../../kit/notices/toasts';

/**
 * Returns a function that shows a toast with the layers of which a part is missing on the map, and dismisses it
 * when it is called without any.
 */
export function useMissingPartsToast(): (titles: readonly string[]) => void {
  const t = useUiTexts();
  const dismiss = React.useRef<() => void>(undefined);
  return hooks.useEventCallback((titles: readonly string[]) => {
    dismiss.current?.();
    dismiss.current =
      titles.length > 0 ? showToast('warning', t('partsMissing', { layers: titles.join(', ') })) : undefined;
  });
}
