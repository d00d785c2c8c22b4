import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** CSS selector of what it points at; in the middle of the window without one, and where nothing is found. */
  readonly target?: string;
}

export interface TourWords {
  readonly next: string;
  readonly back: string;
  readonly done: string;
  readonly close: string;
  progress(current: string, total: string): string;
}

/** Shows the steps one by one. @param onEnd called once, however it ends. @returns ends it. */
export function drive(steps: readonly TourStep[], words: TourWords, onEnd: () => void): () => void {
  const tour = driver({
    // While a step moves, keys and clicks would be lost.
    animate: false,
    showProgress: true,
    overlayOpacity: 0.55,
    popoverClass: 'site-tour',
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    progressText: words.progress('{{current}}', '{{total}}'),
    // Somebody who clicks beside it wants the page, and finds the tour in the menu.
    overlayClickBehavior: 'close',
    onPopoverRender: ({ title, footer, closeButton, previousButton }, { state }) => {
      // Its own header and footer are those of a page, of which there is one.
      title.setAttribute('role', 'none');
      footer.setAttribute('role', 'none');
      closeButton.setAttribute('aria-label', words.close);
      previousButton.hidden = state.activeIndex === 0;
    },
    onHighlighted: () => {
      // A step in the middle of the window points at nothing: what stands for it there opens no dialog.
      const nothing = document.getElementById('driver-dummy-element');
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) nothing?.removeAttribute(name);
    },
    onDestroyed: onEnd,
    steps: steps.map(({ title, text, target }) => {
      const element = target === undefined ? null : seen(target);
      return { ...(element && { element }), popover: { title, description: text } };
    })
  });
  tour.drive();
  return () => tour.destroy();
}

/** What a step points at, where it is on the screen. */
function seen(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}
