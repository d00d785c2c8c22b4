/** Settings of screens, maps and sessions. Source: section 9 "Display and map"; section 6 for the token. */
import type { BatchType } from './enumerations';

/** Lifetime of the session token and its cookie, in seconds. */
export const SESSION_SECONDS = 36_000;

/**
 * Initial position of a map: degrees, and the zoom as map users count it (level 0 shows the world at 1 :
 * 591,657,528).
 */
export interface MapStart {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
}

/** Scale of zoom level 0 in the Web Mercator tiling scheme with tiles of 256 px, at 96 dots per inch. */
const SCALE_0 = 591_657_527.591555;

/**
 * Returns the scale of a zoom as map users count it. The maps SDK interpolates linearly between the scales of
 * two levels. With a basemap whose tiles are larger than 256 px, the SDK counts zooms differently.
 * @example Math.round(zoomToScale(15)) → 18056
 * @example Math.round(zoomToScale(6.3)) → 7857952
 */
export function zoomToScale(zoom: number): number {
  const level = Math.floor(zoom);
  return (SCALE_0 / 2 ** level) * (1 - (zoom - level) / 2);
}

/** Initial position of maps without one of their own. */
export const MAP_START: MapStart = { longitude: 6.535123, latitude: 6.153788, zoom: 7.6 };
/** Initial position of the map of protected areas: the centre of {@link MAP_START}, with a zoom of its own. */
export const PROTECTED_AREAS_START: MapStart = { ...MAP_START, zoom: 7.6 };
export const OIL_PALM_START: MapStart = { longitude: 7.93, latitude: 5.03, zoom: 9.6 };
/** Zoom of the cassava map: the initial one, and the closest allowed. */
export const CASSAVA_ZOOM = { start: 6.3, closest: 15 } as const;
/** Camera of the 3D scene: metres above the ground, degrees of tilt from straight down. */
export const SCENE_CAMERA = { heightM: 900_000, tilt: 10 } as const;
/**
 * Camera of the scene in the window of a phone, where {@link SCENE_CAMERA} would show a quarter of the country's width:
 * degrees, then as there.
 */
export const PHONE_SCENE_CAMERA = { longitude: 8.67, latitude: 4.2, heightM: 2_900_000, tilt: 10 } as const;
/** View of the scene in which heights are compared: Akwa Ibom from the south, degrees; the scale as 1 : `scale`. */
export const HEIGHTS_VIEW = { longitude: 7.85, latitude: 4.95, tilt: 60, scale: 2_000_000 } as const;

/** Clusters of points: the radius within which points are merged, and the circles' sizes, in px. */
export const CLUSTERS = { radiusPx: 100, smallestPx: 27, largestPx: 60 } as const;
/** Pixels per typographic point, the unit of web maps: 100 px are 75 pt. */
export const PX_PER_POINT = 4 / 3;
export const LAYER_OPACITY = 0.8;
/** Opacity of a raster that is drawn as a continuous ramp; in classes it has {@link LAYER_OPACITY}. */
export const RAMP_OPACITY = 0.55;
/**
 * Colours of biochar applications by their batch type: green and gold. Source: section 3 "Biochar application".
 */
export const BATCH_COLORS: Readonly<Record<BatchType, string>> = {
  Normal: '#2e8b57',
  Experimental: '#ffd700'
};
/** Colours of the basemaps' ground, by look: Nigeria's land, the land of other countries, and water. */
export const GROUND_COLORS = {
  light: { land: '#F5F3EC', abroad: '#EEEBE1', water: '#CFE1EA' },
  dark: { land: '#18201C', abroad: '#141B18', water: '#0B1317' },
  imagery: { land: '#2C4630', abroad: '#263C2C', water: '#12303A' }
} as const;
/** Green of a buffer: red, green, blue, 0 to 255. Source: section 9 "Display and map". */
export const BUFFER_COLOR = [46, 139, 87] as const;
/** Opacity of a buffer's green fill, 0 to 1. */
export const BUFFER_OPACITY = 0.2;
/** Blue of pickup routes on a map: red, green, blue, 0 to 255. */
export const ROUTE_COLOR = [27, 79, 163] as const;
/** Distance between a popup and its marker, in radii of the marker. */
export const POPUP_OFFSET_RADII = 1.5;

/** Rows per page of a table. */
export const ROWS_PER_PAGE = 10;
/** Delay before a list of suggestions hides when its field loses focus, ms. */
export const SUGGESTIONS_HIDE_MS = 200;
/** Delay before the first hint of a widget map appears, ms. */
export const FIRST_HINT_MS = 3_000;
/** The sidebar closes in windows narrower than this, px. */
export const SIDEBAR_BREAKPOINT_PX = 768;
