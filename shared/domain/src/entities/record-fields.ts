/** Fields of records nobody types here: read from layers and services, or computed. Each may be unknown. */
import { z } from 'zod';
import { field } from './field';

const number = z.number().nullish();
const text = z.string().nullish();

/** A figure read from a source. */
export const figure = (description: string, unit: string) =>
  field(number, { unit, access: 'readOnly', description });
/** A figure computed from others. */
export const derivedFigure = (description: string, unit: string | null = null) =>
  field(number, { unit, access: 'derived', description });
/** Text read from a source. */
export const label = (description: string) => field(text, { access: 'readOnly', description });
/** Text computed or looked up. */
export const derivedLabel = (description: string) => field(text, { access: 'derived', description });
/** A date or a moment as the source writes it: text, or milliseconds since 1970. */
export const moment = (description: string) =>
  field(z.union([z.string(), z.number()]).nullish(), { access: 'readOnly', description });
/** A value of a computed result, always there. */
export const result = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  unit: string | null = null
): Schema => field(schema, { unit, access: 'derived', description });
