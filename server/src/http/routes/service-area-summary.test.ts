import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceAreaSummary } from '@site/domain';
import { buildNetworkTiles } from '../../engines/routing/build-tiles';
import { openRouting } from '../../engines/routing/open-routing';
import { RoutingError } from '../../engines/routing/routing-engine';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { createTestNetwork } from '../../engines/routing/test-network';
import { getBusinessDay } from '../../common/business-day';
import { insertTestRecords } from '../../figures/service-area/test-records';
import type { TestRecords } from '../../figures/service-area/test-records';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

const SOLVE = '/arcgis/rest/services/Routing/NAServer/ServiceArea/solveServiceArea';
const start = { latitude: 5.03, longitude: 7.93 };

interface SolveAnswer {
  readonly error?: { code: number; message: string; details: string[] };
  readonly messages: { type: number; description: string }[];
  readonly saPolygons: {
    spatialReference: { wkid: number };
    features: {
      attributes: {
        ObjectID: number;
        FacilityID: number | null;
        Name: string;
        FromBreak: number;
        ToBreak: number;
      };
      geometry: { rings: [number, number][][] };
    }[];
  };
  readonly facilities: {
    features: {
      attributes: { Status: number; SnapX: number | null; DistanceToNetworkInMeters: number | null };
      geometry: { x: number; y: number };
    }[];
  };
}

const computeRingArea = (ring: [number, number][]): number =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]![0] * y - x * ring[index]![1]) / 2, 0);

