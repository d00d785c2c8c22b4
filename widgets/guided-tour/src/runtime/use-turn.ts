import { React } from 'jimu-core';
import { isDialogOpen, keepText, keptText } from 'widgets/shared-code/site-core';

/** Kept in the browser once the tour was shown. */
const SEEN = 'site-tour';
/** Between two looks at whether the page is free, ms. */
const LOOK_EVERY = 500;
/** The last start that another widget requested; the widget is mounted again when the page changes its layout. */
let handledStart: unknown;

/**
 * When it is the tour's turn: on the first visit after `delay` ms, as soon as no dialog is open; and whenever `asked`
 * changes. Where the browser keeps nothing it does not come by itself: it would come every time.
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
