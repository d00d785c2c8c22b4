import type { FastifyRequest } from 'fastify';
import { ArcgisError } from '../../ground/errors';

/** Parameters of one call, by name, as text. */
export type CallParameters = Readonly<Record<string, string>>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const flat = (source: unknown): [string, string][] =>
  typeof source === 'object' && source !== null
    ? Object.entries(source)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, asText(Array.isArray(value) ? value[value.length - 1] : value)])
    : [];

/** Query string and form body together; a client sends the same names either way. */
export const callParameters = (request: FastifyRequest): CallParameters =>
  Object.fromEntries([...flat(request.query), ...flat(request.body)]);

/** `true` or `false`, as ArcGIS clients write it; absent gives the fallback. @throws ArcgisError 400 otherwise. */
export function flag(params: CallParameters, name: string, fallback = false): boolean {
  const value = params[name]?.trim().toLowerCase();
  if (!value) return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write true or false.']);
}

/** A whole number from 0 on, or null when absent. @throws ArcgisError 400 otherwise. */
export function count(params: CallParameters, name: string): number | null {
  const value = params[name]?.trim();
  if (!value) return null;
  if (!/^\d{1,9}$/.test(value))
    throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write a whole number from 0 on.']);
  return Number(value);
}

/** A number from 0 on, or null when absent. @throws ArcgisError 400 otherwise. */
export function amount(params: CallParameters, name: string): number | null {
  const value = params[name]?.trim();
  if (!value) return null;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0)
    throw new ArcgisError(400, `Invalid ${name}: ${params[name]}`, ['Write a number from 0 on.']);
  return number;
}

/** A list in commas, without blanks. */
export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
