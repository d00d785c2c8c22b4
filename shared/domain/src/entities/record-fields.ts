/**
 * Fields of records that no user types: read from layers and services, or computed. Each may be missing or
 * null.
 */
import { z } from 'zod';
import { describeField } from './field';

const number = z.number().nullish();
const text = z.string().nullish();

/** Returns a field for a figure that is read from a source. */
export const describeFigure = (description: string, unit: string) =>
  describeField(number, { unit, access: 'readOnly', description });
/** Returns a field for a figure that is computed from others. */
export const describeDerivedFigure = (description: string, unit: string | null = null) =>
  describeField(number, { unit, access: 'derived', description });
/** Returns a field for a text that is read from a source. */
export const describeLabel = (description: string) =>
  describeField(text, { access: 'readOnly', description });
/** Returns a field for a text that is computed or looked up. */
export const describeDerivedLabel = (description: string) =>
  describeField(text, { access: 'derived', description });
/** Returns a field for a date or an instant as the source writes it: text, or milliseconds since 1970. */
export const describeMoment = (description: string) =>
  describeField(z.union([z.string(), z.number()]).nullish(), { access: 'readOnly', description });
/** Returns a field for a value of a computed result; it is always present. */
export const describeResult = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  unit: string | null = null
): Schema => describeField(schema, { unit, access: 'derived', description });
