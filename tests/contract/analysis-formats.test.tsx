import { act } from '@testing-library/react';
import { getAppStore } from 'jimu-core';
import { updateStore } from 'jimu-for-test';
import { changeWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { computeSamplePoints, computeSoilStatistics } from 'widgets/shared-code/site-domain';
import {
  decodeState,
  REQUESTED_AGENT,
  REQUESTED_ORIGIN,
  REQUESTED_PLAN
} from 'widgets/shared-code/site-tools';
import { createAnalysis } from '../../widgets/biochar-analysis/tests/fixtures';
import { analysesCsv, analysesGeoJson } from '../../widgets/biochar-analysis/src/runtime/analysis-export';
import { BIOCHAR } from '../../widgets/biochar-analysis/src/runtime/state';
import { createSummary as createApplications } from '../../widgets/biochar-summary/tests/fixtures';
import { APPLIED_FILTERS, NO_FILTER } from '../../widgets/biochar-summary/src/runtime/state';
import * as applications from '../../widgets/biochar-summary/src/runtime/summary/export';
import { createEmptyOfftake, createOfftake } from '../../widgets/offtake/tests/fixtures';
import { offtakeCsv, offtakeGeoJson } from '../../widgets/offtake/src/runtime/offtake-export';
import type { OfftakeExport } from '../../widgets/offtake/src/runtime/offtake-export';
import { OFFTAKE } from '../../widgets/offtake/src/runtime/state';
import { createPlan as createRoundsPlan } from '../../widgets/pickup-rounds/tests/create-plan';
import { createPile as createRoundPile } from '../../widgets/pickup-rounds/tests/fixtures';
import { roundsCsv, roundsGeoJson } from '../../widgets/pickup-rounds/src/runtime/export/rounds-files';
import { createSummary as createPurchases } from '../../widgets/raw-material-summary/tests/fixtures';
import {
  APPLIED_FILTERS as PURCHASE_FILTERS,
  EMPTY_INPUT
} from '../../widgets/raw-material-summary/src/runtime/state';
import * as purchases from '../../widgets/raw-material-summary/src/runtime/summary/export';
import { createSummary, createTogether } from '../../widgets/service-area/tests/fixtures';
import {
  detailCsv,
  detailGeoJson,
  tableCsv,
  tableGeoJson
} from '../../widgets/service-area/src/runtime/area-export';
import {
  togetherCsv,
  togetherGeoJson
} from '../../widgets/service-area/src/runtime/together/together-export';
import { SERVICE_AREA } from '../../widgets/service-area/src/runtime/use-service-area';
import { PICKUP_ROUNDS, requestPlan } from '../../widgets/pickup-rounds/src/runtime/state';
import { sitesCsv, sitesGeoJson } from '../../widgets/where-next/src/runtime/export/sites-files';
import { requestScenario, WHERE_NEXT } from '../../widgets/where-next/src/runtime/state';
import { createScenario } from '../../widgets/where-next/tests/create-scenario';
import { createPickupPlan, createWay } from '../../widgets/trip-planner/tests/fixtures';
import {
  comparisonCsv,
  comparisonGeoJson,
  planCsv,
  planGeoJson
} from '../../widgets/trip-planner/src/runtime/plan-export';
import { computeDifferences } from '../../widgets/trip-planner/src/runtime/plan-difference';
import { computeFigures, listShownTrips } from '../../widgets/trip-planner/src/runtime/plan-view';
import { TRIP_PLANNER } from '../../widgets/trip-planner/src/runtime/state';
import type * as FakeMaps from '../support/fake-map';
import { showMap } from '../support/fake-map';
import { showTools } from './support/tools';
import type { ToolName } from './support/tools';

/*
 * The formats that outlive a release: files that people and importers read, links that people keep, and keys of
 * state that other widgets and saved pages read. None of them may change by accident.
 */

jest.mock('widgets/shared-code/site-map', () => {
  const createDrawing = () => ({ show: () => undefined, remove: () => undefined });
  return {
    ...jest.requireActual<object>('../../shared/layers/src'),
    ...jest.requireActual<object>('../../shared/map/src/areas'),
    ...jest.requireActual<object>('../../shared/map/src/panels'),
    addAreaLayer: createDrawing,
    addDrawnLayer: createDrawing,
    addBufferLayer: createDrawing,
    addRoundsLayer: createDrawing,
    addSitesLayer: createDrawing,
    addTripLayer: createDrawing,
    translateText: (text: string) => text,
    revealArea: async () => undefined,
    useEarlierView: () => undefined,
    goToAreas: async () => undefined,
    useMapLayers: (_view: unknown, names: readonly string[]) => names.map(() => null)
  };
});
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);

