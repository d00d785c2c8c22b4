import type { Page } from '@playwright/test';

interface DoubledTexts {
  /** Text nodes by the text that they had before. */
  doubledTexts?: Map<Text, string>;
}

/** Doubles every text of the page, to simulate a language of long words; numbers and field values stay. */
export const doubleTexts = (page: Page) =>
  page.evaluate(() => {
    const doubled = ((window as DoubledTexts).doubledTexts ??= new Map());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (!place || place.closest('script, style, noscript, option, textarea, arcgis-map, arcgis-scene'))
        continue;
      const text = (node as Text).data;
      const once = text.trim();
      const isTwice = once.slice(0, once.length / 2).trim() === once.slice(once.length / 2).trim();
      if (!/\p{L}{3}/u.test(once) || isTwice) continue;
      doubled.set(node as Text, text);
      (node as Text).data = `${once} ${once}`;
    }
  });

/** Restores the texts that `doubleTexts` changed; texts that the page has changed since stay. */
export const restoreTexts = (page: Page) =>
  page.evaluate(() => {
    const doubled = (window as DoubledTexts).doubledTexts ?? new Map<Text, string>();
    for (const [node, text] of doubled) if (node.data === `${text.trim()} ${text.trim()}`) node.data = text;
    doubled.clear();
  });

interface ViewportBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Runs in the page: creates the function that computes the visible box of a text. */
function createBoxTools() {
  const SLACK = 2;
  const intersectBoxes = (one: ViewportBox, other: ViewportBox): ViewportBox => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom)
  });
  const isEmpty = ({ left, top, right, bottom }: ViewportBox) => right - left < 4 || bottom - top < 4;
  /** Returns the part of a text's box that the element and its parents leave visible. */
  const clipByParents = (element: Element, rect: ViewportBox) => {
    let box = rect;
    let isCut = false;
    let isScrolled = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      const clips = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
      const isAcross = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
      const beyond = isAcross || box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK;
      // Only tables are meant to scroll sideways, and they indicate it.
      const isWide = at.querySelector(':scope > table') !== null || at.closest('[data-scrolls]') !== null;
      if (isAcross && scrolls && !isWide && textOverflow !== 'ellipsis' && !isScrolled) isCut = true;
      else if (beyond && scrolls) isScrolled = true;
      if (beyond && clips && !scrolls && textOverflow !== 'ellipsis' && !isScrolled) isCut = true;
      if (scrolls || clips) box = intersectBoxes(box, edge);
      if (position === 'fixed') break;
    }
    const seen = intersectBoxes(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const isBeyondWindow = !isScrolled && box.right > innerWidth + SLACK && !isEmpty(seen);
    return { isCut: isCut && !isEmpty(rect), isBeyondWindow, seen: isEmpty(seen) ? null : seen };
  };
  return { clipByParents };
}

/** Runs in the page: creates the functions that determine which texts a user sees. */
function createSightTools() {
  const HOMES = 'section, header, [role=region], [role=dialog]';
  const CONTROLS = 'label, button, a';
  const isForEyes = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { visibility, display, opacity, clipPath, clip } = getComputedStyle(at);
      if (visibility === 'hidden' || display === 'none' || opacity === '0') return false;
      if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0')) return false;
    }
    return true;
  };
  const isUnderSticky = (front: Element): boolean => {
    for (let at: Element | null = front; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return true;
    return false;
  };
  const isCoveredBy = (element: Element, front: Element): boolean => {
    if (front.tagName === 'INPUT' || front.contains(element) || element.contains(front)) return false;
    // On a phone, one sheet is in front of the others.
    if (isUnderSticky(front) || front.closest(HOMES) !== element.closest(HOMES)) return false;
    // Elements that only take clicks, such as the input of a switch, are transparent.
    const control = element.closest(CONTROLS);
    return !control || front.closest(CONTROLS) !== control;
  };
  /** Lists the elements in front of a text at its ends and its middle. */
  const listCovers = (element: Element, box: ViewportBox): Element[] =>
    [box.left + 3, (box.left + box.right) / 2, box.right - 3].flatMap((x) => {
      const front = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      return front && isCoveredBy(element, front) ? [front] : [];
    });
  return { isForEyes, listCovers };
}

/**
 * Lists the texts on screen that cannot be read: clipped by a box that does not scroll and has no ellipsis,
 * outside the window, or covered by another element. The map's own texts and texts scrolled out of view are
 * left out.
 * @param places selector of the elements whose texts are checked.
 */
export async function findTextFaults(page: Page, places: string): Promise<string[]> {
  const boxes = await page.evaluateHandle(createBoxTools);
  const sight = await page.evaluateHandle(createSightTools);
  return page.evaluate(
    ({ places, boxes, sight }) => {
      const UNCHECKED = 'script, style, noscript, option, svg, arcgis-map, arcgis-scene';
      const faults: string[] = [];
      const shown: { element: Element; box: ViewportBox; text: string }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node as Text).data.trim().slice(0, 60);
        if (!element || text === '' || element.closest(UNCHECKED)) continue;
        if (!element.closest(places) || !sight.isForEyes(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const { isCut, isBeyondWindow, seen } = boxes.clipByParents(element, rect);
          if (isCut) faults.push(`cut off: ${text}`);
          else if (isBeyondWindow) faults.push(`beyond the window: ${text}`);
          if (seen) shown.push({ element, box: seen, text });
        }
      }
      for (const { element, box, text } of shown)
        for (const front of sight.listCovers(element, box))
          faults.push(`covered by ${front.tagName.toLowerCase()}: ${text}`);
      return [...new Set(faults)];
    },
    { places, boxes, sight }
  );
}
