import { z } from 'zod';
import type { RecordType } from './record-type';

/** The part of a JSON schema that is used here. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const listVariants = (schema: JsonSchema): readonly JsonSchema[] => {
  const parts = schema.anyOf ?? schema.oneOf;
  return parts ? parts.flatMap(listVariants) : [schema];
};

/**
 * Returns the schemas that each property may have, without null, from the domain's schema of a record type. A
 * marker asset is a factory or an AP, so a property may have several.
 */
export function readPropertyVariants({
  properties,
  answer
}: RecordType): Readonly<Record<string, readonly JsonSchema[]>> {
  const kinds = listVariants(z.toJSONSchema(answer, { unrepresentable: 'any' }) as JsonSchema);
  const findVariants = (name: string) =>
    kinds.flatMap(({ properties: known = {} }) =>
      name in known ? listVariants(known[name]!).filter(({ type }) => type !== 'null') : []
    );
  return Object.fromEntries(Object.keys(properties).map((name) => [name, findVariants(name)]));
}

/** Returns the values that a text, or each text of a list, may have; null when it may have any. */
export function readChoices(variants: readonly JsonSchema[]): string[] | null {
  const entries = variants.flatMap((variant) => (variant.items ? listVariants(variant.items) : [variant]));
  const lists = entries.map(({ enum: list, const: one }) => list ?? (one === undefined ? null : [one]));
  if (lists.length === 0 || lists.includes(null)) return null;
  return [...new Set(lists.flat() as string[])];
}
