/** One field of an entity: what it holds, in which unit, and who may write it. */
import type { z } from 'zod';

/**
 * `editable`: typed or chosen by a user; `readOnly`: kept by the product or by a source outside; `derived`: computed
 * from other fields or records.
 */
export const FIELD_ACCESSES = ['editable', 'readOnly', 'derived'] as const;
export type FieldAccess = (typeof FIELD_ACCESSES)[number];

export interface FieldMeta {
  /** Unit of the value ('t', 'NGN/t', '%'), or null where it has none. */
  readonly unit: string | null;
  readonly access: FieldAccess;
  readonly description: string;
}

/** A field as the forms, the server and the API document read it. */
export interface FieldDescription extends FieldMeta {
  readonly name: string;
  readonly optional: boolean;
}

/** An entity or a payload: what its fields are read from. */
export interface Shaped {
  readonly shape: Readonly<Record<string, z.ZodType>>;
}

const OPEN = { unit: null, access: 'editable' } as const;

/**
 * The schema with its description, its unit and its access (none and `editable` unless said). They stand in the JSON
 * schema too; there `readOnly` marks what a payload cannot carry.
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  meta: Partial<FieldMeta> & Pick<FieldMeta, 'description'>
): Schema {
  const { unit, access, description } = { ...OPEN, ...meta };
  return schema.meta({
    description,
    access,
    ...(unit === null ? {} : { unit }),
    ...(access === 'editable' ? {} : { readOnly: true })
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the wrapper (optional, required, with a default) is set round, or null for a schema that is none. */
const inside = (schema: z.ZodType): z.ZodType | null =>
  'unwrap' in schema && !('element' in schema) ? (schema as z.ZodOptional<z.ZodType>).unwrap() : null;

/** What is known of a field's schema, also inside a wrapper; null when {@link field} has not described it. */
export function fieldMeta(schema: z.ZodType): FieldMeta | null {
  const meta = schema.meta() ?? {};
  const access = FIELD_ACCESSES.find((known) => known === meta.access);
  const description = textOf(meta.description);
  if (access !== undefined && description !== null) return { unit: textOf(meta.unit), access, description };
  const inner = inside(schema);
  return inner === null ? null : fieldMeta(inner);
}

/**
 * The fields of an entity in order, with unit, access, and whether a record may lack them.
 * @throws Error naming the field that has no description: a mistake in the entity, not in data.
 */
export const fieldsOf = ({ shape }: Shaped): FieldDescription[] =>
  Object.entries(shape).map(([name, schema]) => {
    const meta = fieldMeta(schema);
    if (meta === null) throw new Error(`The field ${name} has no description.`);
    return { name, ...meta, optional: schema.safeParse(undefined).success };
  });
