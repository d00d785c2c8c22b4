import { React } from 'jimu-core';
import { isDialogOpen, keepText, keptText } from 'widgets/shared-code/site-core';

/** Key that is stored in the browser after the tour was shown. */
const SEEN = 'site-tour';
/** Polling interval until the page is free, ms. */
const LOOK_EVERY = 500;
/**
 * The last start that another widget requested; the widget is mounted again when the page changes its layout.
 */
let handledStart: unknown;

/**
 * Starts the tour on the first visit, after `delay` ms and as soon as no dialog is open, and at each new
 * request of another widget. If the browser stores nothing the tour does not start by itself, since it would
 * on every visit.
 */
export function useTurn(delay: number, asked: unknown): { running: boolean; end(): void } {
  const [running, setRunning] = React.useState(false);
  React.useEffect(() => {
    if (keptText(SEEN) !== null) return undefined;
    let look: ReturnType<typeof setInterval> | undefined;
    const start = () => {
      if (isDialogOpen() || document.visibilityState !== 'visible') return;
      clearInterval(look);
      if (keepText(SEEN, 'seen')) setRunning(true);
    };
    const first = setTimeout(() => {
      look = setInterval(start, LOOK_EVERY);
    }, delay);
    return () => {
      clearTimeout(first);
      clearInterval(look);
    };
  }, [delay]);
  React.useEffect(() => {
    if (asked === undefined || asked === handledStart) return;
    handledStart = asked;
    setRunning(true);
  }, [asked]);
  return { running, end: () => setRunning(false) };
}
