import { RoutingError } from '../engines/routing/routing-engine';
import { absentRouting, openTestApp } from './test-app';
import type { TestResponse, TestApp } from './test-app';

const CALLS = 120;
const AREAS = 3;
const LIST = '/arcgis/rest/services';
const AREA = { latitude: 5.03, longitude: 7.93, minutes: 10 };

let site: TestApp;
beforeAll(async () => {
  const rejectNoRoad = () => Promise.reject(new RoutingError('noRoadNearby', 'No road in this test.'));
  const limits = { SITE_GUEST_CALLS: String(CALLS), SITE_GUEST_AREAS: String(AREAS), SITE_TRUST_PROXY: '1' };
  site = await openTestApp(limits, { ...absentRouting, isochrones: rejectNoRoad });
});
afterAll(() => site.close());

const fromAddress = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more }
});
const requestArea = (address: string, more = {}): Promise<TestResponse> =>
  site.request('/api/service-area-summary', { method: 'POST', payload: AREA, ...fromAddress(address, more) });

/* On PostgreSQL the calls of these tests go to two servers in turn; the counts cover both. */
describe('network of guests', () => {
  it('[BY-08] has to wait after its limit of calls, in the dialect of the call, and other networks do not', async () => {
    const answers = await Promise.all(
      Array.from({ length: CALLS + 30 }, () => site.request('/api/current-price', fromAddress('10.0.0.1')))
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CALLS);
    const refused = answers.find(({ status }) => status === 429)!;
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(refused.json()).toMatchObject({
      error: { code: 'too_many_requests', message: expect.stringMatching(/from this network.*sign in/) }
    });
    const arcgis = await site.request(LIST, fromAddress('10.0.0.1'));
    expect([arcgis.status, arcgis.json()]).toMatchObject([429, { error: { code: 429 } }]);
    expect(Number(arcgis.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await site.request(LIST, fromAddress('10.0.0.2'))).status).toBe(200);
  });

  it('counts as one whichever of its addresses calls', async () => {
    const calls = Array.from({ length: CALLS + 30 }, (_, n) =>
      site.request(LIST, fromAddress(`2001:db8:9:9::${n.toString(16)}`))
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CALLS);
    expect((await site.request(LIST, fromAddress('2001:db8:9:9:ffff::1'))).status).toBe(429);
    expect((await site.request(LIST, fromAddress('2001:db8:9:8::1'))).status).toBe(200);
  });

  it('is limited with an invalid session, but not with a valid one, nor on health checks', async () => {
    const token = await site.signIn('investor');
    expect((await site.request(LIST, fromAddress('10.0.0.1', { authorization: token }))).status).toBe(200);
    expect(
      (await site.request(LIST, fromAddress('10.0.0.1', { authorization: 'no-such-session' }))).status
    ).toBe(429);
    expect((await site.request('/healthz', fromAddress('10.0.0.1'))).status).toBe(200);
  });

  it('[BY-08] may draw a limited number of service areas per hour, over all calls', async () => {
    for (let n = 0; n < AREAS - 1; n++) expect((await requestArea('10.0.0.3')).status).toBe(422);
    const solve = `${LIST}/Routing/NAServer/ServiceArea/solveServiceArea?f=json&facilities=7.93,5.03`;
    expect((await site.request(solve, fromAddress('10.0.0.3'))).status).toBe(200);
    for (const answer of [
      await requestArea('10.0.0.3'),
      await site.request(solve, fromAddress('10.0.0.3'))
    ]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(300);
      expect(answer.body).toContain('Too many service areas');
    }
    expect((await site.request(LIST, fromAddress('10.0.0.3'))).status).toBe(200);
    const authorization = await site.signIn('investor');
    expect((await requestArea('10.0.0.3', { authorization })).status).toBe(422);
  });

  it('[BY-03] may request several areas together as often as it could request each', async () => {
    const requestAreas = (address: string, count: number) =>
      site.request('/api/service-areas-together', {
        method: 'POST',
        payload: { areas: Array.from({ length: count }, () => AREA) },
        ...fromAddress(address)
      });
    expect((await requestAreas('10.0.0.4', 2)).status).toBe(422);
    expect((await requestAreas('10.0.0.4', 2)).status).toBe(429);
    expect((await requestAreas('10.0.0.5', AREAS)).status).toBe(422);
    expect((await requestArea('10.0.0.5')).status).toBe(429);
  });
});
