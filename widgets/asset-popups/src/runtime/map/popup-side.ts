import { isMapVisibleAt } from 'widgets/shared-code/site-map';
import type { PopupSide as Side } from 'widgets/shared-code/site-map';

interface MapPixel {
  readonly x: number;
  readonly y: number;
}

/** Maximum width of the SDK's popup with its pointer, and maximum height on a map up to 992 px high; px. */
export const POPUP_WIDTH = 470;
const POPUP_HEIGHT = 350;

/** Relative positions at which a popup is probed, horizontally and vertically. */
export const PROBE_POSITIONS = [0, 0.25, 0.5, 0.75, 1];

/**
 * Returns all sides of a place, first those towards the middle of the map, away from the panels at its edges.
 */
function listSides({ x, y }: MapPixel, { width, height }: DOMRect): Side[] {
  const [across, otherwise] = x > width / 2 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [over, under] = y > height / 2 ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
  return [`${over}-${across}`, `${over}-${otherwise}`, `${under}-${across}`, `${under}-${otherwise}`];
}

/**
 * Returns the side of a place (px of the map) to which a popup opens, so that it stays on the map and covers
 * no panel, `off` px away in both directions. Returns the side towards the middle if no side is clear.
 */
export function findClearSide(place: MapPixel, map: Element, off: number): Side {
  const box = map.getBoundingClientRect();
  const sides = listSides(place, box);
  const clear = sides.find((side) => {
    const left = box.left + place.x + (side.endsWith('left') ? -POPUP_WIDTH - off : off);
    const top = box.top + place.y + (side.startsWith('top') ? -POPUP_HEIGHT - off : off);
    if (left < box.left || left + POPUP_WIDTH > box.right || top < box.top || top + POPUP_HEIGHT > box.bottom)
      return false;
    return PROBE_POSITIONS.every((across) =>
      PROBE_POSITIONS.every((down) =>
        isMapVisibleAt(map, left + across * POPUP_WIDTH, top + down * POPUP_HEIGHT)
      )
    );
  });
  return clear ?? sides[0]!;
}
