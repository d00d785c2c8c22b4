import { createPickupPlan, createWay, PILES_BY_AGENT } from '../../tests/fixtures';
import type { PlanBasis } from './plan-basis';
import { computeDifferences } from './plan-difference';
import { planCsv, planGeoJson } from './plan-export';
import type { PlanExport } from './plan-export';
import { computeFigures, listShownTrips } from './plan-view';
import type { PickupPlan } from './state';
import defaultMessages from './translations/default';
import type { Texts } from './use-texts';

const t: Texts = (key, values) => {
  const text = (defaultMessages as Record<string, string>)[`tripPlanner_${key}`] ?? (key as string);
  return Object.entries(values ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    text
  );
};

const DRY: PlanBasis = { distance: 'road', season: 'dry' };

function createPlanExport(basis = DRY, changes: Partial<PickupPlan> = {}): PlanExport {
  const made = computeFigures(createPickupPlan(changes), basis);
  if (!made.ok) throw new Error(made.problem);
  const figures = made.value;
  return {
    ...{ figures, shown: listShownTrips(figures, 'MB2'), locale: 'en' },
    differences: computeDifferences(figures, 'MB2'),
    lines: Object.fromEntries(figures.places.map(({ key }) => [key, createWay(61).line]))
  };
}

const splitLines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

/** Returns the lines of a file by column, and its notes. */
function readCsv(plan: PlanExport) {
  const [header, ...rest] = splitLines(planCsv(plan, t));
  const names = header!.split(',');
  const end = rest.indexOf('');
  const rows = rest.slice(0, end).map((line) => line.split(','));
  return {
    isAligned: rows.every((row) => row.length === names.length),
    rows: rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]!]))),
    notes: rest.slice(end + 1).join('\n')
  };
}

interface Collection {
  readonly about: Record<string, unknown>;
  readonly features: readonly {
    readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
    readonly properties: Record<string, unknown>;
  }[];
}
const readGeoJson = (plan: PlanExport) => JSON.parse(planGeoJson(plan, t)) as Collection;

