import type { BoundingBox, LayoutItemJson, Length } from '../../jimu/jimu-core/lib/types/app-config';
import { isAuto } from '../../jimu/jimu-layouts/lib/box';

/** Position and size of an item in its layout, px from the left and the top. */
export interface ItemBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a layout, px. */
export interface LayoutFrame {
  readonly width: number;
  readonly height: number;
}

/** Height of an item whose height follows its content, before it is rendered, px. */
export const ASSUMED_HEIGHT = 120;
/** Smallest size of an item, px, so that it can still be seen and dragged. */
export const MIN_ITEM_SIZE = 8;

/** Converts a length of the configuration to px, a percentage being of `room`; undefined for no length. */
export function toPixels(length: Length | undefined, room: number): number | undefined {
  const text = String(length ?? '').trim();
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return undefined;
  return text.endsWith('%') ? (value / 100) * room : value;
}

/** Converts px to a length of the configuration, in per cent of `room` when `like` is in per cent. */
export function toLength(pixels: number, like: Length | undefined, room: number): string {
  if (!String(like ?? '').endsWith('%') || room <= 0) return `${Math.round(pixels)}px`;
  return `${Number(((pixels / room) * 100).toFixed(3))}%`;
}

type BoxSide = 'left' | 'right' | 'top' | 'bottom';

interface AxisNames {
  readonly start: BoxSide;
  readonly end: BoxSide;
  readonly size: 'width' | 'height';
  readonly centre: 'hCenter' | 'vCenter';
}

const AXES: Record<'x' | 'y', AxisNames> = {
  x: { start: 'left', end: 'right', size: 'width', centre: 'hCenter' },
  y: { start: 'top', end: 'bottom', size: 'height', centre: 'vCenter' }
};

interface AxisExtent {
  readonly start?: number;
  readonly end?: number;
  readonly size?: number;
}

/** Returns what an item's box defines of one axis; computed values are omitted. */
function readAxis({ bbox = {}, setting }: LayoutItemJson, names: AxisNames, room: number): AxisExtent {
  const auto = setting?.autoProps ?? {};
  const readLength = (name: BoxSide | 'width' | 'height') =>
    isAuto(auto[name]) ? undefined : toPixels(bbox[name], room);
  return { start: readLength(names.start), end: readLength(names.end), size: readLength(names.size) };
}

function computeSpan(
  item: LayoutItemJson,
  names: AxisNames,
  room: number,
  contentHeight: number
): { start: number; size: number } {
  const { start, end, size } = readAxis(item, names, room);
  const stretched = start !== undefined && end !== undefined ? room - start - end : undefined;
  const extent = size ?? stretched ?? (names.size === 'height' ? contentHeight : room);
  if (item.setting?.[names.centre]) return { start: (room - extent) / 2, size: extent };
  return { start: start ?? (end === undefined ? 0 : room - end - extent), size: extent };
}

/** Returns the box of an item in a frame, in whole px; `contentHeight` is for an item as high as its content. */
export function computeBox(
  item: LayoutItemJson,
  frame: LayoutFrame,
  contentHeight: number = ASSUMED_HEIGHT
): ItemBox {
  const x = computeSpan(item, AXES.x, frame.width, contentHeight);
  const y = computeSpan(item, AXES.y, frame.height, contentHeight);
  return {
    left: Math.round(x.start),
    top: Math.round(y.start),
    width: Math.round(x.size),
    height: Math.round(y.size)
  };
}

/** Moves one axis of an item's box and keeps its anchors. */
function moveAxis(
  item: LayoutItemJson,
  names: AxisNames,
  to: { start: number; size: number },
  room: number,
  contentHeight: number
): LayoutItemJson {
  const before = computeSpan(item, names, room, contentHeight);
  const isSame = Math.round(before.start) === to.start && Math.round(before.size) === to.size;
  if (isSame) return item;
  const held = readAxis(item, names, room);
  const { bbox = {}, setting = {} } = item;
  const { [names.centre]: centred, ...rest } = setting;
  const isSized = held.size !== undefined || Math.round(before.size) !== to.size;
  const isStretched = held.size === undefined && held.start !== undefined && held.end !== undefined;
  const isFromEnd = !centred && held.start === undefined && held.end !== undefined;
  const createSide = (name: BoxSide, value: number): BoundingBox => ({
    [name]: toLength(value, bbox[name], room)
  });
  const end = createSide(names.end, room - to.start - to.size);
  const next = {
    ...bbox,
    ...(isFromEnd ? end : createSide(names.start, to.start)),
    ...(isStretched && end),
    ...(isSized && !isStretched && { [names.size]: toLength(to.size, bbox[names.size], room) })
  };
  const autoProps = { ...setting.autoProps };
  if (!isFromEnd) autoProps[names.start] = false;
  if (isSized && !isStretched) autoProps[names.size] = false;
  return { ...item, bbox: next, setting: { ...rest, autoProps } };
}

/**
 * Returns an item at another place or of another size, px. It stays anchored right or bottom, stretched, or
 * in per cent, if it was; an axis without a change stays as it was written. `contentHeight` is the height from
 * which `box` was made, if the item is as high as its content.
 */
export function placeItem(
  item: LayoutItemJson,
  box: ItemBox,
  frame: LayoutFrame,
  contentHeight: number = ASSUMED_HEIGHT
): LayoutItemJson {
  const width = Math.max(MIN_ITEM_SIZE, Math.round(box.width));
  const height = Math.max(MIN_ITEM_SIZE, Math.round(box.height));
  const x = { start: Math.round(box.left), size: width };
  const y = { start: Math.round(box.top), size: height };
  const across = moveAxis(item, AXES.x, x, frame.width, contentHeight);
  return moveAxis(across, AXES.y, y, frame.height, contentHeight);
}
