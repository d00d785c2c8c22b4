import { BrowserSizeMode } from '../../jimu-core/lib/types/common';
import type { SizeModeMap } from '../../jimu-core/lib/types/app-config';

/** Windows narrower than this are SMALL, px. */
const SMALL_BELOW = 768;
const MEDIUM_BELOW = 1024;

/** Returns the size of a window by its width in px. */
export function computeSizeMode(width: number): BrowserSizeMode {
  if (width < SMALL_BELOW) return BrowserSizeMode.Small;
  return width < MEDIUM_BELOW ? BrowserSizeMode.Medium : BrowserSizeMode.Large;
}

/** Returns the value for a size; falls back to the main size's, then to any. */
export function pickForSize<T>(
  values: Partial<SizeModeMap<T>> | undefined,
  mode: BrowserSizeMode,
  main: BrowserSizeMode
): T | undefined {
  if (!values) return undefined;
  return values[mode] ?? values[main] ?? Object.values(values).find((value) => value !== undefined);
}
