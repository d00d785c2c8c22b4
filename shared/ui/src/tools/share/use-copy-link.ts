import { listOmittedParameters } from './address-state';
import { showToast } from '../../kit/notices/toasts';
import { useUiTexts } from '../../base/use-ui-texts';

/** Copies the page's address, which contains the page's state, and shows a toast. */
export function useCopyLink(): { readonly label: string; copy(): Promise<void> } {
  const t = useUiTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
    } catch {
      // The browser forbids it, or the page is not on https.
      showToast('error', t('linkNotCopied'));
      return;
    }
    if (listOmittedParameters().length > 0) showToast('warning', t('linkTooLong'));
    else showToast('success', t('linkCopied'));
  };
  return { label: t('copyLink'), copy };
}
