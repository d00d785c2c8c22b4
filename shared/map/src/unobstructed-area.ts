import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { getViewElement } from '@site/services';

/** Unobstructed rectangle of a view, in px from its left and upper edge. */
export interface ScreenRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between two probes, px. */
const PROBE_STEP_PX = 12;
/** Largest gap between panels and the edge or the toolbar, px. */
const MAX_GAP_PX = 60;
/** Lines across the view that are probed from its left and right edge. */
const PROBE_LINES = 9;
/** Positions, as parts of the width, probed from the upper and lower edge: between panels at the sides. */
const PROBE_COLUMNS = [0.45, 0.5, 0.55];
/** Least unobstructed part of a side; with less, the whole side counts. */
const MIN_FREE_SHARE = 1 / 3;

/**
 * Returns how far overlays extend from an edge along one line, px; `isOver` probes a distance from the edge.
 */
function measureCoverage(isOver: (distance: number) => boolean, farthest: number): number {
  let covered = 0;
  for (let at = PROBE_STEP_PX / 2; at < farthest && at - covered <= MAX_GAP_PX; at += PROBE_STEP_PX)
    if (isOver(at)) covered = at + PROBE_STEP_PX / 2;
  return covered;
}

/** Returns the rest of a length; all of it when the rest would be too small. */
function computeFreeSpan(
  before: number,
  after: number,
  length: number
): readonly [start: number, length: number] {
  const free = length - before - after;
  return free < length * MIN_FREE_SHARE ? [0, length] : [before, free];
}

/**
 * Returns whether the map is visible at a position of the window (px): the element in front is part of the map
 * or around it.
 */
export function isMapVisibleAt(map: Element, x: number, y: number): boolean {
  const front = document.elementFromPoint(x, y);
  return front === null || map.contains(front) || front.contains(map);
}

/** Buttons of the map itself, in a column at its right edge. */
const MAP_BUTTONS = 'arcgis-zoom, arcgis-home';

/** Returns whether buttons of the map are at a position of the window (px). */
const hasMapButtonAt = (x: number, y: number): boolean =>
  (document.elementFromPoint(x, y)?.closest(MAP_BUTTONS) ?? null) !== null;

/**
 * Returns the part of a view that neither panels nor its own buttons cover, in px. Probes the edges with
 * elementFromPoint, so it works for panels of any widget. A sheet over the lower half of a phone leaves the upper half.
 */
export function getUnobstructedArea(view: MapView | SceneView): ScreenRect {
  const { container, width, height } = view;
  const map = getViewElement(view);
  const box = container?.getBoundingClientRect();
  if (!map || !box) return { left: 0, top: 0, width, height };
  const isOver = (x: number, y: number): boolean => !isMapVisibleAt(map, box.left + x, box.top + y);
  const isOverOrButton = (x: number, y: number): boolean =>
    isOver(x, y) || hasMapButtonAt(box.left + x, box.top + y);
  const findFarthest = (reaches: readonly number[]) => Math.max(0, ...reaches);
  const upper = findFarthest(
    PROBE_COLUMNS.map((part) => measureCoverage((at) => isOver(part * width, at), height / 2))
  );
  const lower = findFarthest(
    PROBE_COLUMNS.map((part) =>
      measureCoverage((at) => isOver(part * width, height - at), height * (1 - MIN_FREE_SHARE))
    )
  );
  const [top, freeHeight] = computeFreeSpan(upper, lower, height);
  const lines = Array.from(
    { length: PROBE_LINES },
    (_, line) => top + (freeHeight * (line + 0.5)) / PROBE_LINES
  );
  const [left, freeWidth] = computeFreeSpan(
    findFarthest(lines.map((y) => measureCoverage((at) => isOver(at, y), width / 2))),
    findFarthest(lines.map((y) => measureCoverage((at) => isOverOrButton(width - at, y), width / 2))),
    width
  );
  return { left, top, width: freeWidth, height: freeHeight };
}
