import { React } from 'jimu-core';
import { lastOf } from '@site/domain';

/** Dialogs that keep the keyboard, whoever made them. */
const DIALOGS = '[aria-modal="true"], dialog[open]';

/** The dialog that was opened last, null while none is open: what is opened later stands later in the page. */
const topDialog = (): HTMLElement | null =>
  lastOf([...document.querySelectorAll<HTMLElement>(DIALOGS)]) ?? null;

function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open', 'aria-modal']
  });
  return () => observer.disconnect();
}

/** The open dialog above all others; null while none is open. */
export const useTopDialog = (): HTMLElement | null => React.useSyncExternalStore(watchDialogs, topDialog);
