import type { z } from 'zod';

/** The parts of a zod schema definition that this file reads. */
interface SchemaDefinition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  /** Schema of the other fields of an object; `unknown` in an object that allows any. */
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const readDefinition = (schema: z.ZodType): SchemaDefinition => schema.def as unknown as SchemaDefinition;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the object's fields that the schema declares; all fields when the schema allows any. */
function pickDeclaredFields(
  { shape = {}, catchall }: SchemaDefinition,
  value: Readonly<Record<string, unknown>>
): Readonly<Record<string, unknown>> {
  const isOpen = catchall !== undefined && readDefinition(catchall).type !== 'never';
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field) return [[name, pickDeclaredParts(field, part)]];
      return isOpen ? [[name, part]] : [];
    })
  );
}

/** Applies the alternative that accepts the value, else the one that declares most of its fields. */
function applyBestOption(options: readonly z.ZodType[], value: unknown): unknown {
  const fitting = options.find((option) => option.safeParse(value).success);
  if (fitting) return pickDeclaredParts(fitting, value);
  const told = options.map((option) => pickDeclaredParts(option, value));
  const countFields = (part: unknown) => (isObject(part) ? Object.keys(part).length : 0);
  return told.reduce((most, one) => (countFields(one) > countFields(most) ? one : most));
}

/**
 * Returns the parts of a value that its schema declares, whatever they contain: unknown fields are omitted,
 * invalid values are retained. Used for answers that differ from their schema.
 */
export function pickDeclaredParts(schema: z.ZodType, value: unknown): unknown {
  const definition = readDefinition(schema);
  const { type, element, innerType, options } = definition;
  if (type === 'object' && isObject(value)) return pickDeclaredFields(definition, value);
  if (type === 'array' && element && Array.isArray(value))
    return value.map((part: unknown) => pickDeclaredParts(element, part));
  if (type === 'union' && options) return applyBestOption(options, value);
  return innerType ? pickDeclaredParts(innerType, value) : value;
}
