/**
 * Soil analysis of the offtake panel: the number of sample points, their statistics, and the recommendation.
 */
import { findBand } from '../bands/band';
import { buildSoilLegends } from '../bands/soil';
import type { SoilLimits } from '../bands/soil';
import type { SoilProperty } from '../enumerations';
import { toFinite, toQuantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';

/** Number of retries of a soil query, and the delay before each, ms. Source: section 8 "Other". */
export const SOIL_QUERY_RETRY = { times: 3, delayMs: 1000 } as const;

/**
 * Computes the number of sample points for an area in km²: one for each whole km², at least one for any area,
 * at most 100. Null for an invalid area. Source: section 9 "Biochar and offtake".
 * @example countSoilSamplePoints(50.9, DEFAULT_PARAMETERS) → 50
 * @example countSoilSamplePoints(7853.98, DEFAULT_PARAMETERS) → 100
 */
export function countSoilSamplePoints(
  areaKm2: number | null,
  { soilSampleCap }: Pick<Parameters, 'soilSampleCap'>
): number | null {
  const area = toQuantity(areaKm2);
  if (area === null) return null;
  return area === 0 ? 0 : Math.max(1, Math.floor(Math.min(area, soilSampleCap)));
}

/** Statistics of the sample points of one property. */
export interface SoilStatistics {
  readonly average: number;
  readonly min: number;
  readonly max: number;
  /** Points with a value. */
  readonly samples: number;
}

/**
 * Computes the average, minimum and maximum of the samples of a property (pH; g/kg of carbon; % of sand).
 * Samples without a value (null, negative, not a number) are left out; null, shown as 'N/A', when none remain.
 * Source: section 3 "Offtake result".
 * @example computeSoilStatistics([5, null, 7]) → { "average": 6, "min": 5, "max": 7, "samples": 2 }
 * @example computeSoilStatistics([]) → null
 */
export function computeSoilStatistics(samples: readonly (number | null)[]): SoilStatistics | null {
  const known = samples.map(toQuantity).filter((value) => value !== null);
  const sum = toFinite(known.reduce((total, value) => total + value, 0));
  if (known.length === 0 || sum === null) return null;
  const ordered = Float64Array.from(known).sort();
  const [min, max] = [ordered[0]!, ordered[ordered.length - 1]!];
  // Rounding must not move the average of equal samples past them.
  const average = Math.min(max, Math.max(min, sum / known.length));
  return { average, min, max, samples: known.length };
}

/** Order of the properties in a recommendation. Source: section 9 "Biochar and offtake". */
const RECOMMENDED_ORDER = ['pH', 'soilCarbon', 'sandTexture'] as const satisfies readonly SoilProperty[];

/** Finding on one property: its class in the legend. Its message is `soil.{property}.{finding}`. */
export type SoilFinding = {
  readonly [Property in SoilProperty]: {
    readonly property: Property;
    readonly finding: ReturnType<typeof buildSoilLegends>[Property]['bands'][number]['id'];
    readonly average: number;
  };
}[SoilProperty];

/** Averages that a recommendation is made from: pH, g/kg of carbon, % of sand. */
export type SoilAverages = Readonly<Record<SoilProperty, number | null>>;

/**
 * Returns the class of a property's average by the given limits; null for an invalid average.
 * @example classifySoilAverage('pH', 5.1, DEFAULT_PARAMETERS) → { "property": "pH", "finding": "acidic", "average": 5.1 }
 * @example classifySoilAverage('pH', null, DEFAULT_PARAMETERS) → null
 */
export function classifySoilAverage(
  property: SoilProperty,
  average: number | null,
  limits: SoilLimits
): SoilFinding | null {
  const band = findBand<string>(buildSoilLegends(limits)[property].bands, average);
  return band === null ? null : ({ property, finding: band.id, average } as SoilFinding);
}

/** Advice for a class of soil: to apply biochar, nothing in particular, or care. */
export const SOIL_SUGGESTIONS = ['biochar', 'nothing', 'care'] as const;
export type SoilSuggestion = (typeof SOIL_SUGGESTIONS)[number];

/** Advice for each class, as in the sentences of the recommendation. */
const SUGGESTIONS: {
  readonly [Property in SoilProperty]: Readonly<
    Record<Extract<SoilFinding, { property: Property }>['finding'], SoilSuggestion>
  >;
} = {
  pH: { acidic: 'biochar', neutral: 'nothing', alkaline: 'care' },
  soilCarbon: { low: 'biochar', sufficient: 'nothing' },
  sandTexture: { low: 'nothing', moderate: 'biochar', high: 'biochar' }
};

/**
 * Returns the biochar advice for a soil property's class. It is not part of the suitability, which is the value
 * of a raster. Its message is `soil.suggests.{suggestion}`.
 * @example getSoilSuggestion({ property: 'pH', finding: 'acidic', average: 5.1 }) → "biochar"
 * @example getSoilSuggestion({ property: 'soilCarbon', finding: 'sufficient', average: 14 }) → "nothing"
 */
export const getSoilSuggestion = ({ property, finding }: SoilFinding): SoilSuggestion =>
  (SUGGESTIONS[property] as Readonly<Record<string, SoilSuggestion>>)[finding]!;

/**
 * Returns the recommendation for biochar: the class of the soil's pH (by default below 5.5 acidic, to 7.4
 * neutral, above alkaline), carbon (below 12 g/kg low, else sufficient) and sand (below 60 % low, to 70
 * moderate, above high), in this order. Returns the problem 'insufficientData' when an average is missing
 * (null, negative, not a number). Source: section 5 "Recommendation", section 9 "Biochar and offtake".
 * @example buildSoilRecommendation({ pH: 5.4, soilCarbon: 12, sandTexture: 70 }, DEFAULT_PARAMETERS) → { "ok": true, "value": [{ "property": "pH", "finding": "acidic", "average": 5.4 }, { "property": "soilCarbon", "finding": "sufficient", "average": 12 }, { "property": "sandTexture", "finding": "moderate", "average": 70 }] }
 * @example buildSoilRecommendation({ pH: null, soilCarbon: 12, sandTexture: 70 }, DEFAULT_PARAMETERS) → { "ok": false, "problem": "insufficientData" }
 */
export function buildSoilRecommendation(
  averages: SoilAverages,
  limits: SoilLimits
): Result<readonly SoilFinding[], 'insufficientData'> {
  const value = RECOMMENDED_ORDER.map((property) =>
    classifySoilAverage(property, averages[property], limits)
  ).filter((finding) => finding !== null);
  return value.length === RECOMMENDED_ORDER.length
    ? { ok: true, value }
    : { ok: false, problem: 'insufficientData' };
}