/** Returns the key of a text with its values, so that a change of wording is no change of format. */
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);

const uyo = { latitude: 5.03, longitude: 7.93 };

const createArea = (id: number, minutes: number, season?: 'rainy') => {
  const { polygons, ...summary } = createSummary({ ...uyo, minutes, ...(season && { season }) });
  return { ...uyo, id, minutes, number: id, colour: 'blue', polygons, summary } as const;
};
const areas = [createArea(1, 60), createArea(2, 30)];
const rainy = { ...createArea(1, 60, 'rainy'), locale: 'en' } as const;

const circle = { ...uyo, radius: 20, unit: 'kilometers' } as const;
const byFactory = { facilityId: 'F1', minutes: 45 } as const;
const analyses = [createAnalysis(byFactory), createAnalysis(circle)];

const readSoil = (values: (number | null)[]) =>
  ({ status: 'ready', values, statistics: computeSoilStatistics(values) }) as const;
const createOfftakeAnalysis = (place: typeof uyo, summary: ReturnType<typeof createOfftake>) => ({
  place,
  summary,
  points: computeSamplePoints(place, 50_000, 3),
  soil: {
    pH: readSoil([5, null, 6]),
    sandTexture: readSoil([66, 70, 62]),
    soilCarbon: readSoil([9, 9.5, 10])
  }
});
const sea = { latitude: 0, longitude: 0 };
const offtake: OfftakeExport = {
  analyses: [createOfftakeAnalysis(uyo, createOfftake(uyo))],
  mode: 'summary',
  facility: null,
  t,
  locale: 'en'
};
const comparedOfftake: OfftakeExport = {
  ...offtake,
  analyses: [...offtake.analyses, createOfftakeAnalysis(sea, createEmptyOfftake(sea))]
};
const upside: OfftakeExport = {
  ...offtake,
  mode: 'upside',
  facility: createOfftake(uyo).facilities[1]!
};

const custom = {
  mode: 'Custom',
  filter: { days: { first: '2026-05-01', last: '2026-05-31' }, lga: 'Uyo' }
} as const;
const typed = { start: '2026-05-01', end: '2026-05-31', supplier: "O'Neil 😀", community: '' };

const plan = createPickupPlan();
function createPlan(distance: 'road' | 'straight' = 'straight') {
  const figures = computeFigures(plan, { distance, season: 'rainy' });
  if (!figures.ok) throw new Error(figures.problem);
  return figures.value;
}
const createPlanExport = () => {
  const figures = createPlan('road');
  return {
    ...{ figures, shown: listShownTrips(figures, 'MB2'), locale: 'en' as const },
    differences: computeDifferences(figures, 'MB2'),
    lines: Object.fromEntries(figures.places.map(({ key }) => [key, createWay(92).line]))
  };
};
const createComparison = () => ({
  plans: [createPlan(), createPlan()],
  rows: [{ label: 'cost', values: ['₦1', '₦2'] }],
  locale: 'en' as const
});

const rounds = {
  plan: createRoundsPlan(
    [
      createRoundPile(1, 'Emem Udo', 2, [0.1, 0]),
      createRoundPile(2, 'Emem Udo', 3, [0.1, 0.02]),
      createRoundPile(3, 'Emem Udo', 6, [3, 0])
    ],
    { Dyna2: 1 },
    { unweighed: [createRoundPile(4, 'Emem Udo', null, [0.2, 0])] }
  ),
  lines: [createWay(61).line],
  locale: 'en'
} as const;

const sites = {
  scenario: createScenario({ count: 2 }, { goneKeys: ['Ax9'] }),
  catchments: [
    { polygons: [], monthlyProfit: 52_848 },
    { polygons: [], monthlyProfit: -7 }
  ],
  locale: 'en'
} as const;

