import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ METRICS_TOKEN: 'a-token-of-length', SITE_TRUST_PROXY: '1' }, absentRouting, {
    alone: true
  });
});
afterAll(() => open.close());

/** Returns the value of a sample, found by the start of its line. */
const readSample = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN
  );

describe('/metrics', () => {
  it('counts requests by route and status, never by address, and times statements', async () => {
    const formatSample = (route: string, status: number) =>
      `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
    await open.request('/readyz');
    await open.request('/purchases/lga/current-p1-price?LGA=1');
    await open.request('/api/nothing/here?secret=1');
    const { body, headers } = await open.request('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(readSample(body, formatSample('/readyz', 200))).toBe(1);
    expect(readSample(body, formatSample('/purchases/lga/current-p1-price', 400))).toBe(1);
    expect(readSample(body, formatSample('none', 404))).toBe(1);
    expect(body).not.toContain('secret');
    expect(readSample(body, 'store_query_duration_seconds_count{outcome="ok"}')).toBeGreaterThanOrEqual(1);
    expect(readSample(body, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('answers callers on this machine or with the token', async () => {
    const through = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all([
      open.request('/metrics'),
      open.request('/metrics', { headers: through }),
      open.request('/metrics', { headers: { ...through, authorization: 'Bearer a-token-of-length' } }),
      open.request('/metrics', { headers: { authorization: 'Bearer another-token' } })
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 200, 403]);
    expect(answers[1].json()).toMatchObject({ error: { code: 'forbidden' } });
  });
});

describe('every answer', () => {
  it('has the id of its request, also in an error; behind a proxy the id that the proxy sent', async () => {
    const own = await open.request('/api/nothing');
    expect(own.headers.get('x-request-id')).toBe(
      own.json<{ error: { requestId: string } }>().error.requestId
    );
    const given = await open.request('/healthz', { headers: { 'x-request-id': 'proxy-1.2' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-1.2');
    const odd = await open.request('/healthz', { headers: { 'x-request-id': 'a b\u00e9' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('/readyz', () => {
  it('reports a database with the tables of another version', async () => {
    expect((await open.request('/readyz')).json()).toMatchObject({ ready: true, database: 'ok' });
    await open.store.query(
      `INSERT INTO migration (number, name, sha256) VALUES (9999, '9999_newer.sql', 'x')`
    );
    const answer = await open.request('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.json<{ database: string }>().database).toMatch(
      /has the tables of 9999_newer.sql, this server needs/
    );
    await open.store.query('DELETE FROM migration WHERE number = 9999');
  });
});
