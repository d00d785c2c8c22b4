/** Bounds of the requested height of a frame, px. */
const MIN_HEIGHT = 320;
const MAX_HEIGHT = 2_000;

const SCROLLABLE = /auto|scroll/;

/** Returns the hidden height of a scrolling element, px. */
function measureHidden(element: Element): number {
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden <= 1 || element.clientHeight === 0 || element.closest('arcgis-map')) return 0;
  return SCROLLABLE.test(window.getComputedStyle(element).overflowY) ? hidden : 0;
}

/**
 * Returns the window height, px, at which no panel of the page needs scrolling: at least the current height.
 */
export function measureContentHeight(): number {
  const hidden = Math.max(0, ...Array.from(document.body.querySelectorAll('*'), measureHidden));
  return Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, window.innerHeight + hidden));
}
