import { toBiocharTotals, isExperimental } from '@site/domain';
import type { BiocharSummary } from '@site/domain';
import { insertTestRows } from '../../arcgis/feature-server/test-rows';
import { createContractRequest } from '../../app/test-contract';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';

/* Compares the summary of the biochar applications with a plain recomputation by the domain's own rule. */

interface Application {
  readonly start: string;
  readonly lga: string | null;
  readonly amount: number;
  readonly netCo2: number | null;
  readonly trucks: number | null;
  readonly batches: string[];
}

const APPLICATIONS: readonly Application[] = Array.from({ length: 60 }, (_, at) => ({
  start: `2026-0${1 + (at % 6)}-${String(1 + (at % 28)).padStart(2, '0')}`,
  lga: [null, 'Uyo', 'Eket', 'uyo'][at % 4]!,
  amount: 100 + at * 7.5,
  netCo2: at % 5 === 0 ? null : at / 8 - 1,
  trucks: at % 7 === 0 ? null : at * 3,
  batches: at % 9 === 0 ? ['B-1', 'EXPERIMENTAL-2'] : at % 4 === 0 ? [] : ['B-3']
}));

let site: TestApp;
let ask: TestApp['request'];
let staff: string;
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  for (const { start, lga, amount, netCo2, trucks, batches } of APPLICATIONS)
    await site.store.query(
      `INSERT INTO biochar_application (owner_name, farm_size, crop, start_date, end_date, amount_per_spot,
         number_of_spots, amount_of_biochar, transport_vehicle_type, officer_name, officer_email, contact_info, lga,
         batch_ids, truck_emissions, net_co2, updated_at, geom)
       VALUES ('Ada', 1, 'Maize', $1::date, $1::date, 1, 1, $2, 'CNG', 'Bola', 'b@site.example', '080', $3,
         $4::text[], $5, $6, '2026-07-01T10:00:00Z', ST_Point(7.5, 5.5, 4326))`,
      [start, amount, lga, batches, trucks, netCo2]
    );
  ask = await createContractRequest(site);
  staff = await site.signIn('staff');
});
afterAll(() => site.close());

const requestSummary = (query: Record<string, string> = {}) =>
  ask(`/api/biochar-summary?${new URLSearchParams(query).toString()}`, { headers: { authorization: staff } });
const fetchSummary = async (query?: Record<string, string>) =>
  (await requestSummary(query)).json<BiocharSummary>();

function computeTotals(applications: readonly Application[]) {
  const counted = applications.filter(({ batches }) => !isExperimental(batches.join()));
  const known = counted.filter(({ netCo2, trucks }) => netCo2 !== null && trucks !== null);
  const sumBy = (all: readonly Application[], of: (one: Application) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  return toBiocharTotals({
    amountOfBiochar: counted.length === 0 ? null : sumBy(counted, ({ amount }) => amount),
    netCo2: known.length === 0 ? null : sumBy(known, ({ netCo2 }) => netCo2!),
    truckEmissions: known.length === 0 ? null : sumBy(known, ({ trucks }) => trucks!),
    applicationCount: counted.length,
    withCo2: known.length,
    experimentalCount: applications.length - counted.length
  });
}

function expectTotals(
  found: BiocharSummary['months'][number] | BiocharSummary['totals'],
  of: readonly Application[]
) {
  const expected = computeTotals(of);
  const { applicationCount, withoutCo2, experimentalCount } = expected;
  expect(found).toMatchObject({ applicationCount, withoutCo2, experimentalCount });
  for (const name of ['totalBiochar', 'co2Removal'] as const)
    if (expected[name] === null) expect(found[name]).toBeNull();
    else expect(found[name]).toBeCloseTo(expected[name], 9);
}

describe('the summary of the biochar applications', () => {
  it('[BS-02] [BA-04] equals the domain’s totals overall, by month and by LGA, without experiments', async () => {
    const all = await fetchSummary();
    expectTotals(all.totals, APPLICATIONS);
    expect(all.totals.experimentalCount).toBe(7);
    expect(all.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6].map((month) => `2026-0${month}`));
    for (const { month, ...found } of all.months)
      expectTotals(
        { ...found, month },
        APPLICATIONS.filter(({ start }) => start.startsWith(month))
      );
    expect(all.lgas.map(({ lga }) => lga)).toHaveLength(4);
    for (const { lga, ...found } of all.lgas)
      expectTotals(
        { ...found, month: '' },
        APPLICATIONS.filter((one) => one.lga === lga)
      );
    expect(all.lgas[0]).toMatchObject({ latitude: 5.5, longitude: 7.5 });
    expect(all).toMatchObject({ dataDate: '2026-07-01T10:00:00.000Z', parameterVersion: 1 });
  });

  it('[BS-02] filters by days, both inclusive, and by the LGA’s full name', async () => {
    const filterApplications = (lga: RegExp | null) =>
      APPLICATIONS.filter(
        ({ start, lga: own }) =>
          start >= '2026-02-02' && start <= '2026-04-20' && (lga === null || lga.test(own ?? ''))
      );
    const days = { start: '2026-02-02', end: '2026-04-20' };
    expectTotals((await fetchSummary(days)).totals, filterApplications(null));
    expectTotals((await fetchSummary({ ...days, lga: 'UYO' })).totals, filterApplications(/^uyo$/i));
    expect((await fetchSummary({ lga: 'Uy' })).totals.applicationCount).toBe(0);
  });

  it('does not count unknown values as 0', async () => {
    const { totals } = await fetchSummary({ start: '2026-01-01', end: '2026-01-01' });
    expect(APPLICATIONS.filter(({ start }) => start === '2026-01-01').map(({ netCo2 }) => netCo2)).toEqual([
      null
    ]);
    // The one application of that day is experimental.
    expect(totals).toMatchObject({
      applicationCount: 0,
      experimentalCount: 1,
      totalBiochar: 0,
      co2Removal: 0
    });
    const { months } = await fetchSummary({ start: '2026-06-06', end: '2026-06-06' });
    expect(months).toEqual([
      expect.objectContaining({ applicationCount: 1, withoutCo2: 1, co2Removal: null }) as object
    ]);
  });

  it('lists every month between the first and the last, including months without an application', async () => {
    await site.store.query(
      `UPDATE biochar_application SET start_date = '2027-02-10', end_date = '2027-02-10' WHERE start_date = '2026-06-06'`
    );
    const { months } = await fetchSummary({ start: '2026-06-01', end: '2027-03-01' });
    expect(months.map(({ month }) => month)).toEqual([
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']
    ]);
    expect(months[2]).toMatchObject({ applicationCount: 0, totalBiochar: 0, co2Removal: 0 });
  });

  it('[BS-02] refuses an invalid filter with the catalogue’s message', async () => {
    const fetchRefusal = async (query: Record<string, string>) => {
      const answer = await requestSummary(query);
      return [answer.status, answer.json<{ error: { field: string; message: string } }>().error] as const;
    };
    expect(await fetchRefusal({ start: '2026-02-02' })).toMatchObject([
      400,
      { field: 'end', message: 'Please select both start and end dates.' }
    ]);
    expect(await fetchRefusal({ start: '2026-02-02', end: '2026-02-01' })).toMatchObject([
      400,
      { field: 'end', message: 'Start date must be before end date.' }
    ]);
    expect(await fetchRefusal({ lga: 'x'.repeat(10_000) })).toMatchObject([400, { field: 'lga' }]);
    expect(await fetchRefusal({ mode: 'Today' })).toMatchObject([400, {}]);
  });
});
