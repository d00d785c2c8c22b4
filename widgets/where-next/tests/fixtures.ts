import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { computeDistance, getRainyFactors, METRES_PER_KILOMETER } from 'widgets/shared-code/site-domain';
import type {
  LatLon,
  SiteCandidates,
  SiteDemandRow,
  SiteDemands,
  SiteWays
} from 'widgets/shared-code/site-domain';

/* Answers of the services in the widget's tests. */

export const set = { version: 3, parameters: DEFAULT_PARAMETERS };
const COMPUTED = { parameterVersion: 3, computedAt: '2026-11-23T08:00:00.000Z' };

/** Returns a factory, access point or depot as its list has it. */
export const createRecord = (id: string, name: string, [latitude, longitude]: readonly [number, number]) => ({
  ...{ id, name, latitude, longitude, type: 'Crushing Mill', status: 'Active', version: 1 },
  ...{ markerType: 'Factory', rawMaterials: 'P1', createdBy: 'admin', imageUrls: [] }
});

export const FACTORIES = [createRecord('f1', 'Main Crushing Mill', [5.4, 7.9])];
export const ACCESS_POINTS = [
  createRecord('a1', 'Uyo AP', [5, 7.9]),
  createRecord('a2', 'Aba AP', [5.1, 7.4])
].map((record) => ({ ...record, markerType: 'AP' }));

const createDemand = (
  id: number,
  tonnes: number | null,
  [latitude, longitude]: readonly [number, number],
  more = 0
): SiteDemandRow => ({
  id: `mill ${id}`,
  kind: 'mill',
  name: `Mill ${id}`,
  more,
  latitude,
  longitude,
  tonnes
});

/** Mills round Uyo and Aba, one near the factory, one far away, one of unknown tonnes, one without a road. */
export const DEMANDS: readonly SiteDemandRow[] = [
  createDemand(1, 1_000, [5.05, 7.9]),
  createDemand(2, 800, [4.95, 7.95], 2),
  createDemand(3, 700, [5.12, 7.42]),
  createDemand(4, 400, [5.38, 7.9]),
  createDemand(5, 300, [8, 9]),
  createDemand(6, null, [5.02, 7.91]),
  createDemand(7, 50, [5, 13.5])
];

export const createDemands = (demands: readonly SiteDemandRow[] = DEMANDS): SiteDemands => {
  const known = demands.flatMap(({ tonnes }) => tonnes ?? []);
  return {
    demands,
    tonnes: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null,
    places: demands.length,
    unknownPlaces: demands.length - known.length,
    records: 12 * demands.length,
    unlocated: { places: 1, tonnes: 9 },
    period: { from: '2025-11-27', to: '2026-11-26' },
    unitedWithin: null,
    ...COMPUTED
  };
};

const createCandidate = (name: string, latitude: number, longitude: number, kilometres = 0.2) => ({
  ...{ latitude, longitude, moved: 40, near: { name, state: 'Akwa Ibom', kilometres } }
});

export const GRID: SiteCandidates = {
  candidates: [
    createCandidate('Uyo', 5.01, 7.92),
    createCandidate('Aba', 5.11, 7.4, 3.2),
    createCandidate('Ikot', 5, 7.6)
  ],
  problem: null,
  squares: 5,
  outside: 1,
  withoutRoad: 1,
  repeated: 0,
  fittingSpacing: null,
  computedAt: COMPUTED.computedAt
};

/** Longitude of places without a road near. */
const OFF_ROAD = 13;

/** Returns the answer of the call: a minute and a kilometre by road for each in a straight line, 2 min in the rain. */
export function createWays(body: unknown): SiteWays {
  const { candidates, demands, maxMinutes, season } = body as {
    readonly candidates: readonly LatLon[];
    readonly demands: readonly LatLon[];
    readonly maxMinutes: number;
    readonly season: string;
  };
  const isRainy = season === 'rainy';
  const rows = candidates.map((start) => {
    if (start.longitude > OFF_ROAD) return null;
    const ways = demands.flatMap((end, demand) => {
      const kilometres = computeDistance(start, end) / METRES_PER_KILOMETER;
      const minutes = kilometres * (isRainy ? 2 : 1);
      return end.longitude > OFF_ROAD || minutes > maxMinutes ? [] : [{ demand, kilometres, minutes }];
    });
    return {
      demands: ways.map(({ demand }) => demand),
      kilometres: ways.map(({ kilometres }) => kilometres),
      minutes: ways.map(({ minutes }) => minutes)
    };
  });
  return {
    rows,
    demandsWithoutRoad: [...demands.keys()].filter((index) => demands[index]!.longitude > OFF_ROAD),
    rain: isRainy ? { factors: getRainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    ...COMPUTED
  };
}

/** Returns the answer of the call: a square of a tenth of a degree round the start. */
export function createArea(body: unknown) {
  const { latitude: y, longitude: x, minutes } = body as LatLon & { readonly minutes: number };
  const ring = [
    [x - 0.1, y - 0.1],
    [x - 0.1, y + 0.1],
    [x + 0.1, y + 0.1],
    [x + 0.1, y - 0.1],
    [x - 0.1, y - 0.1]
  ];
  return { polygons: [{ toBreak: minutes, rings: [ring] }], figures: { profit_week: 52_848 } };
}

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Returns the answer of a call; undefined for an unknown address. */
export function answerCall({ path, query, body }: Asked): unknown {
  if (path === '/api/parameters') return set;
  if (path === '/api/marker-assets') {
    const data = query.get('markerType') === 'AP' ? ACCESS_POINTS : FACTORIES;
    return { data, total: data.length };
  }
  if (path === '/api/LogisticDepot') return { features: [], total: 0 };
  if (path === '/api/site-candidates') return GRID;
  if (path === '/api/site-demands') return createDemands();
  if (path === '/api/site-ways') return createWays(body);
  return path === '/api/service-area-summary' ? createArea(body) : undefined;
}
