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

/**
 * Lists the texts on screen that cannot be read: clipped by a box that does not scroll and has no ellipsis,
 * outside the window, or covered by another element. The map's own texts and texts scrolled out of view are
 * left out.
 * @param places selector of the elements whose texts are checked.
 */
export const findTextFaults = (page: Page, places: string): Promise<string[]> =>
  page.evaluate((within) => {
    interface ViewportBox {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const SLACK = 2;
    const faults: string[] = [];
    const shown: { element: Element; box: ViewportBox; text: string }[] = [];
    const intersectBoxes = (one: ViewportBox, other: ViewportBox): ViewportBox => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom)
    });
    const isEmpty = ({ left, top, right, bottom }: ViewportBox) => right - left < 4 || bottom - top < 4;
    const isForEyes = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { visibility, display, opacity, clipPath, clip } = getComputedStyle(at);
        if (visibility === 'hidden' || display === 'none' || opacity === '0') return false;
        if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(0')) return false;
      }
      return true;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node as Text).data.trim();
      if (
        !element ||
        text === '' ||
        element.closest('script, style, noscript, option, svg, arcgis-map, arcgis-scene')
      )
        continue;
      if (!element.closest(within) || !isForEyes(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        let box: ViewportBox = rect;
        let cut: Element | null = null;
        let isScrolled = false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { overflowX, overflowY, textOverflow, position } = getComputedStyle(at);
          const edge = at.getBoundingClientRect();
          const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
          const clips = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
          const beyond =
            box.right > edge.right + SLACK ||
            box.left < edge.left - SLACK ||
            box.bottom > edge.bottom + SLACK ||
            box.top < edge.top - SLACK;
          const isAcross = box.right > edge.right + SLACK || box.left < edge.left - SLACK;
          // Only tables are meant to scroll sideways, and they indicate it.
          const isWide = at.querySelector(':scope > table') !== null || at.closest('[data-scrolls]') !== null;
          if (isAcross && scrolls && !isWide && textOverflow !== 'ellipsis' && !isScrolled) cut = at;
          else if (beyond && scrolls) isScrolled = true;
          if (beyond && clips && !scrolls && textOverflow !== 'ellipsis' && !isScrolled) cut = at;
          if (scrolls || clips) box = intersectBoxes(box, edge);
          if (position === 'fixed') break;
        }
        const seen = intersectBoxes(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        if (cut && !isEmpty(rect)) faults.push(`cut off: ${text.slice(0, 60)}`);
        else if (!isScrolled && box.right > innerWidth + SLACK && !isEmpty(seen))
          faults.push(`beyond the window: ${text.slice(0, 60)}`);
        if (!isEmpty(seen)) shown.push({ element, box: seen, text });
      }
    }
    const HOMES = 'section, header, [role=region], [role=dialog]';
    const isUnderSticky = (front: Element): boolean => {
      for (let at: Element | null = front; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true;
      return false;
    };
    for (const { element, box, text } of shown) {
      const y = (box.top + box.bottom) / 2;
      for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
        const front = document.elementFromPoint(x, y);
        if (
          !front ||
          front.tagName === 'INPUT' ||
          front.contains(element) ||
          element.contains(front) ||
          isUnderSticky(front)
        )
          continue;
        // On a phone, one sheet is in front of the others.
        if (front.closest(HOMES) !== element.closest(HOMES)) continue;
        // Elements that only take clicks, such as the input of a switch, are transparent.
        if (
          front.closest('label, button, a') === element.closest('label, button, a') &&
          element.closest('label, button, a')
        )
          continue;
        faults.push(`covered by ${front.tagName.toLowerCase()}: ${text.slice(0, 60)}`);
      }
    }
    return [...new Set(faults)];
  }, places);
