/** WGS 84 / Pseudo-Mercator (EPSG:3857) on the sphere of this radius in metres. */
const RADIUS = 6_378_137;
const DEGREE = Math.PI / 180;
/** Latitude at which the square world ends; beyond it the projection has no end. */
const MAX_LATITUDE = 85.051_128_779_806_6;

/** Degrees east to metres. */
export const mercatorX = (longitude: number): number => longitude * DEGREE * RADIUS;

/** Degrees north to metres. */
export const mercatorY = (latitude: number): number => {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  return Math.log(Math.tan(Math.PI / 4 + (clamped * DEGREE) / 2)) * RADIUS;
};

/** Metres to degrees east. */
export const longitudeOf = (x: number): number => x / RADIUS / DEGREE;

/** Metres to degrees north. */
export const latitudeOf = (y: number): number => (2 * Math.atan(Math.exp(y / RADIUS)) - Math.PI / 2) / DEGREE;
