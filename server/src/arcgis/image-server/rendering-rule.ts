import { computeQuantile } from '../../engines/raster/statistics';
import type { RasterStatistics } from '../../engines/raster/statistics';
import { ArcgisError } from '../../common/response-errors';
import { greyRamp, readColor, readColorRamp } from './color-ramp';
import type { Color, ColorAt } from './color-ramp';
import type { RasterClass } from '../../layers/rasters';

/** The effect of a raster function on a value. */
export interface Rendering {
  /** Returns the value after the function; null when none is left. */
  readonly value: (raw: number) => number | null;
  /** Returns the colour of a value after the function; null when nothing is drawn. */
  readonly color: (value: number) => Color | null;
  /** Whether its values are integers from 0 to 255. */
  readonly isByte: boolean;
  /** Original values at the ends of its ramp of colours; null when the colours are of classes. */
  readonly ends: { readonly low: number; readonly high: number } | null;
}

/** The context in which rules are read. */
export interface RuleContext {
  /** Classes of the service, by the current limits. */
  readonly classes: readonly RasterClass[];
  readonly statistics: RasterStatistics;
}

interface RuleJson {
  readonly rasterFunction?: unknown;
  readonly rasterFunctionArguments?: unknown;
}

type RuleArguments = Readonly<Record<string, unknown>>;

const refuseRule = (detail: string): never => {
  throw new ArcgisError(400, "Unable to complete operation. Parameter 'renderingRule' is invalid.", [
    `renderingRule: ${detail}`
  ]);
};

const TRANSPARENT = null;

function createRampColor(color: ColorAt, min: number, max: number): Rendering['color'] {
  const width = max > min ? max - min : 1;
  return (value) => color(Math.min(1, Math.max(0, (value - min) / width)));
}

const createPlainRendering = ({ statistics: { min, max } }: RuleContext): Rendering => ({
  value: (raw) => raw,
  color: createRampColor(greyRamp, min, max),
  isByte: false,
  ends: { low: min, high: max }
});

/** Draws the classes of the service in their colours. */
const createLegendRendering = ({ classes }: RuleContext): Rendering => ({
  value: (raw) => raw,
  color: (value) => {
    const found = classes.find(({ contains }) => contains(value));
    return found ? [...found.color, 255] : TRANSPARENT;
  },
  isByte: false,
  ends: null
});

const readNumbers = (value: unknown, name: string): number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' && Number.isFinite(one))
    ? (value as number[])
    : refuseRule(`${name} must be a list of numbers.`);

function readNumber(args: RuleArguments, name: string, fallback: number): number {
  const value = args[name] ?? fallback;
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : refuseRule(`${name} must be a number.`);
}

const STRETCHES = { none: 0, standardDeviation: 3, minMax: 5, percentClip: 6 } as const;

/** Returns the values that map to the least and the greatest of the answer. */
function readStretchEnds(args: RuleArguments, statistics: RasterStatistics): readonly [number, number] {
  const given = Array.isArray(args.statistics) ? (args.statistics[0] as unknown) : undefined;
  const [min, max, mean, deviation] =
    given === undefined || given === null
      ? [statistics.min, statistics.max, statistics.mean, statistics.standardDeviation]
      : readNumbers(given, 'Statistics');
  const requireStatistic = (value: number | undefined): number =>
    value ?? refuseRule('Statistics must contain minimum, maximum, mean and standard deviation.');
  switch (args.stretchtype ?? STRETCHES.none) {
    case STRETCHES.minMax:
      return [requireStatistic(min), requireStatistic(max)];
    case STRETCHES.standardDeviation: {
      const reach = readNumber(args, 'numberofstandarddeviations', 2) * requireStatistic(deviation);
      return [
        Math.max(requireStatistic(min), requireStatistic(mean) - reach),
        Math.min(requireStatistic(max), requireStatistic(mean) + reach)
      ];
    }
    case STRETCHES.percentClip:
      return [
        computeQuantile(statistics, readNumber(args, 'minpercent', 0.25) / 100),
        computeQuantile(statistics, 1 - readNumber(args, 'maxpercent', 0.5) / 100)
      ];
    default:
      return refuseRule(
        'StretchType must be 0 (none), 3 (standard deviation), 5 (min–max) or 6 (percent clip).'
      );
  }
}

function createStretch(args: RuleArguments, inner: Rendering, { statistics }: RuleContext): Rendering {
  if (args.dra === true) refuseRule('DRA (statistics of the view) is not supported.');
  const [least, greatest] = [readNumber(args, 'min', 0), readNumber(args, 'max', 255)];
  const color = createRampColor(greyRamp, least, greatest);
  if ((args.stretchtype ?? STRETCHES.none) === STRETCHES.none) return { ...inner, color };
  const [from, to] = readStretchEnds(args, statistics);
  const gamma = args.usegamma === true ? (readNumbers(args.gamma ?? [1], 'Gamma')[0] ?? 1) : 1;
  const width = to > from ? to - from : 1;
  return {
    value: (raw) => {
      const value = inner.value(raw);
      if (value === null) return null;
      const share = Math.min(1, Math.max(0, (value - from) / width));
      return Math.round(least + (greatest - least) * share ** (1 / gamma));
    },
    color,
    isByte: true,
    ends: { low: from, high: to }
  };
}

function readPairs(list: readonly number[], name: string): (readonly [number, number])[] {
  if (list.length % 2 !== 0) refuseRule(`${name} must contain pairs.`);
  return Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at]!, list[2 * at + 1]!] as const);
}

