import { createRoadMatrix, createRoundsPlanner, DEFAULT_PARAMETERS, readTripRules } from '@site/domain';
import type { LatLon, TripMatrix, TripWays } from '@site/domain';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { buildNetworkTiles } from '../../engines/routing/build-tiles';
import { openRouting } from '../../engines/routing/open-routing';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { createTestNetwork, joinNetworks } from '../../engines/routing/test-network';

const factory = { latitude: 5.03, longitude: 7.93 };
const near = { latitude: 5.2, longitude: 8.05 };
const far = { latitude: 4.85, longitude: 7.8 };
const island = { latitude: 5.03, longitude: 9.93 };
const sea = { latitude: 3, longitude: 3 };

const dataDir = mkdtempSync(join(tmpdir(), 'site-matrix-'));
let engine: RoutingEngine;
let app: TestApp;
let token: string;

beforeAll(async () => {
  const main = createTestNetwork({ seed: 4, places: 400, half: 0.3 });
  const other = createTestNetwork({ seed: 5, places: 100, half: 0.1, middle: [9.93, 5.03] });
  await buildNetworkTiles(joinNetworks(main, other), dataDir, () => undefined);
  engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  app = await openTestApp({}, engine);
  token = await app.signIn('staff');
});
afterAll(async () => {
  await app.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});

const postCall = (path: string, payload: object) =>
  app.request(path, { method: 'POST', payload, headers: { authorization: token } });
const fetchMatrix = async (places: readonly LatLon[], more: object = {}) =>
  (await postCall('/api/trip-matrix', { places, ...more })).json<TripMatrix>();
const readError = (answer: { json<T>(): T }) => answer.json<{ error: object }>().error;

