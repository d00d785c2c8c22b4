/** The soil analysis of the offtake panel: how many points are sampled, what they say, and what follows from it. */
import { bandOf } from '../bands/band';
import { soilLegends } from '../bands/soil';
import type { SoilLimits } from '../bands/soil';
import type { SoilProperty } from '../enumerations';
import { finite, quantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';

/** How often a query of the soil at points is repeated, and how long after. Source: section 8 "Other". */
export const SOIL_QUERY_RETRY = { times: 3, delayMs: 1000 } as const;

/**
 * Number of sample points for an area in km²: one for each whole km², at least one where there is any area, at most 100.
 * Null for what is no area. Source: section 9 "Biochar and offtake".
 * @example soilSamplePoints(50.9, DEFAULT_PARAMETERS) → 50
 * @example soilSamplePoints(7853.98, DEFAULT_PARAMETERS) → 100
 */
export function soilSamplePoints(
  areaKm2: number | null,
  { soilSampleCap }: Pick<Parameters, 'soilSampleCap'>
): number | null {
  const area = quantity(areaKm2);
  if (area === null) return null;
  return area === 0 ? 0 : Math.max(1, Math.floor(Math.min(area, soilSampleCap)));
}

/** What the sample points of one property say. */
export interface SoilStatistics {
  readonly average: number;
  readonly min: number;
  readonly max: number;
  /** Points with a value. */
  readonly samples: number;
}

/**
 * Average, least and greatest of the samples of a property (pH; g/kg of carbon; % of sand). Samples without a value
 * (null, negative, no number) are left out; null, shown as 'N/A', when none is left. Source: section 3 "Offtake result".
 * @example soilStatistics([5, null, 7]) → { "average": 6, "min": 5, "max": 7, "samples": 2 }
 * @example soilStatistics([]) → null
 */
export function soilStatistics(samples: readonly (number | null)[]): SoilStatistics | null {
  const known = samples.map(quantity).filter((value) => value !== null);
  const sum = finite(known.reduce((total, value) => total + value, 0));
  if (known.length === 0 || sum === null) return null;
  const ordered = Float64Array.from(known).sort();
  const [min, max] = [ordered[0]!, ordered[ordered.length - 1]!];
  // Rounding must not push an average of equal samples past them.
  const average = Math.min(max, Math.max(min, sum / known.length));
  return { average, min, max, samples: known.length };
}

/** The order in which a recommendation speaks of the properties. Source: section 9 "Biochar and offtake". */
const RECOMMENDED_ORDER = ['pH', 'soilCarbon', 'sandTexture'] as const satisfies readonly SoilProperty[];

/** The finding on one property: its class by the legend's bands. Its message is `soil.{property}.{finding}`. */
export type SoilFinding = {
  readonly [Property in SoilProperty]: {
    readonly property: Property;
    readonly finding: ReturnType<typeof soilLegends>[Property]['bands'][number]['id'];
    readonly average: number;
  };
}[SoilProperty];

/** The averages a recommendation is made from: pH, g/kg of carbon, % of sand. */
export type SoilAverages = Readonly<Record<SoilProperty, number | null>>;

/**
 * The class of a property's average by the limits in force, or null for what is none.
 * @example soilFinding('pH', 5.1, DEFAULT_PARAMETERS) → { "property": "pH", "finding": "acidic", "average": 5.1 }
 * @example soilFinding('pH', null, DEFAULT_PARAMETERS) → null
 */
export function soilFinding(
  property: SoilProperty,
  average: number | null,
  limits: SoilLimits
): SoilFinding | null {
  const band = bandOf<string>(soilLegends(limits)[property].bands, average);
  return band === null ? null : ({ property, finding: band.id, average } as SoilFinding);
}

/** Advice of a class of the soil: to apply biochar, nothing in particular, or care. */
export const SOIL_SUGGESTIONS = ['biochar', 'nothing', 'care'] as const;
export type SoilSuggestion = (typeof SOIL_SUGGESTIONS)[number];

/** As the sentences of the recommendation read. */
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
 * Returns the advice of a soil property's class for biochar. It is no part of the suitability, which is the value of a
 * raster. Its message is `soil.suggests.{suggestion}`.
 * @example soilSuggestion({ property: 'pH', finding: 'acidic', average: 5.1 }) → "biochar"
 * @example soilSuggestion({ property: 'soilCarbon', finding: 'sufficient', average: 14 }) → "nothing"
 */
export const soilSuggestion = ({ property, finding }: SoilFinding): SoilSuggestion =>
  (SUGGESTIONS[property] as Readonly<Record<string, SoilSuggestion>>)[finding]!;

/**
 * The recommendation for biochar: the class by the limits in force of the soil's pH (as specified below 5.5 acidic, to
 * 7.4 neutral, above alkaline), carbon (below 12 g/kg low, else sufficient) and sand (below 60 % low, to 70 moderate,
 * above high), in this order. When an
 * average is missing (null, negative, no number): 'insufficientData'. Source: section 5 "Recommendation", section 9
 * "Biochar and offtake".
 * @example soilRecommendation({ pH: 5.4, soilCarbon: 12, sandTexture: 70 }, DEFAULT_PARAMETERS) → { "ok": true, "value": [{ "property": "pH", "finding": "acidic", "average": 5.4 }, { "property": "soilCarbon", "finding": "sufficient", "average": 12 }, { "property": "sandTexture", "finding": "moderate", "average": 70 }] }
 * @example soilRecommendation({ pH: null, soilCarbon: 12, sandTexture: 70 }, DEFAULT_PARAMETERS) → { "ok": false, "problem": "insufficientData" }
 */
export function soilRecommendation(
  averages: SoilAverages,
  limits: SoilLimits
): Result<readonly SoilFinding[], 'insufficientData'> {
  const value = RECOMMENDED_ORDER.map((property) => soilFinding(property, averages[property], limits)).filter(
    (finding) => finding !== null
  );
  return value.length === RECOMMENDED_ORDER.length
    ? { ok: true, value }
    : { ok: false, problem: 'insufficientData' };
}
