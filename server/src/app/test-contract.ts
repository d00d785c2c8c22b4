import { z } from 'zod';
import type { TestResponse, TestRequest, TestApp } from './test-app';

/** The parts of an operation of the API document that the checks read. */
export interface Operation {
  readonly method: string;
  /** '/api/customers/{id}'. */
  readonly path: string;
  readonly parameters: readonly {
    readonly in: 'query' | 'path' | 'header';
    readonly name: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  /** JSON schema of the body, or null when it has no body. */
  readonly body: object | null;
  /** JSON schemas of the answers by status ('200', '4XX'); null for an answer without a body. */
  readonly responses: Readonly<Record<string, object | null>>;
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface OpenApiDocument {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: Operation['parameters'];
            readonly requestBody?: Media;
            readonly responses: Readonly<Record<string, Media>>;
          }
        >
      >
    >
  >;
}

const readSchema = (media: Media | undefined): object | null =>
  media?.content?.['application/json']?.schema ?? null;

/** Lists every operation that /api/docs describes. */
export async function listDocumentedOperations(site: TestApp): Promise<Operation[]> {
  const { paths } = (await site.request('/api/docs/json')).json<OpenApiDocument>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: readSchema(requestBody),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, media]) => [status, readSchema(media)])
      )
    }))
  );
}

const matchesPath = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);

const readers = new Map<object, z.ZodType>();

/** Returns the zod schema of a JSON schema of the document; cached. */
function getReader(schema: object): z.ZodType {
  const reader =
    readers.get(schema) ??
    z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema, { defaultTarget: 'openapi-3.0' });
  readers.set(schema, reader);
  return reader;
}

function checkResponse({ method, path, responses }: Operation, { status, body }: TestResponse): void {
  const key = [String(status), `${String(status)[0]}XX`].find((known) => known in responses);
  if (key === undefined) throw new Error(`${method} ${path} does not document the status ${status}.`);
  const schema = responses[key]!;
  if (body === '') return;
  if (schema === null) throw new Error(`${method} ${path} does not document the body of ${status}.`);
  const read = getReader(schema).safeParse(JSON.parse(body));
  if (!read.success)
    throw new Error(`${method} ${path} answers ${status} not as documented: ${read.error.message}`);
}

/** Requests the server and checks each answer against the API document; throws when they differ. */
export async function createContractRequest(site: TestApp): Promise<TestApp['request']> {
  const operations = await listDocumentedOperations(site);
  return async (address: string, ask: TestRequest = {}) => {
    const answer = await site.request(address, ask);
    const path = address.split('?')[0]!;
    const candidates = operations.filter(
      (one) => one.method === (ask.method ?? 'GET') && matchesPath(one.path, path)
    );
    // An address without a placeholder takes precedence over one with.
    const operation = candidates.sort(
      (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{'))
    )[0];
    if (operation === undefined) throw new Error(`${ask.method ?? 'GET'} ${path} is not documented.`);
    checkResponse(operation, answer);
    return answer;
  };
}
