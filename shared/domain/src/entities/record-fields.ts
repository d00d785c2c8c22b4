/**
 * Fields of records that no user types: read from layers and services, or computed. Each may be missing or
 * null.
 */
import { z } from 'zod';
import { field } from './field';

const number = z.number().nullish();
const text = z.string().nullish();

/** Returns a field for a figure that is read from a source. */
export const figure = (description: string, unit: string) =>
  field(number, { unit, access: 'readOnly', description });
/** Returns a field for a figure that is computed from others. */
export const derivedFigure = (description: string, unit: string | null = null) =>
  field(number, { unit, access: 'derived', description });
/** Returns a field for a text that is read from a source. */
export const label = (description: string) => field(text, { access: 'readOnly', description });
/** Returns a field for a text that is computed or looked up. */
export const derivedLabel = (description: string) => field(text, { access: 'derived', description });
/** Returns a field for a date or an instant as the source writes it: text, or milliseconds since 1970. */
export const moment = (description: string) =>
  field(z.union([z.string(), z.number()]).nullish(), { access: 'readOnly', description });
/** Returns a field for a value of a computed result; it is always present. */
export const result = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  unit: string | null = null
): Schema => field(schema, { unit, access: 'derived', description });
