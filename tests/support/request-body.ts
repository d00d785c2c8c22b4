/**
 * Returns the parameters of a request: a JSON body parsed, or the fields of a form, with JSON values parsed.
 */
export function readRequestBody(body: string): unknown {
  if (body === '' || body.startsWith('{')) return JSON.parse(body || '{}') as unknown;
  const values = [...new URLSearchParams(body)].map(([name, value]): [string, unknown] => [
    name,
    value.startsWith('{') ? JSON.parse(value) : value
  ]);
  return Object.fromEntries(values);
}
