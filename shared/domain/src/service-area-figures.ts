/**
 * Figures of a service area. Each is declared once: its description, unit and format; its name is also the key
 * of its label in the texts of each client. The endpoint that computes them, its clients, the detail and the
 * table read them from here. Source: section 3 "Service area result".
 */
import { z } from 'zod';
import { describeResult } from './entities/record-fields';
import { formatFigure, formatNaira, formatNumber, formatQuantity } from './formats';
import { MILL_SCOPES } from './parameters';
import { rainAssumption } from './season';
import { coordinateRings } from './geometry/coordinates-schema';
import { AREA_RECORD_KINDS } from './area-record-kinds';

/** Position of a figure in the detail view: large, with biochar, or small. */
type AreaFigureGroup = 'main' | 'biochar' | 'more' | 'share';

/**
 * Base of a figure: the mills of the mill scope; the ground of the area; LGAs by their share inside; the LGA at
 * the start; only the drive time; or the ground combined with the P1 price of that LGA, or with the hectares
 * that a tonne of biochar serves.
 */
export type FigureScope =
  | 'mills'
  | 'ground'
  | 'lgaShares'
  | 'lga'
  | 'driveTime'
  | 'groundAtPrice'
  | 'groundAtRate';

interface AreaFigureDefinition {
  /** Description of the figure for the documentation of the endpoints. */
  readonly description: string;
  /** Unit; null for a count. */
  readonly unit: string | null;
  /** Formats the value as text; `bare` leaves out the unit, for tables whose heading names it. */
  readonly format: (value: number | null, bare?: boolean) => string;
  readonly group: AreaFigureGroup;
  readonly scope: FigureScope;
}

const formatCount: AreaFigureDefinition['format'] = (value) => formatNumber(value);
const createQuantityFormat =
  (unit: string, digits: number): AreaFigureDefinition['format'] =>
  (value, bare = false) =>
    bare ? formatNumber(value, digits) : formatQuantity(value, unit, digits);
const formatNairaValue: AreaFigureDefinition['format'] = (value) => formatNaira(value);
const tonnes = createQuantityFormat('t', 1);
const hectares = createQuantityFormat('ha', 1);

type AreaFigureColumn = readonly [
  description: string,
  unit: string | null,
  format: AreaFigureDefinition['format'],
  group: AreaFigureGroup,
  scope: FigureScope
];

/** Declarations of the figures, in the order in which they are shown. */
const COLUMNS = {
  noOfMills: ['Mills', null, formatCount, 'main', 'mills'],
  totalTonsBought: ['P1 bought at the mills', 't', tonnes, 'main', 'mills'],
  totalAcres: [
    'Oil palm clusters located in the area',
    'acre',
    createQuantityFormat('ac', 0),
    'main',
    'ground'
  ],
  avgPricePerTonne: [
    'Average price; null when nothing was bought',
    'NGN/t',
    formatNairaValue,
    'main',
    'mills'
  ],
  weeklyP1Yield: ['Yield of P1', 't/week', tonnes, 'main', 'ground'],
  weeklyFFBYield: ['Yield of fresh fruit bunches', 't/week', tonnes, 'main', 'ground'],
  logisticsCost: [
    'Cost of transport',
    'NGN/t',
    (value) => formatFigure(value, '₦/t', 2),
    'main',
    'driveTime'
  ],
  // The specification names this field by the week, but its formula and label by the month. Source: the
  // ledger's decision on 'profit_week'.
  profit_week: ['Monthly profit', 'NGN/month', formatNairaValue, 'main', 'groundAtPrice'],
  totalNoOfTransactions: ['Purchases at the mills', null, formatCount, 'more', 'mills'],
  currentP1Price: ['P1 price of the LGA at the start', 'NGN/t', formatNairaValue, 'more', 'lga'],
  minigridsTotal: ['Minigrids', null, formatCount, 'more', 'ground'],
  oilPalmPFTotal: ['Oil palm processors', null, formatCount, 'more', 'ground'],
  maizeProduction2022: ['Maize of 2022', 't/year', tonnes, 'more', 'lgaShares'],
  maizeProduction2023: ['Maize of 2023', 't/year', tonnes, 'more', 'lgaShares'],
  maizeLandSize2022: ['Maize land of 2022', 'ha', hectares, 'more', 'lgaShares'],
  maizeLandSize2023: ['Maize land of 2023', 'ha', hectares, 'more', 'lgaShares'],
  pksBiomass: ['Palm kernel shell', 't/week', tonnes, 'biochar', 'ground'],
  biocharOutput: ['Biochar', 't/week', tonnes, 'biochar', 'ground'],
  landForBiochar: ['Land that the biochar treats', 'ha', hectares, 'biochar', 'groundAtRate'],
  maizeLandAvailableForBiochar: [
    'Share of the 2023 maize land; null without any',
    '%',
    createQuantityFormat('%', 1),
    'share',
    'lgaShares'
  ]
} as const satisfies Record<string, AreaFigureColumn>;

export type AreaFigureName = keyof typeof COLUMNS;
export const AREA_FIGURE_NAMES = Object.keys(COLUMNS) as AreaFigureName[];

/**
 * Returns the declaration of a figure: description, unit, format, group and scope.
 * @example getAreaFigure('totalTonsBought').unit → "t"
 */
export function getAreaFigure(name: AreaFigureName): AreaFigureDefinition {
  const [description, unit, format, group, scope] = COLUMNS[name];
  return { description, unit, format, group, scope };
}

/**
 * Returns the names of the figures of a group, in the order in which they are shown.
 * @example listAreaFigures('share') → ["maizeLandAvailableForBiochar"]
 */