describe('a plan as a file', () => {
  it('[TP-01] lists vehicles, trips and legs by road, both distances, then the inputs', () => {
    const { isAligned, rows, notes } = readCsv(createPlanExport());
    expect(isAligned).toBe(true);
    // Two vehicles, their mix, three trips of four legs.
    expect(rows.map(({ Line }) => Line)).toEqual([
      ...['Vehicle', 'Vehicle', 'Cheapest mix', 'Trip', 'Trip', 'Trip'],
      ...Array.from({ length: 12 }, () => 'Leg')
    ]);
    expect(rows[3]).toMatchObject({
      ...{ Vehicle: 'MB2', Day: '1', Trip: '1', Pile: 'Mill 1', 'Tonnes (t)': '12' },
      ...{ Distances: 'By road · Dry season', 'By road (km)': '50', 'By road (min)': '61' },
      ...{ 'Back by road (km)': '52', 'Back by road (min)': '65' },
      // 102 km of 1.25 l at 740 NGN, and 6,000 NGN for loading.
      ...{ 'Fuel (NGN)': '94350', 'Cost (NGN)': '100350' }
    });
    expect(Number(rows[3]!['Straight distance (km)'])).toBeCloseTo(33.36, 2);
    expect(rows.find(({ Leg }) => Leg === 'drive out')).toMatchObject({ From: '08:00', To: '09:01' });
    expect(notes).toContain('Agent,Emem Udo');
    expect(notes).toContain('Distances,By road · Dry season');
    expect(notes).toContain('Costs and times are by road there and back');
    expect(notes).toMatch(/Difference,.*By road ₦[\d,]+.* more than in a straight line/);
    expect(notes).toContain('Version of the parameters,3');
    expect(notes).toContain('Data of,2026-11-23T08:00:00.000Z');
    expect(notes).toContain('Source,http://localhost');
  });

  it('[TP-01] writes costs and times of the straight line with the roads beside it', () => {
    const { rows, notes } = readCsv(createPlanExport({ distance: 'straight', season: 'dry' }));
    expect(rows[3]).toMatchObject({
      Distances: 'Straight line (specification)',
      'By road (km)': '50',
      'Fuel (NGN)': '61713.18'
    });
    expect(rows.find(({ Leg }) => Leg === 'drive out')).toMatchObject({ From: '08:00', To: '08:33' });
    expect(notes).toContain('for the straight line there and back at 60 km/h');
  });

  it('writes no formula that a spreadsheet would run', () => {
    const csv = planCsv(createPlanExport(DRY, { agent: '=HYPERLINK("x")' }), t);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('shows piles, the named factory and the known routes on the map', () => {
    const factory = { name: 'FFB Mill Uyo', latitude: 5.03, longitude: 7.93 };
    const { about, features } = readGeoJson(createPlanExport(DRY, { factory }));
    expect(about).toMatchObject({ agent: 'Emem Udo', parameterVersion: 3, vehicles: 'MB1, MB2' });
    expect(about.factory).toBe('factory FFB Mill Uyo at 5.0300, 7.9300');
    expect(features.map(({ geometry, properties }) => [geometry.type, properties.kind])).toEqual([
      ['Point', 'factory'],
      ['Point', 'pile'],
      ['Point', 'pile'],
      ['Point', 'pile'],
      ['LineString', 'way'],
      ['LineString', 'way']
    ]);
    expect(features[0]).toMatchObject({
      geometry: { coordinates: [7.93, 5.03] },
      properties: { name: 'FFB Mill Uyo' }
    });
    expect(features[4]!.properties).toMatchObject({
      ...{ by: 'road', season: 'dry', kilometres: 50, minutes: 61, kilometresBack: 52, minutesBack: 65 }
    });
  });

  it('draws a plan in a straight line as straight lines from the factory', () => {
    const { features } = readGeoJson(createPlanExport({ distance: 'straight', season: 'dry' }));
    const [factory, pile] = [features[0]!, features[1]!].map(({ geometry }) => geometry.coordinates);
    expect(features[4]).toMatchObject({
      geometry: { coordinates: [factory, pile] },
      properties: { by: 'straight', kilometres: 50 }
    });
  });

  it('[BY-04] writes the dry season beside a plan of the rainy one, with its assumptions', () => {
    const plan = createPlanExport({ distance: 'road', season: 'rainy' });
    const { isAligned, rows, notes } = readCsv(plan);
    expect(isAligned).toBe(true);
    for (const row of rows.filter(({ Line }) => Line === 'Trip'))
      expect(row).toMatchObject({
        Distances: 'By road · Rainy season',
        'By road (min)': '92',
        'Dry season: By road (min)': '61'
      });
    expect(notes).toContain('assumed, not measured');
    expect(notes).toMatch(/In the rainy season ₦[\d,]+ and/);
    const ways = readGeoJson(plan).features.filter(({ properties }) => properties.kind === 'way');
    expect(
      ways.map(({ properties }) => [properties.season, properties.minutes, properties.dryMinutes])
    ).toEqual([
      ['rainy', 92, 61],
      ['rainy', 92, 61]
    ]);
  });

  it('names the piles that are left out, with tonnes and reason', () => {
    const piles = PILES_BY_AGENT['Emem Udo']!;
    const { location } = piles[2]!;
    const { drives } = createPickupPlan().roads.dry as { readonly drives: object };
    const roads = {
      dry: {
        drives: { ...drives, [`${location.latitude},${location.longitude}`]: { problem: 'noRoadAtPlace' } },
        rain: null
      }
    } as PickupPlan['roads'];
    const plan = createPlanExport(DRY, { roads });
    expect(plan.figures.trips.tonnes).toBe(22);
    expect(readCsv(plan).notes).toContain(
      'Left out,Mill 3 · 8 t: There is no road within 5.0 km of the pile.'
    );
    const left = readGeoJson(plan).features.filter(({ properties }) => properties.kind === 'pileLeftOut');
    expect(left.map(({ properties }) => [properties.name, properties.tonnes, properties.reason])).toEqual([
      ['Mill 3', 8, 'noRoadAtPlace']
    ]);
  });
});
