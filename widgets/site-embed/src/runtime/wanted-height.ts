/** Bounds of the requested height of a frame, px. */
const LEAST = 320;
const MOST = 2_000;

const SCROLLS = /auto|scroll/;

/** Returns the hidden height of a scrolling element, px. */
function hiddenIn(element: Element): number {
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden <= 1 || element.clientHeight === 0 || element.closest('arcgis-map')) return 0;
  return SCROLLS.test(window.getComputedStyle(element).overflowY) ? hidden : 0;
}

/**
 * Returns the window height, px, at which no panel of the page needs scrolling: at least the current height.
 */
export function wantedHeight(): number {
  const hidden = Math.max(0, ...Array.from(document.body.querySelectorAll('*'), hiddenIn));
  return Math.min(MOST, Math.max(LEAST, window.innerHeight + hidden));
}
