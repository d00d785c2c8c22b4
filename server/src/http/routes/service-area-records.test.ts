import { AREA_RECORD_KINDS } from '@site/domain';
import type {
  AreaRecordKind,
  MillScope,
  ServiceAreaRecords,
  ServiceAreasTogether,
  ServiceAreaSummary
} from '@site/domain';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { insertTestRecords } from '../../figures/service-area/test-records';
import { getBusinessDay } from '../../common/business-day';
import { preferEmbeddedDatabase } from '../../store/test-driver';

preferEmbeddedDatabase();

/** Half the side of the reached square, degrees per minute. */
const REACH = 0.005;
const start = { latitude: 5.03, longitude: 7.93, minutes: 37 };

let site: TestApp;
const tokens = new Map<'guest' | 'investor' | 'staff', string | null>([['guest', null]]);
beforeAll(async () => {
  site = await openTestApp(
    {},
    {
      ...absentRouting,
      isochrones: async (place, breaks) => ({
        areas: breaks.map((minutes) => {
          const [x, y, half] = [place.longitude, place.latitude, minutes * REACH];
          const ring = [
            [x - half, y - half],
            [x + half, y - half],
            [x + half, y + half],
            [x - half, y + half],
            [x - half, y - half]
          ];
          return { minutes, polygon: { type: 'MultiPolygon', coordinates: [[ring]] } };
        }),
        snapped: place,
        snapDistance: 0
      })
    }
  );
  await insertTestRecords(site.store, getBusinessDay(new Date()));
  for (const role of ['investor', 'staff'] as const) tokens.set(role, await site.signIn(role));
});
afterAll(() => site.close());

type TestRole = 'guest' | 'investor' | 'staff';

const postAs = (path: string, payload: object, role: TestRole) => {
  const token = tokens.get(role);
  return site.request(path, { method: 'POST', payload, headers: token ? { authorization: token } : {} });
};
const fetchSummary = async (role: TestRole) =>
  (await postAs('/api/service-area-summary', start, role)).json<ServiceAreaSummary>();
const requestRecords = (records: AreaRecordKind, more: object = {}, role: TestRole = 'staff') =>
  postAs(
    '/api/service-area-records',
    { areas: [start], millScope: 'insideArea', pageSize: 1000, records, ...more },
    role
  );
const listRows = async (...asked: Parameters<typeof requestRecords>) => {
  const answer = await requestRecords(...asked);
  expect(answer.status).toBe(200);
  return answer.json<ServiceAreaRecords>();
};
const sumField = ({ rows }: ServiceAreaRecords, field: string) =>
  rows.reduce((sum, { attributes }) => sum + Number(attributes[field] ?? 0), 0);

