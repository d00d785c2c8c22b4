import { isResponseSerializationError, serializerCompiler } from 'fastify-type-provider-zod';

type Compiler = typeof serializerCompiler;

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
 * Writes answers as their schemas have them. An answer that differs is written as it is, and the log says where: a row
 * that was written past the calls (SQL, an old version) must not take its whole list away from everybody.
 */
export const serializerOf =
  (warn: (line: string) => void): Compiler =>
  (route) => {
    const write = serializerCompiler(route);
    return (data) => {
      try {
        return write(data);
      } catch (error) {
        if (!isResponseSerializationError(error)) throw error;
        warn(`${route.method} ${route.url} answers what its document does not have: ${faultsOf(error)}`);
        return JSON.stringify(data);
      }
    };
  };