const table = { areas, rainy: new Map([[1, rainy]]), together: createTogether(areas) };
const summaries = [
  { shown: custom, summary: createApplications(4) },
  { shown: NO_FILTER, summary: createApplications(9) }
];
const purchaseSummaries = [
  { input: typed, summary: createPurchases(4) },
  {
    input: EMPTY_INPUT,
    summary: createPurchases(9, {
      otherSuppliers: { purchases: 2, tonnes: 5, averagePrice: null, withoutPrice: 2, groups: 2 }
    })
  }
];

describe('files of the analyses', () => {
  it.each<[string, () => string, () => string]>([
    ['a service area', () => detailCsv(areas[0]!, t, rainy), () => detailGeoJson(areas[0]!, t, rainy)],
    [
      'the table of service areas',
      () => tableCsv({ columns: ['Area'], rows: [['Uyo']] }, table, t),
      () => tableGeoJson(table, t)
    ],
    [
      'all service areas together',
      () => togetherCsv(table.together, areas, t),
      () => togetherGeoJson(table.together, areas, t)
    ],
    [
      'a biochar analysis',
      () => analysesCsv([analyses[0]!], 'en', t),
      () => analysesGeoJson([analyses[0]!], 'en', t)
    ],
    ['two biochar analyses', () => analysesCsv(analyses, 'en', t), () => analysesGeoJson(analyses, 'en', t)],
    ['two places of offtake', () => offtakeCsv(comparedOfftake), () => offtakeGeoJson(comparedOfftake)],
    ['the upside of a facility', () => offtakeCsv(upside), () => offtakeGeoJson(upside)],
    [
      'the facilities of offtake',
      () => offtakeCsv({ ...offtake, mode: 'select-facility' }),
      () => offtakeGeoJson({ ...offtake, mode: 'select-facility' })
    ],
    [
      'raw material purchases',
      () => purchases.summaryCsv(purchaseSummaries, t),
      () => purchases.summaryGeoJson(purchaseSummaries, t)
    ],
    [
      'biochar applications',
      () => applications.summaryCsv(summaries, t),
      () => applications.summaryGeoJson(summaries, t)
    ],
    ['a trip plan', () => planCsv(createPlanExport(), t), () => planGeoJson(createPlanExport(), t)],
    [
      'two trip plans',
      () => comparisonCsv(createComparison(), t),
      () => comparisonGeoJson(createComparison(), t)
    ],
    ['pickup rounds', () => roundsCsv(rounds, t), () => roundsGeoJson(rounds, t)],
    ['sites', () => sitesCsv(sites, t), () => sitesGeoJson(sites, t)]
  ])('[BY-02] writes %s as before, byte by byte', (_name, csv, geoJson) => {
    expect(csv()).toMatchSnapshot('CSV');
    expect(geoJson()).toMatchSnapshot('GeoJSON');
  });
});

interface LinkCase {
  readonly tool: ToolName;
  /** Stores a state and returns the key under which it is stored. */
  readonly store: () => string;
  readonly parameter: string;
  readonly value: object;
}

const store =
  <T,>(tool: ToolName, piece: StatePiece<T>, change: (before: T) => T) =>
  () => {
    changeWidgetState(tool, piece, change);
    return piece.key;
  };

