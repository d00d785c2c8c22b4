import { isResponseSerializationError, serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { declaredParts } from './declared-parts';

type Compiler = typeof serializerCompiler;

/** The schema of an answer, which a document may hold among its descriptions; null for one that zod does not read. */
function schemaOf(schema: unknown): z.ZodType | null {
  if (schema instanceof z.ZodType) return schema;
  const { properties } = (schema ?? {}) as { properties?: unknown };
  return properties instanceof z.ZodType ? properties : null;
}

/** Where an answer differs from its schema, for the log: paths and kinds of fault, no values. */
const faultsOf = (error: { readonly cause?: { readonly issues?: readonly object[] } }): string =>
  (error.cause?.issues ?? [])
    .slice(0, 5)
    .map((issue) => {
      const { path, code } = issue as { path: readonly PropertyKey[]; code: string };
      return `${path.map(String).join('.')}: ${code}`;
    })
    .join('; ');

/**
 * Writes answers as their schemas have them. Of an answer that differs the declared fields are written as they are, and
 * the log says where: a row that was written past the calls (SQL, an old version) must not take its whole list away from
 * everybody, nor tell what its document does not have.
 */
export const serializerOf =
  (warn: (line: string) => void): Compiler =>
  (route) => {
    const write = serializerCompiler(route);
    const schema = schemaOf(route.schema);
    return (data) => {
      try {
        return write(data);
      } catch (error) {
        if (!isResponseSerializationError(error)) throw error;
        warn(`${route.method} ${route.url} answers what its document does not have: ${faultsOf(error)}`);
        return JSON.stringify(schema ? declaredParts(schema, data) : data);
      }
    };
  };
