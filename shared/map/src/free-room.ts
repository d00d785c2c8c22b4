import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { viewElement } from '@site/services';

/** What is free of a view, in its pixels from its left and upper edge. */
export interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far apart the view is looked at, px. */
const STEP = 12;
/** Panels stand off the edge, and off the bar of tools, by no more, px. */
const GAP = 60;
/** Lines across the view that are looked along from its left and right edge. */
const LINES = 9;
/** Where it is looked along from its upper and lower edge, by its width: between panels at the sides. */
const MIDDLE = [0.45, 0.5, 0.55];
/** Of a side; a view that has less than that free is taken as it is. */
const LEAST_FREE = 1 / 3;

/** How far from an edge something lies over the view, on one line; `isOver` tells of a distance from the edge. */
function reach(isOver: (distance: number) => boolean, farthest: number): number {
  let covered = 0;
  for (let at = STEP / 2; at < farthest && at - covered <= GAP; at += STEP)
    if (isOver(at)) covered = at + STEP / 2;
  return covered;
}

/** What is left of a length; all of it where that were too little. */
function between(before: number, after: number, length: number): readonly [start: number, length: number] {
  const free = length - before - after;
  return free < length * LEAST_FREE ? [0, length] : [before, free];
}

/** Whether a map is seen at a place of the window (px): what stands in front there is neither in it nor around it. */
export function isClear(map: Element, x: number, y: number): boolean {
  const front = document.elementFromPoint(x, y);
  return front === null || map.contains(front) || front.contains(map);
}

/**
 * What of a view no panel lies over, whoever's panel it is: it is looked what stands in front at its edges. A sheet over
 * the lower half of a phone leaves the upper half.
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
