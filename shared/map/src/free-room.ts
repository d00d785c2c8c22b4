import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { viewElement } from '@site/services';

/** Unobstructed rectangle of a view, in px from its left and upper edge. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between two probes, px. */
const STEP = 12;
/** Largest gap between panels and the edge or the toolbar, px. */
const GAP = 60;
/** Lines across the view that are probed from its left and right edge. */
const LINES = 9;
/** Positions, as parts of the width, probed from the upper and lower edge: between panels at the sides. */
const MIDDLE = [0.45, 0.5, 0.55];
/** Least unobstructed part of a side; with less, the whole side counts. */
const LEAST_FREE = 1 / 3;

/**
 * Returns how far overlays extend from an edge along one line, px; `isOver` probes a distance from the edge.
 */
function reach(isOver: (distance: number) => boolean, farthest: number): number {
  let covered = 0;
  for (let at = STEP / 2; at < farthest && at - covered <= GAP; at += STEP)
    if (isOver(at)) covered = at + STEP / 2;
  return covered;
}

/** Returns the rest of a length; all of it when the rest would be too small. */
function between(before: number, after: number, length: number): readonly [start: number, length: number] {
  const free = length - before - after;
  return free < length * LEAST_FREE ? [0, length] : [before, free];
}

/**
 * Returns whether the map is visible at a position of the window (px): the element in front is part of the map
 * or around it.
 */
export function isClear(map: Element, x: number, y: number): boolean {
  const front = document.elementFromPoint(x, y);
  return front === null || map.contains(front) || front.contains(map);
}

/**
 * Returns the part of a view that no panel covers, in px. Probes the edges with elementFromPoint, so it works
 * for panels of any widget. A sheet over the lower half of a phone leaves the upper half.
 */
export function roomOf(view: MapView | SceneView): Room {
  const { container, width, height } = view;
  const map = viewElement(view);
  const box = container?.getBoundingClientRect();
  if (!map || !box) return { left: 0, top: 0, width, height };
  const isOver = (x: number, y: number): boolean => !isClear(map, box.left + x, box.top + y);
  const farthest = (reaches: readonly number[]) => Math.max(0, ...reaches);
  const upper = farthest(MIDDLE.map((part) => reach((at) => isOver(part * width, at), height / 2)));
  const lower = farthest(
    MIDDLE.map((part) => reach((at) => isOver(part * width, height - at), height * (1 - LEAST_FREE)))
  );
  const [top, freeHeight] = between(upper, lower, height);
  const lines = Array.from({ length: LINES }, (_, line) => top + (freeHeight * (line + 0.5)) / LINES);
  const [left, freeWidth] = between(
    farthest(lines.map((y) => reach((at) => isOver(at, y), width / 2))),
    farthest(lines.map((y) => reach((at) => isOver(width - at, y), width / 2))),
    width
  );
  return { left, top, width: freeWidth, height: freeHeight };
}
