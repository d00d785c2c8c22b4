import { isClear } from 'widgets/shared-code/site-map';
import type { PopupSide as Side } from 'widgets/shared-code/site-map';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The Maps SDK's popup with its pointer at its widest and, on a map up to 992 px high, its highest; px. */
export const WIDTH = 470;
const HEIGHT = 350;

/** Where a popup is looked at, across and down. */
export const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** All sides of a place, first towards the middle of the map: away from the panels, which stand at its edges. */
function sidesFor({ x, y }: Place, { width, height }: DOMRect): Side[] {
  const [across, otherwise] = x > width / 2 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [over, under] = y > height / 2 ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return [`${over}-${across}`, `${over}-${otherwise}`, `${under}-${across}`, `${under}-${otherwise}`];
}

/**
 * The side of a place (px of the map) that a popup opens to, so that it stays on the map and covers no panel, `off`
 * px away from it both across and up or down. Where there is none it is the side towards the middle.
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
