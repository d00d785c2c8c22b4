/** The bounds of the fields a user types, for the schemas and the forms alike. */

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Degrees north. Source: section 5 "Coordinate-list validator". */
export const LATITUDE: Bounds = { min: -90, max: 90 };
/** Degrees east. Source: section 5 "Coordinate-list validator". */
export const LONGITUDE: Bounds = { min: -180, max: 180 };
/** Naira for a litre of fuel. */
const FUEL_COST: Bounds = { min: 0, max: 100_000 };

/**
 * What the quantities of records may be, typed or imported: not negative where less than nothing means nothing, and at most what the largest enterprise could
 * mean, so that a slip of the key or a wrong unit is found. Source: decision 31 "The domain says what columns hold".
 */
export const QUANTITIES = {
  /** t/day. */
  productionCapacity: { min: 0, max: 1_000_000 },
  /** t/day. */
  processedVolume: { min: 0, max: 1_000_000 },
  /** t. */
  inventoryLevels: { min: 0, max: 100_000_000 },
  /** t/day. */
  inputRate: { min: 0, max: 1_000_000 },
  /** t/day. */
  outputRate: { min: 0, max: 1_000_000 },
  /** ha. */
  farmSize: { min: 0, max: 1_000_000 },
  /** kg. */
  amountPerSpot: { min: 0, max: 100_000 },
  numberOfSpots: { min: 0, max: 1_000_000_000 },
  /** kg. */
  amountOfBiochar: { min: 0, max: 1_000_000_000 },
  /** t/year. */
  annualFeedstock: { min: 0, max: 100_000_000 },
  /** t/year. */
  biocharProduction: { min: 0, max: 100_000_000 },
  /** NGN. */
  potentialMachineCost: { min: 0, max: 1_000_000_000_000 },
  /** %. Source: section 5 "Capex share bounds 0 to 100". */
  capexShareCommitted: { min: 0, max: 100 },
  /** t CO₂e; less than none where the work costs more than it saves. */
  netCO2Removed: { min: -1_000_000_000, max: 1_000_000_000 },
  /** NGN; a loss is less than 0. */
  potentialAdditionalProfitGenerated: { min: -1_000_000_000_000, max: 1_000_000_000_000 },
  costPMS: FUEL_COST,
  costAGO: FUEL_COST,
  /** Of a depot's fuel. */
  cost: FUEL_COST
} as const satisfies Record<string, Bounds>;
export type QuantityName = keyof typeof QUANTITIES;
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
