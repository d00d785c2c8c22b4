import { isResponseSerializationError, serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pickDeclaredParts } from './declared-parts';

type Compiler = typeof serializerCompiler;

/** Returns the zod schema of an answer, which may be its `properties`; null for any other schema. */
function findSchema(schema: unknown): z.ZodType | null {
  if (schema instanceof z.ZodType) return schema;
  const { properties } = (schema ?? {}) as { properties?: unknown };
  return properties instanceof z.ZodType ? properties : null;
}

/** Lists the differences between an answer and its schema for the log: paths and kinds of fault, no values. */
const describeFaults = (error: { readonly cause?: { readonly issues?: readonly object[] } }): string =>
  (error.cause?.issues ?? [])
    .slice(0, 5)
    .map((issue) => {
      const { path, code } = issue as { path: readonly PropertyKey[]; code: string };
      return `${path.map(String).join('.')}: ${code}`;
    })
    .join('; ');

/**
 * Writes answers according to their schemas. If an answer differs, its declared fields are written unchanged
 * and the log gets the paths: a row written past the calls (SQL, an old version) must not block its whole list
 * for everybody, nor reveal undocumented fields.
 */
export const createSerializer =
  (warn: (line: string) => void): Compiler =>
  (route) => {
    const write = serializerCompiler(route);
    const schema = findSchema(route.schema);
    return (data) => {
      try {
        return write(data);
      } catch (error) {
        if (!isResponseSerializationError(error)) throw error;
        warn(
          `${route.method} ${route.url} returned what its schema does not contain: ${describeFaults(error)}`
        );
        return JSON.stringify(schema ? pickDeclaredParts(schema, data) : data);
      }
    };
  };
