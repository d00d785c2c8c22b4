import { watch } from 'esri/core/reactiveUtils';
import type MapView from 'esri/views/MapView';
import { isMapVisibleAt } from 'widgets/shared-code/site-map';
import type { PopupElement, PopupSide as Side } from 'widgets/shared-code/site-map';
import { PROBE_POSITIONS, POPUP_WIDTH } from './popup-side';
import { HEIGHT_PROPERTY, OFFSET_PROPERTY, SHIFT_PROPERTY } from './popup-style';

/** A vertical range of the window, px. */
export interface ClearRange {
  readonly top: number;
  readonly bottom: number;
}

/** Margin to the edges of the map and of overlays, px. */
const EDGE_MARGIN = 12;
/** Margin to the lower edge, where the map shows its attribution, px. */
const FOOT_MARGIN = 32;
/** Distance of the probed points, px. */
const PROBE_STEP = 12;
/** Minimum height, the initial height of the SDK's popup, px. */
const MIN_HEIGHT = 280;

/** Computes the vertical range, in px of the window, that is clear of overlays at one side of a place. */
export function computeClearRange(
  { x, y }: { readonly x: number; readonly y: number },
  side: Side,
  map: Element
): ClearRange {
  const box = map.getBoundingClientRect();
  const left = side.endsWith('left') ? x - POPUP_WIDTH : x;
  const columns = PROBE_POSITIONS.map((step) => left + step * POPUP_WIDTH).filter(
    (at) => at > box.left && at < box.right
  );
  const isClearAt = (at: number) => columns.every((column) => isMapVisibleAt(map, column, at));
  let [top, bottom] = [y, y];
  while (top - PROBE_STEP > box.top + EDGE_MARGIN && isClearAt(top - PROBE_STEP - EDGE_MARGIN))
    top -= PROBE_STEP;
  while (bottom + PROBE_STEP < box.bottom - FOOT_MARGIN && isClearAt(bottom + PROBE_STEP + EDGE_MARGIN))
    bottom += PROBE_STEP;
  return { top, bottom };
}

/**
 * Computes the shift, in px down, that puts a popup of `height` px into the clear range. `edge` is the y of
 * its edge next to the place.
 */
export function computeShift({ top, bottom }: ClearRange, side: Side, edge: number, height: number): number {
  return side.startsWith('top') ? Math.max(0, top - (edge - height)) : Math.min(0, bottom - (edge + height));
}

/**
 * Limits a popup to the clear height of the map and keeps it in view. Updates on `look`, when the view
 * becomes stationary and when the content grows. A docked popup on a small screen is left to the SDK.
 */
export function followClearRange(
  popup: PopupElement,
  view: MapView,
  getMap: () => Element
): { look(): void; end(): void } {
  let room: (ClearRange & { readonly side: Side; readonly edge: number }) | null = null;
  const getContainer = () => popup.shadowRoot?.querySelector('.main-container') ?? null;
  const updateShift = () => {
    const box = getContainer()?.getBoundingClientRect();
    if (room && box)
      popup.style.setProperty(SHIFT_PROPERTY, `${computeShift(room, room.side, room.edge, box.height)}px`);
  };
  const grown = new ResizeObserver(updateShift);
  const updateRange = () => {
    room = null;
    popup.style.setProperty(SHIFT_PROPERTY, '0px');
    const place = popup.location && view.ready ? view.toScreen(popup.location) : null;
    const side = popup.alignment?.();
    if (!place || !side || popup.dockEnabled) return;
    const map = getMap();
    const origin = map.getBoundingClientRect();
    const at = { x: origin.left + place.x, y: origin.top + place.y };
    const off =
      (Number.parseFloat(popup.style.getPropertyValue(OFFSET_PROPERTY)) || 0) * Math.SQRT1_2 + EDGE_MARGIN;
    const found = computeClearRange(at, side, map);
    room = { ...found, side, edge: side.startsWith('top') ? at.y - off : at.y + off };
    popup.style.setProperty(HEIGHT_PROPERTY, `${Math.max(MIN_HEIGHT, found.bottom - found.top)}px`);
    const shown = getContainer();
    if (shown) grown.observe(shown);
    updateShift();
  };
  const resting = watch(
    () => view.stationary,
    (isStill) => {
      if (isStill) updateRange();
    }
  );
  return {
    look: updateRange,
    end: () => {
      grown.disconnect();
      resting.remove();
    }
  };
}
