import type { ItemBox, LayoutFrame } from './item-box';

/** Space between a new widget and its neighbours or the edge of the page, px. */
export const PLACE_GAP = 12;
/** Share of both sides of the page from which an item is its background, such as a map: others are above it. */
const BACKGROUND_SHARE = 0.9;

/** Checks whether an item is the background of its page. */
export const isBackground = ({ width, height }: ItemBox, frame: LayoutFrame): boolean =>
  width >= BACKGROUND_SHARE * frame.width && height >= BACKGROUND_SHARE * frame.height;

/** Returns the length that two spans have in common, px; 0 when they are apart. */
const computeOverlap = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.max(0, Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart));

/** Returns the area of a box that others cover, with the gap around them, px². */
function computeCoveredArea(box: ItemBox, others: readonly ItemBox[]): number {
  const areas = others.map(({ left, top, width, height }) => {
    const across = computeOverlap(box.left, box.width, left - PLACE_GAP, width + 2 * PLACE_GAP);
    return across * computeOverlap(box.top, box.height, top - PLACE_GAP, height + 2 * PLACE_GAP);
  });
  return areas.reduce((sum, area) => sum + area, 0);
}

/** Lists the starts of one axis at which a new span touches the edge or a neighbour, inside the page. */
function listStarts(
  size: number,
  room: number,
  others: readonly { readonly start: number; readonly size: number }[]
): number[] {
  const starts = others.flatMap((it) => [it.start - size - PLACE_GAP, it.start + it.size + PLACE_GAP]);
  const inside = starts.filter((start) => start >= PLACE_GAP && start + size <= room - PLACE_GAP);
  return [...new Set([PLACE_GAP, Math.max(PLACE_GAP, room - size - PLACE_GAP), ...inside])];
}

/**
 * Returns the box of a new widget where it covers the least of the others, above the page's background: of
 * equally free places the highest, then the one furthest right, because tools open at the left. A widget that
 * is larger than the page is made as large as the page.
 */
export function findFreePlace(size: LayoutFrame, frame: LayoutFrame, items: readonly ItemBox[]): ItemBox {
  const width = Math.min(size.width, frame.width - 2 * PLACE_GAP);
  const height = Math.min(size.height, frame.height - 2 * PLACE_GAP);
  const others = items.filter((item) => !isBackground(item, frame));
  const lefts = listStarts(
    width,
    frame.width,
    others.map((it) => ({ start: it.left, size: it.width }))
  );
  const tops = listStarts(
    height,
    frame.height,
    others.map((it) => ({ start: it.top, size: it.height }))
  );
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top, width, height })));
  const rated = places.map((box) => ({ box, covered: computeCoveredArea(box, others) }));
  rated.sort((a, b) => a.covered - b.covered || a.box.top - b.box.top || b.box.left - a.box.left);
  return rated[0]!.box;
}
