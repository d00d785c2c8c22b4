/** The bounds of the fields a user types, for the schemas and the forms alike. */

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Degrees north. Source: section 5 "Coordinate-list validator". */
export const LATITUDE: Bounds = { min: -90, max: 90 };
/** Degrees east. Source: section 5 "Coordinate-list validator". */
export const LONGITUDE: Bounds = { min: -180, max: 180 };
/** Percent. Source: section 5 "Capex share bounds 0 to 100". */
export const PERCENT: Bounds = { min: 0, max: 100 };
/** A tonnage, an area, a sum of money: not negative; the upper end only keeps slips of the key out. */
export const QUANTITY: Bounds = { min: 0, max: 1e12 };
/** Most characters of a text. */
export const TEXT_LENGTH = 500;
/** Most characters of an image URL. */
export const URL_LENGTH = 2000;

/** What an input rate is when none is typed. Source: section 3 "Factory marker". */
export const NO_INPUT_RATE = '0';
/** What a fuel's cost is when none is typed. Source: section 3 "Customer factory" and "Logistics depot". */
export const NO_COST = 'Nil';
/** Who every record says it was created by. Source: section 6. */
export const CREATED_BY = 'admin';
/** A number of spots. */
export const SPOTS: Bounds = { min: 0, max: 1e9 };