describe('service areas over HTTP', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-na-'));
  let engine: RoutingEngine;
  /** When set, the error that the engine throws instead of answering. */
  let fault: RoutingError | null = null;
  let app: TestApp;
  let records: TestRecords;

  beforeAll(async () => {
    await buildNetworkTiles(createTestNetwork({ seed: 4, places: 400, half: 0.3 }), dataDir, () => undefined);
    engine = await openRouting({ root: process.cwd(), dataDir, routingUrl: null });
    app = await openTestApp(
      {},
      {
        ...engine,
        isochrones: (...call) => (fault ? Promise.reject(fault) : engine.isochrones(...call))
      }
    );
    records = await insertTestRecords(app.store, getBusinessDay(new Date()));
  });

  afterAll(async () => {
    await app.close();
    await engine.close();
    rmSync(dataDir, { recursive: true });
  });

  afterEach(() => {
    fault = null;
  });

  const solveAreas = async (params: Record<string, string>, method: 'GET' | 'POST' = 'POST') => {
    const form = new URLSearchParams({ f: 'json', ...params }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer =
      method === 'GET'
        ? await app.request(`${SOLVE}?${form}`)
        : await app.request(SOLVE, { method, headers, payload: form });
    expect(answer.status).toBe(200);
    return answer.json<SolveAnswer>();
  };
  const requestSummary = (body: object) =>
    app.request('/api/service-area-summary', { method: 'POST', payload: body });
  const buildFacilities = (...places: { x: number; y: number; Name?: string }[]) =>
    JSON.stringify({
      features: places.map(({ x, y, Name }) => ({
        geometry: { x, y, spatialReference: { wkid: 4326 } },
        attributes: { Name }
      }))
    });
  const uyo = buildFacilities({ x: start.longitude, y: start.latitude, Name: '1' });

  describe('solveServiceArea', () => {
    it('returns a polygon per break, the largest first, with the public service’s field names', async () => {
      const { saPolygons, messages } = await solveAreas({
        facilities: uyo,
        defaultBreaks: '20,10,5',
        outSR: '4326'
      });
      expect(messages).toEqual([]);
      expect(saPolygons.features.map(({ attributes }) => attributes)).toEqual([
        { ObjectID: 1, FacilityID: 1, Name: '1 : 0 - 20', FromBreak: 0, ToBreak: 20 },
        { ObjectID: 2, FacilityID: 1, Name: '1 : 0 - 10', FromBreak: 0, ToBreak: 10 },
        { ObjectID: 3, FacilityID: 1, Name: '1 : 0 - 5', FromBreak: 0, ToBreak: 5 }
      ]);
    });

    it('winds outer rings clockwise and closes every ring', async () => {
      const { saPolygons } = await solveAreas({ facilities: uyo, defaultBreaks: '30' });
      const { geometry } = saPolygons.features[0]!;
      expect(computeRingArea(geometry.rings[0]!)).toBeLessThan(0);
      for (const ring of geometry.rings) expect(ring[ring.length - 1]).toEqual(ring[0]);
      expect(geometry.rings.reduce((sum, ring) => sum + computeRingArea(ring), 0)).toBeLessThan(0);
    });

    it('reads and writes Web Mercator over GET, and returns the facilities', async () => {
      const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
      const x = 6_378_137 * toRadians(start.longitude);
      const y = 6_378_137 * Math.log(Math.tan(Math.PI / 4 + toRadians(start.latitude) / 2));
      const metres = JSON.stringify({
        spatialReference: { wkid: 102_100 },
        features: [{ geometry: { x, y } }]
      });
      const params = { facilities: metres, defaultBreaks: '15', outSR: '102100', returnFacilities: 'true' };
      const answer = await solveAreas(params, 'GET');
      expect(answer.saPolygons.spatialReference.wkid).toBe(102_100);
      const { attributes, geometry } = answer.facilities.features[0]!;
      expect(attributes.Status).toBe(0);
      expect(attributes.DistanceToNetworkInMeters).toBeGreaterThanOrEqual(0);
      expect(Math.hypot(geometry.x - x, geometry.y - y)).toBeLessThan(1);
      const outer = answer.saPolygons.features[0]!.geometry.rings[0]!;
      const degrees = await solveAreas({ facilities: '7.93,5.03', defaultBreaks: '15' });
      expect(outer).toHaveLength(degrees.saPolygons.features[0]!.geometry.rings[0]!.length);
    });

    it('accepts several facilities, and merges their ranges or splits them at breaks on request', async () => {
      const two = '7.93,5.03;7.99,5.05';
      const plain = await solveAreas({ facilities: two, defaultBreaks: '5,10' });
      expect(plain.saPolygons.features.map(({ attributes }) => attributes.FacilityID)).toEqual([1, 2, 1, 2]);
      const merged = await solveAreas({
        facilities: two,
        defaultBreaks: '5,10',
        mergeSimilarPolygonRanges: 'true'
      });
      expect(merged.saPolygons.features.map(({ attributes }) => attributes.FacilityID)).toEqual([null, null]);
      const bands = await solveAreas({
        facilities: uyo,
        defaultBreaks: '5,10',
        splitPolygonsAtBreaks: 'true'
      });
      expect(bands.saPolygons.features.map(({ attributes }) => attributes.Name)).toEqual([
        '1 : 5 - 10',
        '1 : 0 - 5'
      ]);
      const sumBreakArea = (answer: SolveAnswer, to: number) =>
        answer.saPolygons.features
          .filter(({ attributes }) => attributes.ToBreak === to)
          .flatMap(({ geometry }) => geometry.rings)
          .reduce((sum, ring) => sum - computeRingArea(ring), 0);
      const disks = await solveAreas({ facilities: uyo, defaultBreaks: '5,10' });
      expect(sumBreakArea(bands, 10) + sumBreakArea(bands, 5)).toBeCloseTo(sumBreakArea(disks, 10), 8);
    });

    it('[SA-06] returns the message for an unlocated start', async () => {
      const { error } = await solveAreas({
        facilities: buildFacilities({ x: 3, y: 3 }),
        defaultBreaks: '20'
      });
      expect(error).toMatchObject({ code: 400 });
      expect(error!.details.join(' ')).toMatch(/Unlocated.*"Location 1" in "Facilities"/);
      const both = await solveAreas({
        facilities: '3,3;7.93,5.03',
        defaultBreaks: '5',
        returnFacilities: 'true'
      });
      expect(both.saPolygons.features).toHaveLength(1);
      expect(both.messages[0]!.description).toContain('unlocated');
      expect(both.facilities.features.map(({ attributes }) => attributes.Status)).toEqual([1, 0]);
    });

    it('[SA-06] names the maximum break value', async () => {
      const { error } = await solveAreas({ facilities: uyo, defaultBreaks: '100,301' });
      expect(error!.code).toBe(400);
      expect(error!.details[0]).toMatch(/maximum break value is 300/i);
    });

    it('answers 503 when the engine is unavailable', async () => {
      fault = new RoutingError('unavailable', 'The engine is being restarted.');
      const { error } = await solveAreas({ facilities: uyo, defaultBreaks: '20' });
      expect(error).toEqual({
        code: 503,
        message: 'Drive time is not available.',
        details: ['The engine is being restarted.']
      });
    });

    it.each([
      [{ facilities: '' }, /none were given/],
      [{ facilities: '{"features":7}' }, /write \{"features"/],
      [{ facilities: '{"features":[null]}' }, /numbers x and y/],
      [{ facilities: '{' }, /not valid JSON/],
      [{ facilities: 'a,b' }, /numbers x and y/],
      [{ facilities: '500000,600000' }, /spatial reference/],
      [{ facilities: '1,1;2,2;3,3;4,4;5,5;6,6' }, /at most 5/],
      [{ facilities: '7.93,5.03', defaultBreaks: '0' }, /minutes above 0/],
      [{ facilities: '7.93,5.03', defaultBreaks: 'ten' }, /minutes above 0/],
      [{ facilities: '7.93,5.03', defaultBreaks: '1,2,3,4,5' }, /at most 4/],
      [{ facilities: '7.93,5.03', outSR: '26331' }, /4326, 3857 or 102100/],
      [{ facilities: '7.93,5.03', travelDirection: 'sideways' }, /travelDirection must be/],
      [{ facilities: '7.93,5.03', returnFacilities: 'perhaps' }, /true or false/]
    ])('refuses %j and shows the valid form', async (params, reason) => {
      const { error } = await solveAreas(params);
      expect(error!.code).toBe(400);
      expect([error!.message, ...error!.details].join(' ')).toMatch(reason);
    });

    it('describes itself', async () => {
      const answer = await app.request('/arcgis/rest/services/Routing/NAServer/ServiceArea?f=json');
      expect(answer.json()).toMatchObject({
        layerType: 'esriNAServerServiceAreaLayer',
        defaultBreaks: [5, 10, 15],
        serviceLimits: { facilitiesForServiceArea: 5, maximumBreakValue: 300 }
      });
      expect((await app.request('/arcgis/rest/services/Routing/NAServer?f=json')).json()).toMatchObject({
        serviceAreaLayers: ['ServiceArea']
      });
    });
  });

  describe('the summary', () => {
    it('[SA-04] returns the figures of the drawn polygon to a guest', async () => {
      const answer = await requestSummary({ ...start, minutes: 20 });
      expect(answer.status).toBe(200);
      const summary = answer.json<ServiceAreaSummary>();
      expect(summary).toMatchObject({ ...start, minutes: 20, breaks: [7, 13, 20], millScope: 'extentWidth' });
      expect(summary.lga).toEqual({
        code: expect.stringMatching(/^TST/),
        name: expect.any(String),
        state: 'Test State'
      });
      const { saPolygons } = await solveAreas({ facilities: uyo, defaultBreaks: '7,13,20' });
      // The same polygons as ArcGIS clients receive, to about a metre.
      const roundToMetre = ([x, y]: [number, number]) => [
        Math.round(x * 1e5) / 1e5,
        Math.round(y * 1e5) / 1e5
      ];
      expect(summary.polygons).toEqual(
        saPolygons.features
          .map(({ attributes, geometry }) => ({
            toBreak: attributes.ToBreak,
            rings: geometry.rings.map((ring) => ring.map(roundToMetre))
          }))
          .reverse()
      );
      const longitudes = saPolygons.features[0]!.geometry.rings.flat().map(([x]) => x);
      const degrees = Math.max(...longitudes) - Math.min(...longitudes);
      expect(summary.extentWidth).toBeCloseTo(
        degrees * (Math.PI / 180) * 6_371_000 * Math.cos((start.latitude * Math.PI) / 180),
        -1
      );
      expect(summary.figures.noOfMills).toBeGreaterThan(0);
      expect(summary.figures.logisticsCost).toBe(1660);
      expect(summary.biocharLandShare).toBe(0.5);
      expect(summary.parameterVersion).toBe(1);
    });

    it('rounds a drive time after checking its range', async () => {
      expect((await requestSummary({ ...start, minutes: 2.5 })).json<ServiceAreaSummary>()).toMatchObject({
        minutes: 3,
        breaks: [1, 2, 3]
      });
    });

    it.each([
      [{ ...start, minutes: 1.9 }, 400, 'drive_time_out_of_range', 'minutes'],
      [{ ...start, minutes: 300.4 }, 400, 'drive_time_out_of_range', 'minutes'],
      [{ ...start, minutes: 'abc' }, 400, 'invalid_input', 'minutes'],
      [{ ...start, latitude: 91, minutes: 20 }, 400, 'invalid_input', 'latitude'],
      [{ latitude: 5, minutes: 20 }, 400, 'invalid_input', 'longitude'],
      [{ latitude: 3, longitude: 3, minutes: 20 }, 422, 'no_road_nearby', 'latitude']
    ])('[SA-06] refuses %j', async (body, status, code, field) => {
      const answer = await requestSummary(body);
      expect(answer.status).toBe(status);
      expect(answer.json<{ error: object }>().error).toMatchObject({
        code,
        field,
        message: expect.any(String)
      });
    });

    it('reports that the engine is unavailable', async () => {
      fault = new RoutingError('unavailable', 'The engine is being restarted.');
      const answer = await requestSummary({ ...start, minutes: 20 });
      expect(answer.status).toBe(503);
      expect(answer.json<{ error: object }>().error).toMatchObject({
        code: 'routing_unavailable',
        message: 'The engine is being restarted.'
      });
    });
  });

  describe('purchases', () => {
    it('lists purchases by mill for staff, as a list or as GeoJSON, on both paths', async () => {
      const staff = { authorization: await app.signIn('staff') };
      const investor = { authorization: await app.signIn('investor') };
      expect((await app.request('/purchases/mills-purchase-aggregates')).status).toBe(401);
      expect((await app.request('/purchases/mills-purchase-aggregates', { headers: investor })).status).toBe(
        403
      );
      const answer = await app.request('/purchases/mills-purchase-aggregates', { headers: staff });
      const { data } = answer.json<{
        data: { noOfTransactions: number; tonsAmount: number; location: object }[];
      }>();
      const located = new Set(records.mills.filter(({ x }) => x !== null).map(({ id }) => id));
      const bought = records.purchases.filter(({ mill }) => located.has(mill));
      expect(data).toHaveLength(located.size);
      expect(data.reduce((sum, mill) => sum + mill.noOfTransactions, 0)).toBe(bought.length);
      expect(data.reduce((sum, mill) => sum + mill.tonsAmount, 0)).toBeCloseTo(
        bought.reduce((sum, { tonnes }) => sum + tonnes, 0),
        6
      );
      const collection = await app.request('/purchase/mills-purchase-aggregates?isGeoJSON=yes', {
        headers: staff
      });
      expect(collection.json()).toMatchObject({
        type: 'FeatureCollection',
        features: expect.arrayContaining([
          expect.objectContaining({
            geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] }
          })
        ])
      });
    });

    it('[SA-05] returns the current price of an LGA to everybody', async () => {
      const fetchPrice = async (code: string) =>
        (await app.request(`/purchases/lga/current-p1-price?LGA=${code}`)).json<{
          data: { LGA: string; currentP1Price: number | null; message?: string };
        }>();
      const { data } = await fetchPrice('TSTA');
      expect(data.currentP1Price).toBeGreaterThan(34_000);
      expect(data.message).toBeUndefined();
      // It has sold P1, but not within the last month.
      expect((await fetchPrice('TSTP')).data.currentP1Price).toBeGreaterThan(30_000);
    });

    it.each([
      ['LGA=uyo', 400, 'invalid_input'],
      ['', 400, 'invalid_input'],
      ['LGA=ZZZZ', 404, 'lga_not_found']
    ])('refuses %j for purchases', async (search, status, code) => {
      const answer = await app.request(`/purchases/lga/current-p1-price?${search}`);
      expect(answer.status).toBe(status);
      expect(answer.json<{ error: object }>().error).toMatchObject({ code, field: 'LGA' });
    });
  });
});
