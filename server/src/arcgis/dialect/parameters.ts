import type { FastifyRequest } from 'fastify';
import { ArcgisError } from '../../common/response-errors';

/** Parameters of one call, by name, as text. Names are found in any case. */
export type CallParameters = Readonly<Record<string, string>>;

/** Longest value of a parameter in characters, except for the longer ones below. */
const MAX_VALUE_LENGTH = 1_000;

/**
 * Parameters that may be longer, in every service: a filter by the polygon of a service area, a list of ids.
 */
const LONG_VALUE_LENGTHS: Readonly<Record<string, number>> = {
  where: 60_000,
  having: 60_000,
  geometry: 1_500_000,
  objectIds: 400_000,
  outStatistics: 20_000,
  outFields: 10_000,
  orderByFields: 10_000,
  groupByFieldsForStatistics: 10_000,
  quantizationParameters: 5_000,
  renderingRule: 60_000,
  renderingRules: 60_000,
  mosaicRule: 10_000,
  facilities: 20_000,
  stops: 60_000,
  barriers: 10_000,
  pointBarriers: 10_000,
  polylineBarriers: 10_000,
  polygonBarriers: 10_000,
  travelMode: 10_000,
  token: 10_000
};
const MAX_LENGTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  Object.entries(LONG_VALUE_LENGTHS).map(([name, most]) => [name.toLowerCase(), most])
);
/** Parameters of one call. */
export const MOST_PARAMETERS = 100;

/**
 * Returns the parameters unchanged.
 * @throws ArcgisError 400 that names the parameter and its longest length.
 */
function checkParameters(all: readonly [string, string][]): readonly [string, string][] {
  if (all.length > MOST_PARAMETERS)
    throw new ArcgisError(400, 'Too many parameters', [`A call may have at most ${MOST_PARAMETERS}.`]);
  for (const [name, value] of all) {
    const { length } = value;
    if (value.includes('\0'))
      throw new ArcgisError(400, `Invalid ${name.slice(0, 100)}`, ['It contains the character NUL.']);
    const most = MAX_LENGTH_BY_NAME.get(name.toLowerCase()) ?? MAX_VALUE_LENGTH;
    if (length > most)
      throw new ArcgisError(400, `Invalid ${name.slice(0, 100)}`, [
        `It has ${length} characters; at most ${most} are allowed.`
      ]);
  }
  return all;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const listParameters = (source: unknown): [string, string][] =>
  typeof source === 'object' && source !== null
    ? Object.entries(source)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, asText(Array.isArray(value) ? value[value.length - 1] : value)])
    : [];

/**
 * The parameters, found under their names in any case: `WHERE` or `returnCountonly` would otherwise be passed over in
 * silence, and all features be the answer. A name in its own case comes first.
 */
export function matchAnyCase(params: CallParameters): CallParameters {
  const byLowerCase = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]));
  return new Proxy(params, {
    get: (given, name) =>
      typeof name === 'symbol' || Object.hasOwn(given, name)
        ? Reflect.get(given, name)
        : byLowerCase.get(name.toLowerCase())
  });
}

/**
 * Query string and form body together; a client sends the same names either way.
 * @throws ArcgisError 400 for one that is longer than anybody needs.
 */
export const readCallParameters = (request: FastifyRequest): CallParameters =>
  matchAnyCase(
    Object.fromEntries(checkParameters([...listParameters(request.query), ...listParameters(request.body)]))
  );

/**
 * Reads `true` or `false`, as ArcGIS clients write them; returns the fallback when absent.
 * @throws ArcgisError 400 otherwise.
 */
export function readFlag(params: CallParameters, name: string, fallback = false): boolean {
  const value = params[name]?.trim().toLowerCase();
  if (!value) return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write true or false.']);
}

/**
 * Reads a whole number ≥ 0; null when absent.
 * @throws ArcgisError 400 otherwise.
 */
export function readCount(params: CallParameters, name: string): number | null {
  const value = params[name]?.trim();
  if (!value) return null;
  if (!/^\d{1,9}$/.test(value))
    throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write a whole number, 0 or more.']);
  return Number(value);
}

/**
 * Reads a number ≥ 0; null when absent.
 * @throws ArcgisError 400 otherwise.
 */
export function readAmount(params: CallParameters, name: string): number | null {
  const value = params[name]?.trim();
  if (!value) return null;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0)
    throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write a number, 0 or more.']);
  return number;
}

/** Splits a comma-separated list; empty items are omitted. */
export const splitList = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
