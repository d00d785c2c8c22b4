import { isClear } from 'widgets/shared-code/site-map';
import type { PopupSide as Side } from 'widgets/shared-code/site-map';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Maximum width of the SDK's popup with its pointer, and maximum height on a map up to 992 px high; px. */
export const WIDTH = 470;
const HEIGHT = 350;

/** Relative positions at which a popup is probed, horizontally and vertically. */
export const STEPS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Returns all sides of a place, first those towards the middle of the map, away from the panels at its edges.
 */
function sidesFor({ x, y }: Place, { width, height }: DOMRect): Side[] {
  const [across, otherwise] = x > width / 2 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [over, under] = y > height / 2 ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return [`${over}-${across}`, `${over}-${otherwise}`, `${under}-${across}`, `${under}-${otherwise}`];
}

/**
 * Returns the side of a place (px of the map) to which a popup opens, so that it stays on the map and covers
 * no panel, `off` px away in both directions. Returns the side towards the middle if no side is clear.
 */
export function clearSide(place: Place, map: Element, off: number): Side {
  const box = map.getBoundingClientRect();
  const sides = sidesFor(place, box);
  const clear = sides.find((side) => {
    const left = box.left + place.x + (side.endsWith('left') ? -WIDTH - off : off);
    const top = box.top + place.y + (side.startsWith('top') ? -HEIGHT - off : off);
    if (left < box.left || left + WIDTH > box.right || top < box.top || top + HEIGHT > box.bottom)
      return false;
    return STEPS.every((across) =>
      STEPS.every((down) => isClear(map, left + across * WIDTH, top + down * HEIGHT))
    );
  });
  return clear ?? sides[0]!;
}
