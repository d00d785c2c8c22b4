import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { createPlan } from '../../../tests/create-plan';
import { createPile } from '../../../tests/fixtures';
import defaultMessages from '../translations/default';
import type { Texts } from '../use-texts';
import type { RoundsExport } from './rounds-files';
import { roundsCsv, roundsGeoJson } from './rounds-files';
import { STOPS_OUTPUT } from './stops-output';

/** Returns the text of a key with its values. */
const t: Texts = (key, values) => {
  const text = (defaultMessages as Record<string, string>)[`pickupRounds_${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values?.[name] ?? place));
};

const NEAR = createPile(1, 'Emem Udo', 2, [0.1, 0]);
const BESIDE = createPile(2, '=Ada', 3, [0.1, 0.02]);
const FAR = createPile(3, 'Emem Udo', 6, [3, 0]);
const EMPTY = createPile(4, 'Emem Udo', 0, [0.1, 0]);
const UNWEIGHED = createPile(5, 'Emem Udo', null, [0.2, 0]);

/** One round to the two near piles; the others are left behind. */
const plan = createPlan([NEAR, BESIDE, FAR, EMPTY], { Dyna2: 1 }, { unweighed: [UNWEIGHED], goneIds: [9] });
const [round] = plan.answer.rounds;
const LINE = [
  [8.15, 5.44],
  [8.17, 5.54],
  [8.15, 5.44]
] as const;
const content: RoundsExport = { plan, lines: [LINE.map(([x, y]) => [x, y])], locale: 'en' };

const splitLines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

interface FeatureCollection {
  readonly about: Readonly<Record<string, unknown>>;
  readonly features: readonly {
    readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
    readonly properties: Readonly<Record<string, unknown>>;
  }[];
}
const readFeatures = (geoJson: string) => JSON.parse(geoJson) as FeatureCollection;

describe('roundsCsv', () => {
  const [header, ...rest] = splitLines(roundsCsv(content, t));
  const end = rest.indexOf('');
  const columns = header!.split(',');
  const rows = rest.slice(0, end).map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
  });

  it('lists each round with its stops, then the piles left behind with their reasons', () => {
    expect(rows.map((row) => [row.Line, row.Stop, row.Pile, row['Left behind because']])).toEqual([
      ['Round', '', '', ''],
      ['Stop', '1', 'Mill 2', ''],
      ['Stop', '2', 'Mill 1', ''],
      ['Left behind', '', 'Mill 3', 'No vehicle of the fleet can fetch it within one working day.'],
      ['Left behind', '', 'Mill 4', 'It is empty.'],
      ['Left behind', '', 'Mill 5', 'Its weight is not known.']
    ]);
  });

  it('writes costs for a round only, and its cost per tonne at each stop too', () => {
    expect(rows.map((row) => row['Cost of the round (NGN)'])).toEqual([
      String(round!.cost),
      ...Array.from({ length: 5 }, () => '')
    ]);
    expect(rows.slice(0, 3).map((row) => row['Cost per tonne of the round (NGN/t)'])).toEqual(
      Array.from({ length: 3 }, () => String(round!.costPerTonne))
    );
  });

  it('leaves the tonnes of an unknown weight empty, and writes 0 for an empty pile', () => {
    expect(rows.map((row) => row['Tonnes (t)'])).toEqual(['5', '3', '2', '6', '0', '']);
  });

  it('writes no formula that a spreadsheet would run', () => {
    expect(rows[1]!.Agent).toBe("'=Ada");
  });

  it('ends with inputs, totals and sources', () => {
    const notes = rest.slice(end + 1).map((line) => line.replace(/,+$/, ''));
    expect(notes).toEqual([
      expect.stringMatching(/^# Scope,"straight lines at 60 km\/h · 1 × Dyna2 · .*parameters version 3"$/),
      '# Piles chosen,5',
      '# Fetched (t),5',
      `# Cost of all rounds (NGN),${plan.answer.cost}`,
      '# Search,This is the best possible answer.',
      '# Ids of chosen piles that no longer exist,9',
      '# Version of the parameters,3',
      '# Data of,2026-11-24T08:00:00.000Z',
      '# Source,http://localhost'
    ]);
  });
});

it('names the season of a plan by road, the assumptions for the rain, the break and the weight of waiting', () => {
  const parameters = {
    ...DEFAULT_PARAMETERS,
    roundBreakStart: 13,
    roundBreakEnd: 13.5,
    roundWaitingWeight: 10
  };
  const wet = createPlan(
    [NEAR],
    { MB1: 1 },
    {
      parameters,
      rain: { factors: null, inForce: true },
      search: { kind: 'searched', seconds: 10 }
    }
  );
  const inputs = { ...wet.inputs, season: 'rainy', distance: 'road' } as const;
  expect(readFeatures(roundsGeoJson({ ...content, plan: { ...wet, inputs } }, t)).about).toMatchObject({
    scope: expect.stringMatching(/^By road, Rainy season · /),
    break: '13:00–13:30',
    search: 'Best answer found in 10 s.',
    waitingWeight: 10,
    rainyAssumption: 'Rainy season: speeds assumed by the routing service; its factors are unknown.'
  });
});

describe('roundsGeoJson', () => {
  it('writes stops and piles left behind as points, and a round as its line', () => {
    const { features, about } = readFeatures(roundsGeoJson(content, t));
    expect(features.map(({ properties, geometry }) => [properties.kind, geometry?.type])).toEqual([
      ['round', 'MultiLineString'],
      ['stop', 'Point'],
      ['stop', 'Point'],
      ['left', 'Point'],
      ['left', 'Point'],
      ['left', 'Point']
    ]);
    expect(features[0]!.geometry!.coordinates).toEqual([LINE]);
    expect(features[1]!.geometry!.coordinates).toEqual([BESIDE.location.longitude, BESIDE.location.latitude]);
    expect(features[3]!.properties).toMatchObject({ pileId: 3, tonnes: 6, reason: 'dayTooShort' });
    expect(about).toMatchObject({ parameterVersion: 3, tonnesFetched: 5, chosenPiles: 5 });
  });

  it('writes a round without geometry while its line is not known', () => {
    for (const lines of [null, [null], [[[8.15, 5.44]]] as const]) {
      const { features } = readFeatures(
        roundsGeoJson({ ...content, lines: lines as RoundsExport['lines'] }, t)
      );
      expect(features[0]).toMatchObject({ geometry: null, properties: { kind: 'round', cost: round!.cost } });
    }
  });
});

it('STOPS_OUTPUT has a point for each stop, with the fields that it declares', () => {
  const rows = STOPS_OUTPUT.toRows(plan);
  expect(rows.map(({ id, values }) => [id, values.pile])).toEqual([
    [1, 'Mill 2'],
    [2, 'Mill 1']
  ]);
  expect(rows[0]!.shape).toEqual({ point: [BESIDE.location.longitude, BESIDE.location.latitude] });
  expect(Object.keys(rows[0]!.values)).toEqual(STOPS_OUTPUT.source.fields.map(({ name }) => name));
});
