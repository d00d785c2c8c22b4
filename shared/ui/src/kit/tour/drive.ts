import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';

export interface TourStep {
  readonly title: string;
  readonly text: string;
  /**
   * CSS selector of the target; without one, or when nothing matches, the step is in the middle of the window.
   */
  readonly target?: string;
}

export interface TourLabels {
  readonly next: string;
  readonly back: string;
  readonly done: string;
  readonly close: string;
  progress(current: string, total: string): string;
}

/**
 * Shows the steps one by one. @param onEnd called once, however the tour ends. @returns a function that ends
 * it.
 */
export function startTour(steps: readonly TourStep[], words: TourLabels, onEnd: () => void): () => void {
  const tour = driver({
    // Keys and clicks during an animation would be lost.
    animate: false,
    showProgress: true,
    overlayOpacity: 0.55,
    popoverClass: 'site-tour',
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    progressText: words.progress('{{current}}', '{{total}}'),
    // A click beside the step ends the tour: the user wants the page, and can restart the tour from the menu.
    overlayClickBehavior: 'close',
    onPopoverRender: ({ title, footer, closeButton, previousButton }, { state }) => {
      // The library's header and footer would be landmarks of the page, which has its own.
      title.setAttribute('role', 'none');
      footer.setAttribute('role', 'none');
      closeButton.setAttribute('aria-label', words.close);
      previousButton.hidden = state.activeIndex === 0;
    },
    onHighlighted: () => {
      // A step in the middle of the window has a dummy target, which opens no dialog.
      const nothing = document.getElementById('driver-dummy-element');
      for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) nothing?.removeAttribute(name);
      // The library focuses its first button, which closes the tour.
      document.querySelector<HTMLElement>('.site-tour .driver-popover-next-btn')?.focus();
    },
    onDestroyed: onEnd,
    steps: steps.map(({ title, text, target }) => {
      const element = target === undefined ? null : findVisible(target);
      return { ...(element && { element }), popover: { title, description: text } };
    })
  });
  tour.drive();
  return () => tour.destroy();
}

/** Returns the target of a step if it is on the screen, else null. */
function findVisible(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}
