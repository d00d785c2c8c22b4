import { watch } from 'esri/core/reactiveUtils';
import type MapView from 'esri/views/MapView';
import { isClear } from 'widgets/shared-code/site-map';
import type { PopupElement, PopupSide as Side } from 'widgets/shared-code/site-map';
import { STEPS, WIDTH } from './popup-side';
import { HEIGHT, OFFSET, SHIFT } from './popup-style';

/** A vertical range of the window, px. */
export interface Room {
  readonly top: number;
  readonly bottom: number;
}

/** Margin to the edges of the map and of overlays, px. */
const EDGE = 12;
/** Margin to the lower edge, where the map shows its attribution, px. */
const FOOT = 32;
/** Distance of the probed points, px. */
const STEP = 12;
/** Minimum height, the initial height of the SDK's popup, px. */
const LEAST = 280;

/** Computes the vertical range, in px of the window, that is clear of overlays at one side of a place. */
export function roomBeside(
  { x, y }: { readonly x: number; readonly y: number },
  side: Side,
  map: Element
): Room {
  const box = map.getBoundingClientRect();
  const left = side.endsWith('left') ? x - WIDTH : x;
  const columns = STEPS.map((step) => left + step * WIDTH).filter((at) => at > box.left && at < box.right);
  const isFree = (at: number) => columns.every((column) => isClear(map, column, at));
  let [top, bottom] = [y, y];
  while (top - STEP > box.top + EDGE && isFree(top - STEP - EDGE)) top -= STEP;
  while (bottom + STEP < box.bottom - FOOT && isFree(bottom + STEP + EDGE)) bottom += STEP;
  return { top, bottom };
}

/**
 * Computes the shift, in px down, that puts a popup of `height` px into the clear range. `edge` is the y of
 * its edge next to the place.
 */
export function shiftInto({ top, bottom }: Room, side: Side, edge: number, height: number): number {
  return side.startsWith('top') ? Math.max(0, top - (edge - height)) : Math.min(0, bottom - (edge + height));
}

/**
 * Limits a popup to the clear height of the map and keeps it in view. Updates on `look`, when the view
 * becomes stationary and when the content grows. A docked popup on a small screen is left to the SDK.
 */
export function followRoom(
  popup: PopupElement,
  view: MapView,
  mapOf: () => Element
): { look(): void; end(): void } {
  let room: (Room & { readonly side: Side; readonly edge: number }) | null = null;
  const container = () => popup.shadowRoot?.querySelector('.main-container') ?? null;
  const fit = () => {
    const box = container()?.getBoundingClientRect();
    if (room && box) popup.style.setProperty(SHIFT, `${shiftInto(room, room.side, room.edge, box.height)}px`);
  };
  const grown = new ResizeObserver(fit);
  const look = () => {
    room = null;
    popup.style.setProperty(SHIFT, '0px');
    const place = popup.location && view.ready ? view.toScreen(popup.location) : null;
    const side = popup.alignment?.();
    if (!place || !side || popup.dockEnabled) return;
    const map = mapOf();
    const origin = map.getBoundingClientRect();
    const at = { x: origin.left + place.x, y: origin.top + place.y };
    const off = (Number.parseFloat(popup.style.getPropertyValue(OFFSET)) || 0) * Math.SQRT1_2 + EDGE;
    const found = roomBeside(at, side, map);
    room = { ...found, side, edge: side.startsWith('top') ? at.y - off : at.y + off };
    popup.style.setProperty(HEIGHT, `${Math.max(LEAST, found.bottom - found.top)}px`);
    const shown = container();
    if (shown) grown.observe(shown);
    fit();
  };
  const resting = watch(
    () => view.stationary,
    (isStill) => {
      if (isStill) look();
    }
  );
  return {
    look,
    end: () => {
      grown.disconnect();
      resting.remove();
    }
  };
}