const LINKS: readonly (LinkCase & { readonly key: string })[] = [
  {
    tool: 'service-area',
    key: 'serviceArea',
    store: store('service-area', SERVICE_AREA, (before) => ({
      ...before!,
      areas: areas.slice(0, 1),
      selectedId: 1
    })),
    parameter: 'areas.service-area',
    value: { starts: [[5.03, 7.93, 60]], picked: 0 }
  },
  {
    tool: 'biochar-analysis',
    key: 'biocharAnalysis',
    store: store('biochar-analysis', BIOCHAR, (before) => ({
      ...before,
      kept: { id: 1, question: byFactory, analysis: analyses[0]! },
      result: { id: 2, question: circle, analysis: analyses[1]! }
    })),
    parameter: 'biochar.biochar-analysis',
    value: [
      { facilityId: 'F1', minutes: 45 },
      { latitude: 5.03, longitude: 7.93, radius: 20, unit: 'kilometers' }
    ]
  },
  {
    tool: 'offtake',
    key: 'offtake',
    store: store('offtake', OFFTAKE, (before) => ({
      ...before,
      place: uyo,
      mode: 'upside' as const,
      facilityId: 'near',
      kept: sea
    })),
    parameter: 'offtake.offtake',
    value: { at: [5.03, 7.93], mode: 'upside', facility: 'near', kept: [0, 0] }
  },
  {
    tool: 'raw-material-summary',
    key: 'rawMaterial',
    store: store('raw-material-summary', PURCHASE_FILTERS, () => ({ applied: typed, kept: EMPTY_INPUT })),
    parameter: 'rawMaterial.raw-material-summary',
    value: { f: ['2026-05-01', '2026-05-31', "O'Neil 😀", ''], k: ['', '', '', ''] }
  },
  {
    tool: 'biochar-summary',
    key: 'biochar',
    store: store('biochar-summary', APPLIED_FILTERS, () => ({ applied: custom, kept: NO_FILTER })),
    parameter: 'biochar.biochar-summary',
    value: { f: ['Custom', 'Uyo', '2026-05-01', '2026-05-31'], k: ['', '', '', ''] }
  },
  {
    tool: 'trip-planner',
    key: 'tripPlanner',
    store: store('trip-planner', TRIP_PLANNER, (before) => ({
      ...before,
      plans: [plan],
      shown: 'MB2' as const
    })),
    parameter: 'trips.trip-planner',
    value: { plans: [['Emem Udo', ['MB1', 'MB2'], 30]], shown: 'MB2' }
  },
  {
    tool: 'pickup-rounds',
    key: 'pickupRounds',
    store: store('pickup-rounds', PICKUP_ROUNDS, (before) =>
      requestPlan(before, {
        ...{ pileIds: [7, 50], fleet: { MB1: 2 }, days: 3 },
        ...{ season: 'rainy', distance: 'road' }
      })
    ),
    parameter: 'rounds.pickup-rounds',
    value: { piles: '7 17', fleet: [0, 0, 0, 2, 0], days: 3, season: 'rainy', distance: 'road' }
  },
  {
    tool: 'where-next',
    key: 'whereNext',
    store: store('where-next', WHERE_NEXT, (before) =>
      requestScenario(before, {
        source: { kind: 'grid', area: { kind: 'lga', code: 'UYOO' }, spacing: 10 },
        ...{ question: 'coverage', count: 3, minutes: 45, capacity: null, existing: 'keep' },
        ...{ weight: 'purchases', scope: 'reach', season: 'rainy', without: ['5.03000,7.93000'] }
      })
    ),
    parameter: 'sites.where-next',
    value: {
      list: [
        {
          ...{ c: ['g', ['lga', 'UYOO'], 10], q: 'coverage', k: 3, m: 45, t: null },
          ...{ e: 'keep', w: 'purchases', s: 'reach', r: 'rainy', x: ['5.03000,7.93000'] }
        }
      ],
      shown: 0
    }
  }
];

const codec = { version: 1, read: (value: unknown) => JSON.stringify(value) };

describe('links and stored state of the analyses', () => {
  let map: FakeMaps.FakeMap;

  beforeEach(() => {
    map = showMap();
    // No answer arrives: the link and the key depend on the state only.
    globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  });
  afterEach(() => {
    act(() => map.remove());
    act(() => updateStore({ widgetsState: {} }));
    window.history.replaceState(null, '', '/');
  });

  it.each(LINKS)('keeps the key and the link of $tool', async (one) => {
    await showTools([one.tool]);
    let key = '';
    await act(async () => {
      key = one.store();
    });
    expect(key).toBe(one.key);
    expect(Object.keys(getAppStore().getState().widgetsState[one.tool] as object)).toContain(one.key);
    const search = new URLSearchParams(window.location.search);
    expect([...search.keys()]).toEqual([one.parameter]);
    // The text of the JSON is compared, because the order of its keys is part of the link.
    expect(decodeState(search.get(one.parameter)!, codec)).toEqual({
      ok: true,
      state: JSON.stringify(one.value)
    });
  });

  it('keeps the keys of requests from other widgets', () => {
    expect([REQUESTED_ORIGIN, REQUESTED_AGENT, REQUESTED_PLAN].map(({ key }) => key)).toEqual([
      'askedStart',
      'askedAgent',
      'requestedPlan'
    ]);
  });
});
