/** Metadata of one field of an entity: its description, unit and access. */
import type { z } from 'zod';

/**
 * Access to a field. `editable`: typed or chosen by a user; `readOnly`: set by the product or an external
 * source; `derived`: computed from other fields or records.
 */
export const FIELD_ACCESSES = ['editable', 'readOnly', 'derived'] as const;
export type FieldAccess = (typeof FIELD_ACCESSES)[number];

export interface FieldMeta {
  /** Unit of the value ('t', 'NGN/t', '%'); null without a unit. */
  readonly unit: string | null;
  readonly access: FieldAccess;
  readonly description: string;
}

/** A field, as used by the forms, the server and the API document. */
export interface FieldDescription extends FieldMeta {
  readonly name: string;
  readonly optional: boolean;
}

/** An entity or a payload: a schema with named fields. */
export interface EntitySchema {
  readonly shape: Readonly<Record<string, z.ZodType>>;
}

const OPEN = { unit: null, access: 'editable' } as const;

/**
 * Returns the schema with its description, unit and access (by default null and `editable`). The JSON schema
 * contains them too; there, `readOnly` marks fields that a payload cannot contain.
 */
export function describeField<Schema extends z.ZodType>(
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

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Returns the schema inside a wrapper (optional, required, with a default); null for a schema that is not a
 * wrapper.
 */
const unwrapSchema = (schema: z.ZodType): z.ZodType | null =>
  'unwrap' in schema && !('element' in schema) ? (schema as z.ZodOptional<z.ZodType>).unwrap() : null;

/**
 * Returns the metadata of a field's schema, also inside a wrapper; null when {@link describeField} has not described
 * it.
 */
export function getFieldMeta(schema: z.ZodType): FieldMeta | null {
  const meta = schema.meta() ?? {};
  const access = FIELD_ACCESSES.find((known) => known === meta.access);
  const description = toText(meta.description);
  if (access !== undefined && description !== null) return { unit: toText(meta.unit), access, description };
  const inner = unwrapSchema(schema);
  return inner === null ? null : getFieldMeta(inner);
}

/**
 * Returns the fields of an entity in order, with their metadata and whether a record may lack them.
 * @throws Error that names the field without a description: an error in the entity, not in the data.
 */
export const listFields = ({ shape }: EntitySchema): FieldDescription[] =>
  Object.entries(shape).map(([name, schema]) => {
    const meta = getFieldMeta(schema);
    if (meta === null) throw new Error(`The field ${name} has no description.`);
    return { name, ...meta, optional: schema.safeParse(undefined).success };
  });
