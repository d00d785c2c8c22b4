import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import { useThemeStyles } from '../theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

/** Button of a toast. */
export interface ToastAction {
  readonly label: string;
  onClick(): void;
}

/** Duration of a toast with a button, ms. */
const ACTION_STAYS = 10_000;

/**
 * Shows a short message at the top of the page, drawn by {@link Toasts}. A warning stays until it is
 * dismissed; the same warning is not shown twice.
 * @returns a function that dismisses it.
 */
export function showToast(
  kind: 'success' | 'error' | 'warning',
  text: string,
  action?: ToastAction
): () => void {
  const id = toast[kind](text, {
    ...(kind === 'warning' && { id: text, duration: Infinity }),
    ...(action && { action, duration: ACTION_STAYS })
  });
  return () => void toast.dismiss(id);
}

/** Dismisses all toasts, for instance the ones from an earlier try. */
export const clearToasts = (): void => void toast.dismiss();

/**
 * Pixels from the top of the page: below the bar of the page and below the head of a dialog. At the bottom a
 * toast would cover the buttons of a form, and stay for as long as the pointer is there.
 */
const BELOW_HEAD = { top: 72 };

/** Instances of {@link Toasts} on the page: only the first draws toasts, so that each is shown once. */
let places: readonly symbol[] = [];
const watchers = new Set<() => void>();

function setPlaces(next: readonly symbol[]): void {
  places = next;
  for (const watcher of watchers) watcher();
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

function useIsFirstPlace(): boolean {
  const [place] = React.useState(() => Symbol('toasts'));
  React.useEffect(() => {
    setPlaces([...places, place]);
    return () => setPlaces(places.filter((other) => other !== place));
  }, [place]);
  return React.useSyncExternalStore(subscribe, () => places[0] === place);
}

/**
 * Outlet of the toasts; each widget that shows some renders it. They are announced, and stay while the pointer
 * is on them.
 */
export function Toasts() {
  return useIsFirstPlace() ? <ToastsHere /> : null;
}

function ToastsHere() {
  const { sys, family, type } = useThemeStyles();
  const t = useUiTexts();
  // In the body, above the popup of a map, which covers whatever is in the box of a widget.
  return createPortal(
    <Toaster
      position="top-center"
      offset={BELOW_HEAD}
      mobileOffset={BELOW_HEAD}
      containerAriaLabel={t('notifications')}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: t('dismiss'),
        style: {
          ...type.body,
          fontFamily: family,
          background: sys.color.surface.overlay,
          color: sys.color.surface.overlayText,
          borderColor: sys.color.divider.primary
        }
      }}
    />,
    document.body
  );
}
