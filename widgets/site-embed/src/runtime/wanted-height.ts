/** A frame is never asked to be lower or higher than this, px. */
const LEAST = 320;
const MOST = 2_000;

const SCROLLS = /auto|scroll/;

/** How much of an element must be scrolled to, px. */
function hiddenIn(element: Element): number {
  const hidden = element.scrollHeight - element.clientHeight;
  if (hidden <= 1 || element.clientHeight === 0 || element.closest('arcgis-map')) return 0;
  return SCROLLS.test(window.getComputedStyle(element).overflowY) ? hidden : 0;
}

/** The height of the window, px, at which no panel of the page need be scrolled: as high as it is, or higher. */
export function wantedHeight(): number {
  const hidden = Math.max(0, ...Array.from(document.body.querySelectorAll('*'), hiddenIn));
  return Math.min(MOST, Math.max(LEAST, window.innerHeight + hidden));
}
