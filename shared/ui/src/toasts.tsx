import { React } from 'jimu-core';
import { toast, Toaster } from 'sonner';
import { useLook } from './styles';
import { useUiTexts } from './use-ui-texts';

/** What a toast offers to do. */
export interface ToastAction {
  readonly label: string;
  onClick(): void;
}

/** A toast that offers something stays this long, in milliseconds. */
const ACTION_STAYS = 10_000;

/**
 * Says briefly at the bottom of the page that something was done or failed; {@link Toasts} shows it. A warning stays until
 * it is dismissed; the same text does not stand there twice.
 */
export const showToast = (kind: 'success' | 'error' | 'warning', text: string, action?: ToastAction): void =>
  void toast[kind](text, {
    ...(kind === 'warning' && { id: text, duration: Infinity }),
    ...(action && { action, duration: ACTION_STAYS })
  });

/** Takes away what an earlier try has said. */
export const clearToasts = (): void => void toast.dismiss();

/** The widgets on the page that can show toasts: the first of them does, so that each shows once. */
let places: readonly symbol[] = [];
const watchers = new Set<() => void>();

function setPlaces(next: readonly symbol[]): void {
  places = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

function useIsFirstPlace(): boolean {
  const [place] = React.useState(() => Symbol('toasts'));
  React.useEffect(() => {
    setPlaces([...places, place]);
    return () => setPlaces(places.filter((other) => other !== place));
  }, [place]);
  return React.useSyncExternalStore(watch, () => places[0] === place);
}

/** Where toasts show: once in each widget that has some. They are read out, and stay while the pointer is on them. */
export function Toasts() {
  return useIsFirstPlace() ? <ToastsHere /> : null;
}

function ToastsHere() {
  const { sys, family, type } = useLook();
  const t = useUiTexts();
  return (
    // It takes no room among what it stands with.
    <div css={{ position: 'absolute' }}>
      <Toaster
        position="bottom-center"
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
      />
    </div>
  );
}