describe('POST /api/trip-matrix', () => {
  it('[BY-13] returns the times and distances of the routes, in both directions', async () => {
    const places = [factory, near, far];
    const { kilometres, minutes, snapDistances, rain } = await fetchMatrix(places);
    for (const [row, from] of places.entries()) {
      const { ways } = (await postCall('/api/trip-ways', { from, to: places })).json<TripWays>();
      ways.forEach((way, column) => {
        if ('problem' in way) throw new Error('There is a way.');
        // The engine returns whole seconds; a route adds those of its turns.
        expect(Math.abs(minutes[row]![column]! - way.minutes)).toBeLessThan(0.02 * way.minutes + 0.1);
        expect(Math.abs(kilometres[row]![column]! - way.kilometres)).toBeLessThan(
          0.01 * way.kilometres + 0.1
        );
      });
    }
    expect(kilometres.map((row, index) => row[index])).toEqual([0, 0, 0]);
    expect(snapDistances.every((distance) => distance !== null && distance < 5_000)).toBe(true);
    expect(rain).toBeNull();
  });

  it('[TP-01] returns the ways to the first columns only, which are those of the whole matrix', async () => {
    const places = [factory, near, sea, far];
    const whole = await fetchMatrix(places);
    const back = await fetchMatrix(places, { columns: 1 });
    expect(back.kilometres).toEqual(whole.kilometres.map((row) => row.slice(0, 1)));
    expect(back.minutes).toEqual(whole.minutes.map((row) => row.slice(0, 1)));
    expect(back.snapDistances).toEqual(whole.snapDistances);
    const fromSea = await fetchMatrix([sea, near], { columns: 1 });
    expect(fromSea.kilometres).toEqual([[null], [null]]);
  });

  it('returns some rows per call, which are those of the whole matrix', async () => {
    const places = [factory, near, sea, far];
    const whole = await fetchMatrix(places);
    const parts = await Promise.all([
      fetchMatrix(places, { count: 3 }),
      fetchMatrix(places, { first: 3, count: 3 })
    ]);
    expect(parts.map(({ first }) => first)).toEqual([0, 3]);
    expect(parts.flatMap(({ kilometres }) => kilometres)).toEqual(whole.kilometres);
    expect(parts.flatMap(({ minutes }) => minutes)).toEqual(whole.minutes);
    expect((await fetchMatrix(places, { first: 9 })).kilometres).toEqual([]);
  });

  it('[BY-13] has no ways to places without a road, nor to an island, and rounds name the reasons', async () => {
    const places = [factory, near, sea, island];
    const answer = await fetchMatrix(places);
    expect(answer.snapDistances.map((distance) => distance === null)).toEqual([false, false, true, false]);
    expect(answer.kilometres[2]).toEqual([null, null, null, null]);
    expect(answer.kilometres[0]).toEqual([0, expect.any(Number), null, null]);
    expect(answer.kilometres[3]).toEqual([null, null, null, 0]);
    const planner = createRoundsPlanner({
      piles: ['near', 'sea', 'island'].map((id) => ({
        id,
        name: id,
        agentId: id,
        tonnes: 2,
        waitingDays: 0
      })),
      fleet: { MB1: 1 },
      rules: readTripRules(DEFAULT_PARAMETERS),
      breaks: [],
      days: 1,
      matrix: createRoadMatrix([answer]),
      waitingWeight: 0
    });
    if (!planner.ok) throw new Error(planner.problem);
    const { rounds, left } = planner.value.getAnswer();
    expect(rounds.flatMap(({ stops }) => stops.map(({ pile }) => pile.id))).toEqual(['near']);
    expect(left.map(({ pile, reason }) => [pile.id, reason])).toEqual([
      ['sea', 'noRoad'],
      ['island', 'noVehicle']
    ]);
  });

  it('returns a matrix without ways when no place has a road', async () => {
    const { kilometres, snapDistances } = await fetchMatrix([sea, sea]);
    expect(snapDistances).toEqual([null, null]);
    expect(kilometres).toEqual([
      [null, null],
      [null, null]
    ]);
  });

  it('returns longer times in the rain, with the assumptions', async () => {
    const dry = await fetchMatrix([factory, near]);
    const rainy = await fetchMatrix([factory, near], { season: 'rainy' });
    expect(rainy.minutes[0]![1]).toBeGreaterThan(1.1 * dry.minutes[0]![1]!);
    expect(rainy.rain).toMatchObject({ inForce: true });
  });

  it('[BY-13] leads rounds through their stops in order, also through more than the engine accepts at once', async () => {
    const round = [factory, far, near, factory];
    const long = [factory, ...Array.from({ length: 12 }, () => [near, far]).flat(), factory];
    const { ways } = (
      await postCall('/api/round-ways', { rounds: [round, long, [factory, sea, factory]] })
    ).json<TripWays>();
    const { kilometres } = await fetchMatrix([factory, near, far]);
    const drive = (order: readonly number[]) =>
      order.slice(1).reduce((sum, to, at) => sum + kilometres[order[at]!]![to]!, 0);
    const expected = [drive([0, 2, 1, 0]), drive([0, ...Array.from({ length: 12 }, () => [1, 2]).flat(), 0])];
    expected.forEach((driven, at) => {
      const way = ways[at]!;
      if ('problem' in way) throw new Error(way.problem);
      expect(Math.abs(way.kilometres - driven)).toBeLessThan(0.01 * driven + 0.1);
    });
    expect(ways[2]).toEqual({ problem: 'noRoadAtPlace' });
    expect((await postCall('/api/round-ways', { rounds: Array(21).fill(round) })).status).toBe(400);
  });

  it('refuses more than 500 places and names what to change', async () => {
    const many = await postCall('/api/trip-matrix', { places: Array(501).fill(near) });
    expect(many.status).toBe(400);
    expect(readError(many)).toMatchObject({
      code: 'invalid_input',
      field: 'places',
      message: expect.stringContaining('at most 500 places. Choose fewer piles') as string
    });
    expect((await postCall('/api/trip-matrix', { places: [] })).status).toBe(400);
  });

  it('reports that the engine stopped, and answers again afterwards', async () => {
    const places = Array.from({ length: 120 }, (_, index) => ({
      latitude: 4.8 + (index % 12) * 0.04,
      longitude: 7.7 + Math.floor(index / 12) * 0.04
    }));
    const answering = postCall('/api/trip-matrix', { places });
    const listEngines = () =>
      execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.includes('routing-worker'))
        .map((line) => Number.parseInt(line, 10));
    let isAnswered = false;
    void answering.finally(() => (isAnswered = true));
    // Again and again: on a busy machine the first kill may come before the engine has the request.
    while (!isAnswered) {
      for (const pid of listEngines()) process.kill(pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const answer = await answering;
    expect(answer.status).toBe(503);
    expect(readError(answer)).toMatchObject({ code: 'routing_unavailable' });
    expect((await postCall('/api/trip-matrix', { places })).status).toBe(200);
  });
});
