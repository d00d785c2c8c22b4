import { DEFAULT_PARAMETERS, getRainyFactors } from '@site/domain';
import type { ServiceAreaSummary, TripWays } from '@site/domain';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { buildNetworkTiles } from '../../engines/routing/build-tiles';
import { openRouting } from '../../engines/routing/open-routing';
import { RoutingError } from '../../engines/routing/routing-engine';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { createTestNetwork } from '../../engines/routing/test-network';
import { insertTestRecords } from '../../figures/service-area/test-records';
import { getBusinessDay } from '../../common/business-day';

const start = { latitude: 5.03, longitude: 7.93 };
const near = { latitude: 5.2, longitude: 8.05 };
const sea = { latitude: 3, longitude: 3 };
const factors = getRainyFactors(DEFAULT_PARAMETERS);

const dataDir = mkdtempSync(join(tmpdir(), 'site-season-'));
let engine: RoutingEngine;
let fault: RoutingError | null = null;
let app: TestApp;
let token: string;

beforeAll(async () => {
  await buildNetworkTiles(createTestNetwork({ seed: 4, places: 400, half: 0.3 }), dataDir, () => undefined);
  engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
  app = await openTestApp(
    {},
    { ...engine, rainy: (...call) => (fault ? Promise.reject(fault) : engine.rainy(...call)) }
  );
  await insertTestRecords(app.store, getBusinessDay(new Date()));
  token = await app.signIn('staff');
});
afterAll(async () => {
  await app.close();
  await engine.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => {
  fault = null;
});

const postCall = (path: string, payload: object) =>
  app.request(path, { method: 'POST', payload, headers: { authorization: token } });
const fetchArea = async (season?: string) =>
  (await postCall('/api/service-area-summary', { ...start, minutes: 30, season })).json<ServiceAreaSummary>();
const fetchWays = async (to: object[], season?: string) =>
  (await postCall('/api/trip-ways', { from: start, to, season })).json<TripWays>();
const readError = (answer: { json<T>(): T }) => answer.json<{ error: object }>().error;

describe('a service area in the rainy season', () => {
  it('returns a smaller area with its assumptions; without a season returns that of the dry one', async () => {
    const [usual, dry, rainy] = await Promise.all([fetchArea(), fetchArea('dry'), fetchArea('rainy')]);
    expect(usual.polygons).toEqual(dry.polygons);
    expect([usual.rain, dry.rain]).toEqual([null, null]);
    expect(rainy.rain).toEqual({ factors, inForce: true });
    expect(rainy.extentWidth).toBeLessThan(0.95 * dry.extentWidth);
    expect(rainy.breaks).toEqual(dry.breaks);
    expect(rainy.figures.totalAcres).toBeLessThanOrEqual(dry.figures.totalAcres);
  });

  it('refuses an area without a rainy season in the data, and an unknown season name', async () => {
    fault = new RoutingError('noRainySeason', 'No second service is set.');
    const absent = await postCall('/api/service-area-summary', { ...start, minutes: 30, season: 'rainy' });
    expect(absent.status).toBe(422);
    expect(readError(absent)).toMatchObject({ code: 'season_not_available', field: 'season' });
    const unknown = await postCall('/api/service-area-summary', {
      ...start,
      minutes: 30,
      season: 'harmattan'
    });
    expect(unknown.status).toBe(400);
    expect(readError(unknown)).toMatchObject({ code: 'invalid_input', field: 'season' });
    expect((await fetchArea()).rain).toBeNull();
  });
});

describe('the ways of a trip plan', () => {
  it('returns the ways in the order of the places, with a reason when there is no road', async () => {
    const answer = await fetchWays([near, sea, start]);
    const [way, none, nowhere] = answer.ways;
    const driven = (await engine.route([start, near], 5_000)).legs[0]!;
    expect(way).toMatchObject({ minutes: driven.minutes, kilometres: driven.kilometres });
    expect('line' in way! && way.line.length).toBeGreaterThan(2);
    expect(none).toEqual({ problem: 'noRoadAtPlace' });
    expect(nowhere).toMatchObject({ kilometres: 0 });
    expect(answer.rain).toBeNull();
  });

  it('returns longer times in the rain', async () => {
    const [[dry], rainy] = [(await fetchWays([near])).ways, await fetchWays([near], 'rainy')];
    const [wet] = rainy.ways;
    if (!('line' in dry!) || !('line' in wet!)) throw new Error('There is a way.');
    expect(wet.minutes).toBeGreaterThan(1.1 * dry.minutes);
    expect(rainy.rain).toEqual({ factors, inForce: true });
  });

  it('reports that the factory has no road', async () => {
    const answer = await postCall('/api/trip-ways', { from: sea, to: [near] });
    expect(answer.json<TripWays>().ways).toEqual([{ problem: 'noRoadAtStart' }]);
  });

  it('refuses too many places, no place, and a missing rainy season', async () => {
    const many = await postCall('/api/trip-ways', { from: start, to: Array(301).fill(near) });
    expect(readError(many)).toMatchObject({ code: 'invalid_input' });
    expect((await postCall('/api/trip-ways', { from: start, to: [] })).status).toBe(400);
    fault = new RoutingError('unavailable', 'Being prepared.');
    expect((await postCall('/api/trip-ways', { from: start, to: [near], season: 'rainy' })).status).toBe(503);
  });
});
