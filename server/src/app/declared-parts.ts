import type { z } from 'zod';

/** What zod says of a schema, as far as it is needed here. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  /** What other fields of an object hold; `unknown` in one that is open to any. */
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object's fields that the schema declares; all of one that is open to any. */
function declaredFields(
  { shape = {}, catchall }: Definition,
  value: Readonly<Record<string, unknown>>
): Readonly<Record<string, unknown>> {
  const isOpen = catchall !== undefined && definitionOf(catchall).type !== 'never';
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (field) return [[name, declaredParts(field, part)]];
      return isOpen ? [[name, part]] : [];
    })
  );
}

/** Of alternatives, what the one declares that takes the value, else the one that declares most of it. */
function ofOptions(options: readonly z.ZodType[], value: unknown): unknown {
  const fitting = options.find((option) => option.safeParse(value).success);
  if (fitting) return declaredParts(fitting, value);
  const told = options.map((option) => declaredParts(option, value));
  const size = (part: unknown) => (isObject(part) ? Object.keys(part).length : 0);
  return told.reduce((most, one) => (size(one) > size(most) ? one : most));
}

/**
 * What of a value its schema declares, whatever the parts hold: fields that it does not know are left out, values that
 * it would refuse stay. For answers that differ from their document.
 */
export function declaredParts(schema: z.ZodType, value: unknown): unknown {
  const definition = definitionOf(schema);
  const { type, element, innerType, options } = definition;
  if (type === 'object' && isObject(value)) return declaredFields(definition, value);
  if (type === 'array' && element && Array.isArray(value))
    return value.map((part: unknown) => declaredParts(element, part));
  if (type === 'union' && options) return ofOptions(options, value);
  return innerType ? declaredParts(innerType, value) : value;
}
