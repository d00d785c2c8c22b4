/** Bounds of the fields that users type, shared by the schemas and the forms. */

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Latitude, degrees north. Source: section 5 "Coordinate-list validator". */
export const LATITUDE: Bounds = { min: -90, max: 90 };
/** Longitude, degrees east. Source: section 5 "Coordinate-list validator". */
export const LONGITUDE: Bounds = { min: -180, max: 180 };
/** Cost of a litre of fuel, NGN. */
const FUEL_COST: Bounds = { min: 0, max: 100_000 };

/**
 * Bounds of the quantities in records, typed or imported: not negative when a negative value has no meaning,
 * and at most the amount that the largest enterprise could have, so that typing errors and wrong units are
 * found. Source: decision 31 "Derive check constraints from the domain".
 */
export const QUANTITIES = {
  /** In t/day. */
  productionCapacity: { min: 0, max: 1_000_000 },
  /** In t/day. */
  processedVolume: { min: 0, max: 1_000_000 },
  /** In t. */
  inventoryLevels: { min: 0, max: 100_000_000 },
  /** In t/day. */
  inputRate: { min: 0, max: 1_000_000 },
  /** In t/day. */
  outputRate: { min: 0, max: 1_000_000 },
  /** In ha. */
  farmSize: { min: 0, max: 1_000_000 },
  /** In kg. */
  amountPerSpot: { min: 0, max: 100_000 },
  numberOfSpots: { min: 0, max: 1_000_000_000 },
  /** In kg. */
  amountOfBiochar: { min: 0, max: 1_000_000_000 },
  /** In t/year. */
  annualFeedstock: { min: 0, max: 100_000_000 },
  /** In t/year. */
  biocharProduction: { min: 0, max: 100_000_000 },
  /** In NGN. */
  potentialMachineCost: { min: 0, max: 1_000_000_000_000 },
  /** In %. Source: section 5 "Capex share bounds 0 to 100". */
  capexShareCommitted: { min: 0, max: 100 },
  /** In t CO₂e; negative when the work emits more than it removes. */
  netCO2Removed: { min: -1_000_000_000, max: 1_000_000_000 },
  /** In NGN; negative for a loss. */
  potentialAdditionalProfitGenerated: { min: -1_000_000_000_000, max: 1_000_000_000_000 },
  costPMS: FUEL_COST,
  costAGO: FUEL_COST,
  /** Cost of a litre of fuel at a depot, NGN. */
  cost: FUEL_COST
} as const satisfies Record<string, Bounds>;
export type QuantityName = keyof typeof QUANTITIES;
/** Maximum length of a text, characters. */
export const TEXT_LENGTH = 500;
/** Maximum length of an image URL, characters. */
export const URL_LENGTH = 2000;

/** Input rate when none is typed. Source: section 3 "Factory marker". */
export const NO_INPUT_RATE = '0';
/** Cost of a fuel when none is typed. Source: section 3 "Customer factory" and "Logistics depot". */
export const NO_COST = 'Nil';
/** Literal value of `createdBy` in every record. Source: section 6. */
export const CREATED_BY = 'admin';
