import { React } from 'jimu-core';
import { isDialogOpen, readLocalText, writeLocalText } from 'widgets/shared-code/site-base';

/** Key that is stored in the browser after the tour was shown. */
const SEEN_KEY = 'site-tour';
/** Polling interval until the page is free, ms. */
const POLL_INTERVAL_MS = 500;
/**
 * The last start that another widget requested; the widget is mounted again when the page changes its layout.
 */
let handledStart: unknown;

/**
 * Starts the tour on the first visit, after `delay` ms and as soon as no dialog is open, and at each new
 * request of another widget. If the browser stores nothing the tour does not start by itself, since it would
 * on every visit.
 */
export function useTourStart(delay: number, asked: unknown): { running: boolean; end(): void } {
  const [running, setRunning] = React.useState(false);
  React.useEffect(() => {
    if (readLocalText(SEEN_KEY) !== null) return undefined;
    let look: ReturnType<typeof setInterval> | undefined;
    const startTour = () => {
      if (isDialogOpen() || document.visibilityState !== 'visible') return;
      clearInterval(look);
      if (writeLocalText(SEEN_KEY, 'seen')) setRunning(true);
    };
    const first = setTimeout(() => {
      look = setInterval(startTour, POLL_INTERVAL_MS);
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
