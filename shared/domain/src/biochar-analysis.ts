/**
 * Result of the biochar facility analysis as the server returns it. Each figure is declared once, with its unit
 * and format. Source: section 3 "Biochar analysis result".
 */
import { z } from 'zod';
import type { BiocharFacilityFigures } from './calculations/biochar-facility';
import { PRODUCTION_STATUSES } from './calculations/biochar-facility';
import { RADIUS_UNITS } from './enumerations';
import { formatNumber, formatQuantity } from './formats';
import { coordinateLine, coordinatePair, coordinateRings } from './geometry/coordinates-schema';

type BiocharFigureName = Exclude<keyof BiocharFacilityFigures, 'productionStatus'>;

interface BiocharFigureDefinition {
  /** Description of the figure for the documentation of the endpoint. */
  readonly description: string;
  /** Unit; null for a count. */
  readonly unit: string | null;
  readonly digits: number;
}

const FIGURES: Readonly<Record<BiocharFigureName, BiocharFigureDefinition>> = {
  factoryCount: { description: 'Biochar facilities inside', unit: null, digits: 0 },
  maizeProduction: { description: 'Maize of 2023', unit: 't/year', digits: 0 },
  pksProduction: { description: 'Palm kernel shell of the oil palm inside', unit: 't/year', digits: 0 },
  totalFeedstockAvailable: { description: 'Maize and palm kernel shell', unit: 't/year', digits: 0 },
  factoryInputCapacity: {
    description: 'Feedstock the facilities take, by their processed volume',
    unit: 't/year',
    digits: 0
  },
  factoryUtilization: { description: 'Share of that capacity the feedstock fills', unit: '%', digits: 1 },
  maxBiocharOutput: { description: 'Biochar from all of the feedstock', unit: 't/year', digits: 0 }
};

/** Names of the numeric figures, in the order in which they are shown. */
export const BIOCHAR_FIGURE_NAMES = Object.keys(FIGURES) as BiocharFigureName[];

/**
 * Formats a figure of the analysis as text with its unit; '–' for null.
 * @example formatBiocharFigure('factoryUtilization', 62.08) → "62.1 %"
 */
export function formatBiocharFigure(name: BiocharFigureName, value: number | null): string {
  const { unit, digits } = FIGURES[name];
  return unit === null ? formatNumber(value, digits) : formatQuantity(value, unit, digits);
}

/**
 * Returns the unit of a figure of the analysis; null for a count.
 * @example getBiocharFigureUnit('factoryUtilization') → "%"
 */
export const getBiocharFigureUnit = (name: BiocharFigureName): string | null => FIGURES[name].unit;

const known = z.number().nullable();
const numbers = z.object(
  Object.fromEntries(
    BIOCHAR_FIGURE_NAMES.map((name) => {
      const { description, unit } = FIGURES[name];
      return [name, known.describe(unit === null ? description : `${description}, ${unit}`)];
    })
  ) as Record<BiocharFigureName, typeof known>
);

const lga = z.object({ code: z.string(), name: z.string(), state: z.string() });

/** A source of feedstock: the maize of an LGA, or the palm kernel shell of its oil palm. */
const source = z.object({
  material: z.enum(['Maize', 'PKS']),
  lga,
  tonnes: z.number().describe('t/year inside'),
  distanceKm: z.number().describe('Straight-line kilometres from the place, weighted by tonnes'),
  tonnesPerKm: z.number().describe('t/year for each kilometre, the first counted whole'),
  place: coordinatePair.describe(
    'Middle of the part inside, of oil palm weighted by tonnes: [longitude, latitude] in degrees'
  )
});
export type FeedstockSource = z.output<typeof source>;

/** Response of POST /api/biochar-analysis. */
export const biocharAnalysis = z.object({
  latitude: z.number(),
  longitude: z.number(),
  facility: z.object({ id: z.string(), name: z.string() }).nullable().describe('The requested facility'),
  lga: lga.nullable().describe('The LGA of the place; null outside the country'),
  radius: known.describe('In the unit; null if a drive time was requested'),
  unit: z.enum(RADIUS_UNITS).nullable(),
  minutes: known.describe('Drive time; null if a radius was requested'),
  rings: coordinateRings.describe('The analysed area: rings of [longitude, latitude] in degrees'),
  figures: numbers.extend({
    factoryCount: z.number().describe(FIGURES.factoryCount.description),
    productionStatus: z
      .enum(PRODUCTION_STATUSES)
      .nullable()
      .describe('Null without a facility, and where feedstock or capacity is not known')
  }),
  facilityPlaces: coordinateLine.describe(
    'Where the facilities counted are: [longitude, latitude] in degrees'
  ),
  factoriesWithoutVolume: z.number().describe('Facilities whose capacity is not recorded: left out of it'),
  lgasWithoutMaize: z.number().describe('LGAs touched whose maize of 2023 is not recorded: left out of it'),
  sources: z.array(source).readonly().describe('The best sources of feedstock, by tonnes per kilometre'),
  sourceCount: z.number().describe('All sources, those listed included'),
  parameterVersion: z.number(),
  computedAt: z.iso.datetime()
});
export type BiocharAnalysis = z.output<typeof biocharAnalysis>;
