import type { CSSProperties } from 'react';
import type { AutoProps, BoundingBox, Length, LayoutItemJson } from '../../jimu-core/lib/types/app-config';

/** Height of a bar without a configured height, px. */
export const HEADER_HEIGHT = 75;
/** Space kept free below an item that is as high as its content, for a map's attribution and scale bar, px. */
const CLEAR_BELOW = 32;
const CLEAR_ABOVE = 12;

/** Returns a length of the configuration as CSS; a number means pixels. */
export function toCssLength(length: Length | undefined): string | undefined {
  if (length === undefined || length === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(String(length)) ? `${length}px` : String(length);
}

interface AxisStyle {
  readonly start?: string;
  readonly end?: string;
  readonly size?: string;
}

/** Checks whether a side or a length is computed, whatever value the box has for it. */
export const isAuto = (value: boolean | string | undefined) => value === true || value === 'AUTO';

/** Computes start, end and size of one axis: two of them are given, the third follows. */
function computeAxis(
  start: Length | undefined,
  end: Length | undefined,
  size: Length | undefined,
  auto: {
    start?: boolean;
    end?: boolean;
    size?: boolean | string;
  }
): AxisStyle {
  const from = auto.start ? undefined : toCssLength(start);
  const to = auto.end ? undefined : toCssLength(end);
  const extent = isAuto(auto.size) ? undefined : toCssLength(size);
  if (extent === undefined) return { start: from, end: to };
  return from === undefined ? { end: to ?? '0px', size: extent } : { start: from, size: extent };
}

function computeHorizontal(bbox: BoundingBox, auto: AutoProps, centred: boolean | undefined): CSSProperties {
  const { start, end, size } = computeAxis(bbox.left, bbox.right, bbox.width, {
    start: auto.left,
    end: auto.right,
    size: auto.width
  });
  if (!centred) return { left: start, right: end, width: size };
  // Experience Builder shifts it left by half its width; the config has 50 % as its left.
  return { left: start, width: size, transform: 'translateX(-50%)' };
}

function computeVertical(bbox: BoundingBox, auto: AutoProps, centred: boolean | undefined): CSSProperties {
  const { start, end, size } = computeAxis(bbox.top, bbox.bottom, bbox.height, {
    start: auto.top,
    end: auto.bottom,
    size: auto.height
  });
  if (centred) return { top: '50%', height: size, transform: 'translateY(-50%)' };
  if (size !== undefined || (start !== undefined && end !== undefined))
    return { top: start, bottom: end, height: size };
  const taken = start ?? end ?? '0px';
  // With a computed bottom, the configured one limits the height.
  const below = toCssLength(bbox.bottom) ?? `${CLEAR_BELOW}px`;
  const clear = start === undefined ? `${CLEAR_ABOVE}px` : below;
  return { top: start, bottom: end, maxHeight: `calc(100% - ${taken} - ${clear})` };
}

/** Checks whether an item is as high as its content. */
export function hasAutoHeight({ bbox = {}, setting }: LayoutItemJson): boolean {
  const auto = setting?.autoProps ?? {};
  const stretched = !auto.top && !auto.bottom && bbox.top !== undefined && bbox.bottom !== undefined;
  return (isAuto(auto.height) || bbox.height === undefined) && !stretched;
}

/** Returns the position of an item of a FIXED layout as CSS. */
export function computeItemStyle({ bbox = {}, setting }: LayoutItemJson): CSSProperties {
  const auto = setting?.autoProps ?? {};
  const style = {
    ...computeHorizontal(bbox, auto, setting?.hCenter),
    ...computeVertical(bbox, auto, setting?.vCenter)
  };
  if (setting?.hCenter && setting.vCenter) style.transform = 'translate(-50%, -50%)';
  return { position: 'absolute', ...style };
}