describe('the records behind the figures of a service area', () => {
  it.each<MillScope>(['extentWidth', 'insideArea'])(
    '[BY-02] returns records that add up to the mills, tonnes and purchases of the rule (%s)',
    async (millScope) => {
      const summary = await fetchSummary('staff');
      const figures = millScope === summary.millScope ? summary.figures : summary.otherMillFigures;
      const mills = await listRows('mills', { millScope });
      const purchases = await listRows('purchases', { millScope });
      expect(figures.noOfMills).toBeGreaterThan(5);
      expect([mills.total, purchases.total]).toEqual([figures.noOfMills, figures.totalNoOfTransactions]);
      expect(sumField(mills, 'tonsAmount')).toBeCloseTo(Number(figures.totalTonsBought), 6);
      expect(sumField(purchases, 'suppliedTonnage')).toBeCloseTo(Number(figures.totalTonsBought), 6);
    }
  );

  it('[BY-02] returns records that add up to acres, minigrids, processors and maize by LGA share', async () => {
    const { figures } = await fetchSummary('staff');
    const clusters = await listRows('oilPalmClusters');
    expect(sumField(clusters, 'acreArea')).toBeCloseTo(figures.totalAcres, 6);
    expect(sumField(clusters, 'WeeklyP1Yield')).toBeCloseTo(figures.weeklyP1Yield, 6);
    expect((await listRows('minigrids')).total).toBe(figures.minigridsTotal);
    expect((await listRows('oilPalmProcessors')).total).toBe(figures.oilPalmPFTotal);
    for (const year of [2022, 2023] as const) {
      const maize = await listRows(`maize${year}`);
      expect(maize.fields).toEqual(
        expect.arrayContaining(['LGA', 'Production', 'shareInside', 'productionInside'])
      );
      expect(sumField(maize, 'productionInside')).toBeCloseTo(figures[`maizeProduction${year}`], 6);
      const shares = maize.rows.map(({ attributes }) => Number(attributes.shareInside));
      expect(Math.min(...shares)).toBeGreaterThan(0);
      expect(Math.max(...shares)).toBeLessThanOrEqual(100);
      expect(shares.some((share) => share < 99)).toBe(true);
    }
  });

  describe('records of several areas', () => {
    const areas = [
      start,
      { ...start, longitude: 8.1, minutes: 30 },
      { ...start, latitude: 5.2, minutes: 30 }
    ];

    it.each<MillScope>(['extentWidth', 'insideArea'])(
      '[BY-02] [BY-03] returns records that add up to the figures of at least one area, and of two (%s)',
      async (millScope) => {
        const answer = (
          await postAs('/api/service-areas-together', { areas }, 'staff')
        ).json<ServiceAreasTogether>();
        for (const part of ['together', 'overlap'] as const) {
          const more = { areas, millScope, sharedOnly: part === 'overlap' };
          const { figures, otherMillFigures } = answer[part];
          const mills = millScope === answer.millScope ? figures : otherMillFigures;
          const purchases = await listRows('purchases', more);
          expect([(await listRows('mills', more)).total, purchases.total]).toEqual([
            mills.noOfMills,
            mills.totalNoOfTransactions
          ]);
          expect(sumField(purchases, 'suppliedTonnage')).toBeCloseTo(Number(mills.totalTonsBought), 6);
          expect(sumField(await listRows('oilPalmClusters', more), 'acreArea')).toBeCloseTo(
            figures.totalAcres,
            6
          );
          expect((await listRows('minigrids', more)).total).toBe(figures.minigridsTotal);
          expect((await listRows('oilPalmProcessors', more)).total).toBe(figures.oilPalmPFTotal);
          const maize = await listRows('maize2023', more);
          expect(maize.total).toBeGreaterThan(0);
          expect(sumField(maize, 'productionInside')).toBeCloseTo(figures.maizeProduction2023, 6);
        }
      }
    );
  });

  it('[BY-08] [BY-02] [AU-14] returns records to callers with access to their layer', async () => {
    const open: Record<TestRole, readonly AreaRecordKind[]> = {
      guest: ['oilPalmClusters'],
      // Investors see only the counted mills with a tag.
      investor: ['oilPalmClusters', 'oilPalmProcessors'],
      staff: AREA_RECORD_KINDS
    };
    for (const role of ['guest', 'investor', 'staff'] as const) {
      expect((await fetchSummary(role)).readable).toEqual(open[role]);
      for (const kind of AREA_RECORD_KINDS) {
        const { status } = await requestRecords(kind, {}, role);
        expect([role, kind, status]).toEqual([
          role,
          kind,
          open[role].includes(kind) ? 200 : role === 'guest' ? 401 : 403
        ]);
      }
    }
  });

  it('[BY-02] pages, sorts and searches, with days as dates, and with positions when requested', async () => {
    const asked = { millScope: 'extentWidth', pageSize: 4, sort: '-suppliedTonnage' };
    const all = await listRows('purchases', { ...asked, pageSize: 1000 });
    const second = await listRows('purchases', { ...asked, page: 1 });
    expect(second.total).toBe(all.total);
    expect(second.rows).toEqual(all.rows.slice(4, 8));
    const tonnes = all.rows.map(({ attributes }) => Number(attributes.suppliedTonnage));
    expect(tonnes).toEqual([...tonnes].sort((one, other) => other - one));
    const [first] = all.rows;
    expect(first).toMatchObject({
      attributes: { date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      shape: null
    });
    const mill = String(first!.attributes.mill);
    const found = await listRows('purchases', { ...asked, search: mill.toUpperCase(), withShapes: true });
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThan(all.total);
    for (const { attributes, shape } of found.rows) {
      expect(attributes.mill).toContain(mill);
      expect(shape).toEqual({ point: [expect.any(Number), expect.any(Number)] });
    }
    const [cluster] = (await listRows('oilPalmClusters', { pageSize: 1, withShapes: true })).rows;
    expect(cluster!.shape).toEqual({ rings: [expect.any(Array)] });
  });

  it.each([
    [{ sort: 'geom' }, 400, 'invalid_input', 'sort'],
    [{ areas: [{ ...start, minutes: 1 }] }, 400, 'drive_time_out_of_range', 'areas.0.minutes'],
    [{ areas: [] }, 400, 'invalid_input', 'areas'],
    [{ records: 'accounts' }, 400, 'invalid_input', 'records']
  ])('refuses %j', async (more, status, code, field) => {
    const answer = await requestRecords('mills', more);
    expect(answer.status).toBe(status);
    expect(answer.json<{ error: object }>().error).toMatchObject({ code, field });
  });
});
