import {
  MAX_SITE_SPACING_KM,
  MAX_SITE_WAY_MINUTES,
  MIN_SITE_SPACING_KM,
  MIN_SITE_WAY_MINUTES
} from 'widgets/shared-code/site-domain';

/** Bounds of the longest drive, min, and of the distance between candidates, km. */
export const MINUTE_BOUNDS = { min: MIN_SITE_WAY_MINUTES, max: MAX_SITE_WAY_MINUTES } as const;
export const SPACING_BOUNDS = { min: MIN_SITE_SPACING_KM, max: MAX_SITE_SPACING_KM } as const;

export const DEFAULT_SITE_MINUTES = 60;
export const DEFAULT_SITE_COUNT = 3;
/** Most sites of one question: each has a catchment of its own on the map. */
export const MAX_CHOSEN_SITES = 20;
/** Most scenarios side by side. */
export const MAX_SCENARIOS = 4;
