import { React } from 'jimu-core';
import { getLast } from '@site/domain/src/base';

/**
 * Panels of Experience Builder's own widgets, a widget controller's among them. Each is a dialog with aria-modal="true",
 * even while it is closed, but the page behind it stays in use, and one may be open from the start.
 */
const FLOATING_PANELS = '.jimu-floating-panel';
/** Dialogs that keep the keyboard, whoever made them. */
const MODAL_DIALOGS = `:is([aria-modal="true"], dialog[open]):not(${FLOATING_PANELS})`;
/** Dialogs that ask for attention: no floating panel, no step of the guided tour, no popup of a map. */
const ASKING_DIALOGS = `:is([role="dialog"], [role="alertdialog"]):not(.driver-popover, ${FLOATING_PANELS}, arcgis-map *)`;

/** Returns whether a dialog is on screen that asks for attention. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(ASKING_DIALOGS)].some((dialog) => dialog.getClientRects().length > 0);

/** The modal dialog that was opened last; null while none is open. A later dialog comes later in the page. */
const findTopDialog = (): HTMLElement | null =>
  getLast([...document.querySelectorAll<HTMLElement>(MODAL_DIALOGS)]) ?? null;

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

/** The open modal dialog above all others; null while none is open. */
export const useTopDialog = (): HTMLElement | null => React.useSyncExternalStore(watchDialogs, findTopDialog);
