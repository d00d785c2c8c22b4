/** Returns the parameters of a request: a JSON body as it is, a form with the values that are JSON parsed. */
export function readRequestBody(body: string): unknown {
  if (body === '' || body.startsWith('{')) return JSON.parse(body || '{}') as unknown;
  const values = [...new URLSearchParams(body)].map(([name, value]): [string, unknown] => [
    name,
    value.startsWith('{') ? JSON.parse(value) : value
  ]);
  return Object.fromEntries(values);
}
