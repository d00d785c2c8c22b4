import { PILES_BY_AGENT, set, createWay, createWays } from '../../tests/fixtures';
import { computeFigures, listShownTrips } from './plan-view';
import type { PlanFigures } from './plan-view';
import { planCsv, planGeoJson } from './plan-export';
import type { PlanExport } from './plan-export';
import defaultMessages from './translations/default';
import type { Texts } from './use-texts';

const t: Texts = (key) =>
  (defaultMessages as Record<string, string>)[`tripPlanner_${key}`] ?? (key as string);

function createPlanExport(
  agent = 'Emem Udo',
  ways: PlanExport['ways'] = null,
  rainy: PlanExport['rainy'] = null
): PlanExport {
  const piles = PILES_BY_AGENT['Emem Udo']!;
  const at = '2026-11-23T08:00:00.000Z';
  const made = computeFigures({
    ...{ id: 1, agent, vehicles: ['MB1', 'MB2'], tonnes: 30, beside: false },
    ...{ piles, set, at }
  });
  if (!made.ok) throw new Error(made.problem);
  const figures: PlanFigures = made.value;
  return { figures, shown: listShownTrips(figures, 'MB2'), ways, rainy };
}

const splitLines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('a plan as a file', () => {
  it('lists vehicles, trips and legs, then the inputs', () => {
    const [header, ...rest] = splitLines(planCsv(createPlanExport(), t));
    expect(header!.split(',')).toHaveLength(17);
    const end = rest.indexOf('');
    const rows = rest.slice(0, end).map((line) => line.split(','));
    // Two vehicles, their mix, three trips of four legs.
    expect(rows.map(([kind]) => kind)).toEqual([
      ...['Vehicle', 'Vehicle', 'Cheapest mix', 'Trip', 'Trip', 'Trip'],
      ...Array.from({ length: 12 }, () => 'Leg')
    ]);
    expect(rows.every((row) => row.length === 17)).toBe(true);
    expect(rows[3]!.slice(0, 6)).toEqual(['Trip', 'MB2', '1', '1', 'Mill 1', '12']);
    const notes = rest.slice(end + 1).join('\n');
    expect(notes).toContain('Agent,Emem Udo');
    expect(notes).toContain('Version of the parameters,3');
    expect(notes).toContain('Data of,2026-11-23T08:00:00.000Z');
    expect(notes).toContain('Source,http://localhost');
  });

  it('writes no formula that a spreadsheet would run', () => {
    expect(planCsv(createPlanExport('=HYPERLINK("x")'), t)).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('shows piles, factory and the known routes on the map', () => {
    const [key] = createPlanExport().figures.places.map((place) => place.key);
    const ways = { [key!]: createWay(61) };
    const collection = JSON.parse(planGeoJson(createPlanExport('Emem Udo', ways), t)) as {
      about: Record<string, unknown>;
      features: { geometry: { type: string }; properties: Record<string, unknown> }[];
    };
    expect(collection.about).toMatchObject({ agent: 'Emem Udo', parameterVersion: 3, vehicles: 'MB1, MB2' });
    expect(collection.features.map(({ geometry, properties }) => [geometry.type, properties.kind])).toEqual([
      ['Point', 'factory'],
      ['Point', 'pile'],
      ['Point', 'pile'],
      ['Point', 'pile'],
      ['LineString', 'way']
    ]);
    expect(collection.features[4]!.properties).toMatchObject({ kilometres: 50, minutes: 61 });
  });

  it('writes the rainy season beside the dry season, by trip and on the map, with its assumptions', () => {
    const keys = createPlanExport().figures.places.map(({ key }) => key);
    const { rain } = createWays('{"to":[],"season":"rainy"}');
    const createPileWays = (minutes: number) =>
      Object.fromEntries(keys.map((key) => [key, createWay(minutes)]));
    const both = createPlanExport('Emem Udo', createPileWays(61), {
      ways: createPileWays(92),
      rain,
      locale: 'en'
    });
    const [header, ...rest] = splitLines(planCsv(both, t));
    const rows = rest.slice(0, rest.indexOf('')).map((line) => line.split(','));
    expect(header!.split(',').slice(-3)).toEqual([
      'By road (min)',
      'By road · {season} (km)',
      'By road · {season} (min)'
    ]);
    expect(rows.every((row) => row.length === 19)).toBe(true);
    for (const row of rows.filter(([kind]) => kind === 'Trip'))
      expect(row.slice(-3)).toEqual(['61', '50', '92']);
    expect(rest.join()).toContain('assumed, not measured');
    const { features } = JSON.parse(planGeoJson(both, t)) as {
      features: { properties: Record<string, unknown> }[];
    };
    const ways = features.filter(({ properties }) => properties.kind === 'way');
    expect(ways.map(({ properties }) => [properties.season, properties.minutes])).toEqual(
      keys.flatMap(() => [
        ['dry', 61],
        ['rainy', 92]
      ])
    );
  });

  it('fails with notATonnage when piles have no weight', () => {
    const piles = [{ ...PILES_BY_AGENT['Emem Udo']![0]!, tonnesPurchased: null }];
    expect(
      computeFigures({
        ...{ id: 1, agent: 'Emem Udo', vehicles: ['MB1'], tonnes: 30, beside: false },
        ...{ piles, set, at: '' }
      })
    ).toMatchObject({ ok: false, problem: 'notATonnage' });
  });
});
