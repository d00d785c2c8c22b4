/** How screens, maps and sessions are set up. Source: section 9 "Display and map", section 6 for the token. */
import type { BatchType } from './enumerations';

/** Seconds the session's token and its cookie last. */
export const SESSION_SECONDS = 36_000;

/** A map's start: degrees, and the zoom as map users count it (level 0 shows the world at 1 : 591,657,528). */
export interface MapStart {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** Scale of zoom level 0 of the web mercator tiling scheme with tiles of 256 px, at 96 dots an inch. */
const SCALE_0 = 591_657_527.591555;

/**
 * The scale of a zoom as map users count it; the maps SDK goes straight from one level's scale to the next, and where a
 * basemap's tiles are larger than 256 px it counts zooms otherwise.
 * @example Math.round(scaleOfZoom(15)) → 18056
 * @example Math.round(scaleOfZoom(6.3)) → 7857952
 */
export function scaleOfZoom(zoom: number): number {
  const level = Math.floor(zoom);
  return (SCALE_0 / 2 ** level) * (1 - (zoom - level) / 2);
}

/** Where a map starts that has no start of its own. */
export const MAP_START: MapStart = { longitude: 6.535123, latitude: 6.153788, zoom: 7.6 };
/** The map of protected areas, at the centre of the others without a start of their own. */
export const PROTECTED_AREAS_START: MapStart = { ...MAP_START, zoom: 7.6 };
export const OIL_PALM_START: MapStart = { longitude: 7.93, latitude: 5.03, zoom: 9.6 };
/** Zoom of the cassava map: at the start, and the closest. */
export const CASSAVA_ZOOM = { start: 6.3, closest: 15 } as const;
/** The 3D scene's camera: metres above the ground, degrees from straight down. */
export const SCENE_CAMERA = { heightM: 900_000, tilt: 10 } as const;

/** Clusters of points: pixels within which points are one, and the circles' sizes in pixels. */
export const CLUSTERS = { radiusPx: 100, smallestPx: 27, largestPx: 60 } as const;
/** Pixels in a typographic point, in which web maps count: 100 px are 75 pt. */
export const PX_PER_POINT = 4 / 3;
export const LAYER_OPACITY = 0.8;
/** Colours of biochar applications by their batch: gold and green. Source: section 3 "Biochar application". */
export const BATCH_COLORS: Readonly<Record<BatchType, string>> = {
  Normal: '#2e8b57',
  Experimental: '#ffd700'
};
/** A buffer's green, 0 to 255. Source: section 9 "Display and map". */
export const BUFFER_COLOR = [46, 139, 87] as const;
/** Opacity of a buffer's green fill. */
export const BUFFER_OPACITY = 0.2;
/** Blue of what is driven on a map: the routes of pickup trips, 0 to 255. */
export const ROUTE_COLOR = [27, 79, 163] as const;
/** A popup stands off its marker by this many of the marker's radii. */
export const POPUP_OFFSET_RADII = 1.5;

/** Rows on a page of a table. */
export const ROWS_PER_PAGE = 10;
/** Milliseconds after which a list of suggestions hides when its field is left. */
export const SUGGESTIONS_HIDE_MS = 200;
/** Milliseconds after which a widget map's first hint comes; its config.json repeats it, which a test compares. @internal */
export const FIRST_HINT_MS = 3_000;
/** Windows narrower than this (px) close the sidebar. */
export const SIDEBAR_BREAKPOINT_PX = 768;
