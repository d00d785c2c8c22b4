import type { LatLon, SiteWays, TripMatrix } from '@site/domain';
import { request as sendRequest } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { buildNetworkTiles } from '../../engines/routing/build-tiles';
import { openRouting } from '../../engines/routing/open-routing';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { createTestNetwork, joinNetworks, randomNumbers } from '../../engines/routing/test-network';

const factory = { latitude: 5.03, longitude: 7.93 };
const island = { latitude: 5.03, longitude: 9.93 };
const sea = { latitude: 3, longitude: 3 };

const dataDir = mkdtempSync(join(tmpdir(), 'site-ways-'));
let engine: RoutingEngine;
let solved: number[];
let app: TestApp;
let token: string;

beforeAll(async () => {
  const main = createTestNetwork({ seed: 4, places: 400, half: 0.3 });
  const other = createTestNetwork({ seed: 5, places: 100, half: 0.1, middle: [9.93, 5.03] });
  await buildNetworkTiles(joinNetworks(main, other), dataDir, () => undefined);
  engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  const routing: RoutingEngine = {
    ...engine,
    reach: async (...asked) => {
      const rows = await engine.reach(...asked);
      solved.push(rows.length);
      return rows;
    }
  };
  app = await openTestApp({}, routing);
  token = await app.signIn('staff');
});
beforeEach(() => {
  solved = [];
});
afterAll(async () => {
  await app.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});

const postCall = (path: string, payload: object) =>
  app.request(path, { method: 'POST', payload, headers: { authorization: token } });
const fetchWays = async (candidates: readonly LatLon[], demands: readonly LatLon[], more: object = {}) =>
  (await postCall('/api/site-ways', { candidates, demands, maxMinutes: 60, ...more })).json<SiteWays>();
const readError = (answer: { json<T>(): T }) => answer.json<{ error: object }>().error;

function createPlaces(seed: number, count: number): LatLon[] {
  const random = randomNumbers(seed);
  const drawNear = (middle: number) => middle + 0.28 * (2 * random() - 1);
  return Array.from({ length: count }, () => ({
    latitude: drawNear(factory.latitude),
    longitude: drawNear(factory.longitude)
  }));
}

describe('POST /api/site-ways', () => {
  it.each([
    ['dry', 20],
    ['dry', 60],
    ['dry', 180],
    ['rainy', 60]
  ] as const)(
    '[BY-14] returns the ways of the trip matrix that are within the time: %s season, %i min',
    async (season, maxMinutes) => {
      const [candidates, demands] = [createPlaces(maxMinutes, 12), createPlaces(maxMinutes + 1, 40)];
      const matrix = (
        await postCall('/api/trip-matrix', { places: [...candidates, ...demands], season, count: 12 })
      ).json<TripMatrix>();
      const { rows, rain } = await fetchWays(candidates, demands, { season, maxMinutes });
      expect(rain).toEqual(matrix.rain);
      let compared = 0;
      for (const [at, row] of rows.entries())
        for (const demand of demands.keys()) {
          const [minutes, kilometres] = [
            matrix.minutes[at]![12 + demand] ?? null,
            matrix.kilometres[at]![12 + demand] ?? null
          ];
          const found = row?.demands.indexOf(demand) ?? -1;
          // Moving a place to its road first changes whole seconds by at most one.
          if (found < 0) expect(minutes ?? Infinity).toBeGreaterThan(maxMinutes - 0.02);
          else {
            expect(row!.minutes[found]).toBeLessThanOrEqual(maxMinutes);
            expect(Math.abs(row!.minutes[found]! - minutes!)).toBeLessThan(0.05 + 0.04);
            expect(Math.abs(row!.kilometres[found]! - kilometres!)).toBeLessThan(0.005 + 0.01);
            compared++;
          }
        }
      expect(compared).toBeGreaterThan(20);
    }
  );

  it('[BY-14] names candidates and demands without a road, and has no ways across water', async () => {
    const { rows, demandsWithoutRoad } = await fetchWays(
      [factory, sea, island],
      [factory, sea, island, sea],
      {
        maxMinutes: 180
      }
    );
    expect(rows.map((row) => row?.demands ?? null)).toEqual([[0], null, [2]]);
    expect(demandsWithoutRoad).toEqual([1, 3]);
    expect((await fetchWays([sea], [sea])).rows).toEqual([null]);
    expect((await fetchWays([factory], [sea])).rows).toEqual([{ demands: [], minutes: [], kilometres: [] }]);
  });

  it('answers the same question, and one for a shorter time, with the same ways', async () => {
    const [candidates, demands] = [createPlaces(1, 5), createPlaces(2, 30)];
    const hour = await fetchWays(candidates, demands);
    expect((await fetchWays(candidates, demands)).rows).toEqual(hour.rows);
    const half = await fetchWays(candidates, demands, { maxMinutes: 30 });
    expect(hour.rows.some((row) => row!.minutes.some((time) => time > 30))).toBe(true);
    const shorter = hour.rows.map((row) => {
      const kept = [...row!.minutes.keys()].filter((at) => row!.minutes[at]! <= 30);
      const pick = (values: readonly number[]) => kept.map((at) => values[at]);
      return { demands: pick(row!.demands), minutes: pick(row!.minutes), kilometres: pick(row!.kilometres) };
    });
    expect(half.rows).toEqual(shorter);
  });

  it('stops when the caller leaves', async () => {
    const payload = JSON.stringify({
      candidates: createPlaces(3, 100),
      demands: createPlaces(4, 5_000),
      maxMinutes: 180
    });
    const headers = { authorization: token, 'content-type': 'application/json' };
    const request = sendRequest(`${app.url}/api/site-ways`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.end(payload);
    await new Promise((resolve) => setTimeout(resolve, 300));
    request.destroy();
    // The engine answers others at once, and nothing of the abandoned call comes to an end.
    expect((await fetchWays([factory], [factory])).rows).toHaveLength(1);
    expect(solved).toEqual([1]);
  });

  it('refuses too many places, no demands and times out of range, and names what to change', async () => {
    const place = { latitude: 5, longitude: 8 };
    const refuse = async (change: object) =>
      readError(
        await postCall('/api/site-ways', { candidates: [place], demands: [place], maxMinutes: 60, ...change })
      );
    expect(await refuse({ candidates: Array(101).fill(place) })).toMatchObject({
      code: 'invalid_input',
      field: 'candidates',
      message: expect.stringContaining('at most 100 candidates') as string
    });
    expect(await refuse({ demands: Array(5_001).fill(place) })).toMatchObject({
      field: 'demands',
      message: expect.stringContaining('Choose a smaller area') as string
    });
    expect(await refuse({ demands: [] })).toMatchObject({ field: 'demands' });
    for (const maxMinutes of [4, 181, 30.5])
      expect(await refuse({ maxMinutes })).toMatchObject({ field: 'maxMinutes' });
  });
});