export const listAreaFigures = (group: AreaFigureGroup): AreaFigureName[] =>
  AREA_FIGURE_NAMES.filter((name) => COLUMNS[name][3] === group);

/**
 * Small-count suppression: replaces a figure over too few mills for callers without read access to the mills.
 * The figure is known but not shown.
 */
export const SUPPRESSED = 'tooFew';
export type Suppressed = typeof SUPPRESSED;

/** Names of the figures that sum mills and depend on the mill scope. */
export type MillFigureName = {
  [Name in AreaFigureName]: (typeof COLUMNS)[Name][4] extends 'mills' ? Name : never;
}[AreaFigureName];
export const MILL_FIGURE_NAMES: readonly MillFigureName[] = AREA_FIGURE_NAMES.filter(
  (name): name is MillFigureName => COLUMNS[name][4] === 'mills'
);

type NullableFigureName = 'avgPricePerTonne' | 'maizeLandAvailableForBiochar';
type FigureNumberSchema<Name> = Name extends NullableFigureName ? z.ZodNullable<z.ZodNumber> : z.ZodNumber;
type SuppressibleSchema<Schema extends z.ZodType> = z.ZodUnion<readonly [Schema, z.ZodLiteral<Suppressed>]>;
type AreaFigureShape = {
  [Name in AreaFigureName]: Name extends MillFigureName
    ? SuppressibleSchema<FigureNumberSchema<Name>>
    : FigureNumberSchema<Name>;
};
const NULLABLE: readonly string[] = [
  'avgPricePerTonne',
  'maizeLandAvailableForBiochar'
] satisfies NullableFigureName[];

/** Returns the schema of a figure; a figure of mills may also be the mark `tooFew`. */
function buildFigureSchema(name: AreaFigureName): z.ZodType {
  const { description, unit } = getAreaFigure(name);
  const known = NULLABLE.includes(name) ? z.number().nullable() : z.number();
  const isOfMills = (MILL_FIGURE_NAMES as readonly string[]).includes(name);
  return isOfMills
    ? describeResult(
        z.union([known, z.literal(SUPPRESSED)]),
        `${description}; '${SUPPRESSED}' for a guest if fewer mills than toldFrom were counted`,
        unit
      )
    : describeResult(known, description, unit);
}

/** Schemas of the figures as fields of a result. */
const areaFigureFields = Object.fromEntries(
  AREA_FIGURE_NAMES.map((name) => [name, buildFigureSchema(name)])
) as AreaFigureShape;

/** All figures of a service area. The colour is not among them, since it belongs to the drawing. */
export const areaFigures = z.object({
  ...areaFigureFields,
  currentP1PriceIsDefault: z.boolean().describe('The LGA at the start has no purchase'),
  currentP1PriceDate: z
    .string()
    .nullable()
    .describe('Day of the last purchase in that LGA, YYYY-MM-DD; null for the default price'),
  currentP1PriceIsOld: z.boolean().describe('That day is longer ago than priceAgeWarningDays')
});
export type ServiceAreaFigures = z.output<typeof areaFigures>;

/** The figures of mills, counted in the scope that `millScope` does not name. */
export const otherMillFigures = areaFigures
  .pick({ noOfMills: true, totalTonsBought: true, totalNoOfTransactions: true, avgPricePerTonne: true })
  .describe('The figures of mills in the scope other than millScope');
export type MillFigures = z.output<typeof otherMillFigures>;

/** The figures without suppression. */
export type KnownAreaFigures = {
  [Name in keyof ServiceAreaFigures]-?: Exclude<ServiceAreaFigures[Name], Suppressed>;
};

const number = z.number();
/** Polygons in the format of ArcGIS. */
export const areaRings = coordinateRings.describe(
  'Rings of [longitude, latitude] in degrees; outer rings clockwise, holes the other way round'
);

/** The area reached within `toBreak` minutes. */
const breakPolygon = z.object({
  toBreak: number.describe('Minutes'),
  rings: areaRings
});
export type BreakPolygon = z.output<typeof breakPolygon>;

/** Response of POST /api/service-area-summary. */
export const serviceAreaSummary = z.object({
  latitude: number,
  longitude: number,
  minutes: number,
  breaks: z.array(number).readonly().describe('Minutes, ascending'),
  polygons: z.array(breakPolygon).readonly().describe('One for each break, ascending'),
  snapDistance: number.describe('Metres from the start to the road it was moved to'),
  lga: z
    .object({ code: z.string(), name: z.string(), state: z.string() })
    .nullable()
    .describe('The LGA at the start; null outside the country'),
  millScope: z.enum(MILL_SCOPES),
  extentWidth: number.describe('Metres: the radius of the scope extentWidth'),
  figures: areaFigures,
  otherMillFigures,
  rain: rainAssumption
    .nullable()
    .describe('Assumptions for roads in the rainy season; null for the dry season'),
  toldFrom: number
    .nullable()
    .describe(
      'For a guest: totals of fewer mills are suppressed, others are rounded to three digits and of groups of so many neighbouring mills; null: exact figures'
    ),
  biocharLandShare: number.describe('Hectares that a tonne of biochar treats: the rate of landForBiochar'),
  readable: z
    .array(z.enum(AREA_RECORD_KINDS))
    .readonly()
    .describe('Records behind the figures that the caller may list with POST /api/service-area-records'),
  parameterVersion: number,
  computedAt: z.iso.datetime()
});
export type ServiceAreaSummary = z.output<typeof serviceAreaSummary>;
