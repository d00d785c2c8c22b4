import fc from 'fast-check';
import type { Operation } from './test-contract';

/** The parts of JSON schema that the API document uses. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly nullable?: boolean;
}

/** Values that no client should send, but some do. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', ' ', 0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, [], {}, [null], [[]]),
  fc.constantFrom('\u0000', 'a\u0000b', '\ud800', "'; DROP TABLE customer; --", '%', 'NaN', '9'.repeat(400)),
  fc.constantFrom('x'.repeat(5_000), '0001-01-01', '99999-12-31', '2026-02-30', '../..', '__proto__'),
  fc.string(),
  fc.jsonValue()
);

const generateText = ({ format }: JsonSchema): fc.Arbitrary<string> =>
  format === 'date'
    ? fc.constantFrom('2026-02-01', '2026-02-03', '1900-01-01', '9999-12-31', '1899-12-31')
    : fc.oneof(
        fc.constantFrom('ALPH', 'Beta', 'P1', 'PKS', '12', 'demo-admin', 'a, b', "O'Brien"),
        fc.string({ maxLength: 20 })
      );

const generateNumber = ({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> => {
  const [least, most] = [Math.max(minimum, -1e12), Math.min(maximum, 1e12)];
  const within =
    type === 'integer'
      ? fc.integer({ min: Math.max(Math.ceil(least), -1e6), max: Math.min(Math.floor(most), 1e6) })
      : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof({ weight: 8, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(least, most) });
};

const listAlternatives = ({ anyOf, oneOf, allOf }: JsonSchema) => anyOf ?? oneOf ?? allOf;

/** Generates values that match a schema. */
function generateValid(schema: JsonSchema): fc.Arbitrary<unknown> {
  const several = listAlternatives(schema);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (several) return fc.oneof(...several.map(generateValue));
  switch (schema.type) {
    case 'string':
      return generateText(schema);
    case 'number':
    case 'integer':
      return generateNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(generateValue(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return generateObject(schema);
    default:
      return junk;
  }
}

function generateObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, generateValue(one)])
  );
  const whole = fc.record(values, { requiredKeys: [...required] });
  const stray = fc.tuple(whole, fc.string({ minLength: 1 }), junk);
  return fc.oneof(
    { weight: 9, arbitrary: whole },
    { weight: 1, arbitrary: stray.map(([object, name, value]) => ({ ...object, [name]: value })) }
  );
}

/** Generates values that match a schema most of the time. */
export const generateValue = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: generateValid(schema) }, { weight: 1, arbitrary: junk });

/** Generates payloads that are valid, or invalid in one field. */
const generatePayload = (sample: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constant(sample),
    fc
      .tuple(fc.constantFrom(...Object.keys(sample), 'version', 'id', 'colour'), junk)
      .map(([name, value]) => ({ ...sample, [name]: value }))
  );

/** A call as it is sent. */
export interface ApiCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: unknown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Generates parameters of one kind, some omitted. */
function generateParameters({ parameters }: Operation, kind: string): fc.Arbitrary<Record<string, unknown>> {
  const wanted = parameters.filter((one) => one.in === kind);
  const values = Object.fromEntries(wanted.map(({ name, schema }) => [name, generateValue(schema)]));
  const required = wanted.filter((one) => one.required).map(({ name }) => name);
  return fc.record(values, { requiredKeys: required }) as fc.Arbitrary<Record<string, unknown>>;
}

const formatQuery = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, asText(one)])
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

/** Removes characters that cannot be sent in header values. */
const toHeaders = (given: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      asText(value)
        .replace(/[^\x21-\x7e]/g, '')
        .slice(0, 300)
    ])
  );

/**
 * Generates calls of an operation, right and wrong.
 * @param ids ids of existing records.
 * @param sample a valid payload, if there is one.
 */
export function generateCalls(
  operation: Operation,
  ids: readonly string[],
  sample: object | undefined
): fc.Arbitrary<ApiCall> {
  const id = fc.oneof(fc.constantFrom(...ids, 'none'), fc.string({ minLength: 1, maxLength: 12 }));
  const own = operation.body === null ? fc.constant(undefined) : generateValue(operation.body);
  const payload = sample && operation.body ? fc.oneof(own, generatePayload(sample)) : own;
  return fc
    .record({
      id,
      query: generateParameters(operation, 'query'),
      headers: generateParameters(
        { ...operation, parameters: operation.parameters.filter(({ name }) => name === 'if-match') },
        'header'
      ),
      payload
    })
    .map(({ id: chosen, query, headers, payload: sent }) => ({
      path:
        operation.path.replace(/\{\w+\}/g, () => encodeURIComponent(chosen.toWellFormed())) +
        formatQuery(query),
      headers: toHeaders(headers),
      payload: sent
    }));
}