function createRemap(args: RuleArguments, inner: Rendering): Rendering {
  const ranges = readPairs(readNumbers(args.inputranges ?? [], 'InputRanges'), 'InputRanges');
  const outputs = readNumbers(args.outputvalues ?? [], 'OutputValues');
  if (outputs.length !== ranges.length)
    refuseRule('OutputValues must contain one value for each range of InputRanges.');
  const none = readPairs(readNumbers(args.nodataranges ?? [], 'NoDataRanges'), 'NoDataRanges');
  const keepOthers = args.allowunmatched === true;
  const isWithin = (value: number) => (range: readonly [number, number]) =>
    value >= range[0] && value < range[1];
  const remapValue = (raw: number): number | null => {
    const before = inner.value(raw);
    if (before === null || none.some(isWithin(before))) return null;
    const at = ranges.findIndex(isWithin(before));
    if (at >= 0) return outputs[at]!;
    return keepOthers ? before : null;
  };
  const byte = outputs.every((one) => Number.isInteger(one) && one >= 0 && one <= 255);
  return {
    value: remapValue,
    color: createRampColor(greyRamp, 0, 255),
    isByte: byte && !keepOthers,
    ends: null
  };
}

function readColorTable(value: unknown): Map<number, Color> {
  const table = new Map<number, Color>();
  if (!Array.isArray(value)) return refuseRule('Colormap must be a list of [value, red, green, blue].');
  for (const row of value as unknown[]) {
    const [key, ...parts] = Array.isArray(row) ? (row as unknown[]) : [];
    const color = readColor(parts);
    if (typeof key !== 'number' || !color)
      return refuseRule('Each entry of Colormap must be [value, red, green, blue].');
    table.set(key, color);
  }
  return table;
}

function createColormap(args: RuleArguments, inner: Rendering, { statistics }: RuleContext): Rendering {
  if (args.colormap !== undefined) {
    const table = readColorTable(args.colormap);
    const color = (value: number) => table.get(value) ?? table.get(Math.floor(value)) ?? TRANSPARENT;
    return { ...inner, color, ends: null };
  }
  const ramp = readColorRamp(args.colorramp ?? args.colorrampname);
  if (!ramp) return refuseRule('Colormap needs a Colormap list or a ColorRamp (algorithmic or multipart).');
  const [min, max] = inner.isByte ? [0, 255] : [statistics.min, statistics.max];
  return { ...inner, color: createRampColor(ramp, min, max) };
}

/** Accepts only band 0, the only one. */
function extractBand(args: RuleArguments, inner: Rendering): Rendering {
  const bands = readNumbers(args.bandids ?? [0], 'BandIds');
  return bands.length === 1 && bands[0] === 0 ? inner : refuseRule('BandIds: there is band 0 only.');
}

/** Most nested functions. */
const MOST_NESTED = 8;

function lowerCaseNames(value: unknown): RuleArguments {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') return refuseRule('rasterFunctionArguments must be an object.');
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one as unknown]));
}

function readFunction(json: RuleJson, context: RuleContext, depth: number): Rendering {
  if (depth > MOST_NESTED) return refuseRule(`at most ${MOST_NESTED} functions may be nested.`);
  const { rasterFunction } = json;
  if (typeof rasterFunction !== 'string') return refuseRule('rasterFunction must be the name of a function.');
  const args = lowerCaseNames(json.rasterFunctionArguments);
  const nested = typeof args.raster === 'object' && args.raster !== null;
  const readInner = () =>
    nested ? readFunction(args.raster as RuleJson, context, depth + 1) : createPlainRendering(context);
  switch (rasterFunction.toLowerCase()) {
    case 'none':
    case 'identity':
      return readInner();
    case 'legend':
      return createLegendRendering(context);
    case 'stretch':
      return createStretch(args, readInner(), context);
    case 'remap':
      return createRemap(args, readInner());
    case 'colormap':
      return createColormap(args, readInner(), context);
    case 'extractband':
      return extractBand(args, readInner());
    default:
      return refuseRule(
        `'${rasterFunction}' is not supported; use ${RASTER_FUNCTIONS.map(({ name }) => name).join(', ')}, Stretch, Remap, Colormap or ExtractBand.`
      );
  }
}

/** Functions that can be named without arguments. */
export const RASTER_FUNCTIONS = [
  { name: 'None', description: 'The original values, drawn in grey.', help: '' },
  { name: 'Legend', description: "The classes of the layer's legend in their colours.", help: '' }
] as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseRule('it is not valid JSON.');
  }
}

/**
 * Reads one rule from JSON.
 * @throws ArcgisError 400 that explains what is wrong with it.
 */
export function readRendering(json: unknown, context: RuleContext): Rendering {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuseRule('write {"rasterFunction":"…"}.');
  return Object.keys(json).length === 0 ? createPlainRendering(context) : readFunction(json, context, 1);
}

/**
 * Reads the parameter `renderingRule`; when absent, values are unchanged.
 * @throws ArcgisError 400
 */
export const readRenderingRule = (text: string | undefined, context: RuleContext): Rendering =>
  text?.trim() ? readRendering(parseJson(text), context) : createPlainRendering(context);

/**
 * Reads the parameter `renderingRules`, a list of rules.
 * @throws ArcgisError 400
 */
export function readRenderingRules(text: string | undefined, context: RuleContext): Rendering[] {
  if (!text?.trim()) return [];
  const rules = parseJson(text);
  if (!Array.isArray(rules)) return refuseRule('renderingRules must be a list.');
  return rules.map((rule: unknown) => readRendering(rule, context));
}
