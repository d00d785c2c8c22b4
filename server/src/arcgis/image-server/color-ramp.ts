/** Red, green, blue and opacity, 0 to 255 each. */
export type Color = readonly [number, number, number, number];

type ColorStop = readonly [at: number, color: Color];

/** Returns a colour for a share from 0 to 1. */
export type ColorAt = (share: number) => Color;

const GREY: readonly ColorStop[] = [
  [0, [0, 0, 0, 255]],
  [1, [255, 255, 255, 255]]
];

function interpolateStops(stops: readonly ColorStop[]): ColorAt {
  return (share) => {
    const next = stops.findIndex(([at]) => at >= share);
    if (next <= 0) return stops.at(next)![1];
    const [[from, low], [to, high]] = [stops[next - 1]!, stops[next]!];
    const part = (share - from) / (to - from);
    const mixChannel = (channel: number): number =>
      Math.round(low[channel]! + part * (high[channel]! - low[channel]!));
    return [mixChannel(0), mixChannel(1), mixChannel(2), mixChannel(3)];
  };
}

/** Black to white. */
export const greyRamp: ColorAt = interpolateStops(GREY);

/** Reads three or four numbers from 0 to 255; null for any other value. */
export function readColor(value: unknown): Color | null {
  if (!Array.isArray(value) || (value.length !== 3 && value.length !== 4)) return null;
  if (!value.every((part) => typeof part === 'number' && part >= 0 && part <= 255)) return null;
  const [red, green, blue, alpha = 255] = value as number[];
  return [red!, green!, blue!, alpha];
}

interface RampJson {
  readonly type?: unknown;
  readonly fromColor?: unknown;
  readonly toColor?: unknown;
  readonly colorRamps?: unknown;
}

/** Returns the two ends of each part, or null when it is not a ramp. */
function readRampParts(json: RampJson | null): (readonly [Color, Color])[] | null {
  if (json?.type === 'multipart' && Array.isArray(json.colorRamps)) {
    const parts = (json.colorRamps as (RampJson | null)[]).map(readRampParts);
    return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
  }
  const [from, to] = [readColor(json?.fromColor), readColor(json?.toColor)];
  return json?.type === 'algorithmic' && from && to ? [[from, to]] : null;
}

/**
 * Reads a color ramp (`algorithmic`, or `multipart` with parts of equal length), with colours mixed in RGB;
 * null when it is not a ramp.
 */
export function readColorRamp(value: unknown): ColorAt | null {
  if (value === 'Black and White') return greyRamp;
  const parts = typeof value === 'object' ? readRampParts(value as RampJson | null) : null;
  if (!parts) return null;
  const toShare = (index: number): number => index / parts.length;
  return interpolateStops(
    parts.flatMap(([from, to], index): ColorStop[] => [
      [toShare(index), from],
      [toShare(index + 1), to]
    ])
  );
}
