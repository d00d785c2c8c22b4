import { interpolatePosition } from '../kit/geometry';
import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import type { Position, ClosedRing } from '../kit/geometry';
import type { SeedTable } from '../kit/seed-table';
import type { World } from '../world/world';
import type { ClusterRow } from './clusters';
import type { MillRow } from './mills';

export interface ScoreRow {
  readonly ring: ClosedRing;
  readonly mills: number;
  /** Hectares of oil palm. */
  readonly oilPalmHa: number;
  readonly score: number;
}

/** Side of a square, degrees; about ten kilometres. */
const SIDE = 0.09;
/** Number of mills, and hectares of oil palm, that give half of the points of each. */
const HALF_MILLS = 6;
const HALF_HA = 350;

const toSquareKey = ([x, y]: Position): string => `${Math.floor(x / SIDE)},${Math.floor(y / SIDE)}`;
const saturate = (value: number, half: number): number => value / (value + half);
const computeEdge = (step: number): number => Math.round(step * SIDE * 1e6) / 1e6;

function buildSquareRing(key: string): ClosedRing {
  const [column, row] = key.split(',').map(Number);
  const [west, south, east, north] = [
    computeEdge(column!),
    computeEdge(row!),
    computeEdge(column! + 1),
    computeEdge(row! + 1)
  ];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south]
  ];
}

/**
 * Generates squares with mills or oil palm whose corners and centre are on land; more of both gives a score
 * nearer to 100.
 */
export function generateScores(
  { stateAt }: World,
  mills: readonly MillRow[],
  clusters: readonly ClusterRow[]
): ScoreRow[] {
  const squares = new Map<string, { mills: number; oilPalmHa: number }>();
  const getSquareTotals = (at: Position): { mills: number; oilPalmHa: number } => {
    const key = toSquareKey(at);
    const known = squares.get(key) ?? { mills: 0, oilPalmHa: 0 };
    squares.set(key, known);
    return known;
  };
  for (const { at } of mills) if (at) getSquareTotals(at).mills += 1;
  for (const { location, areaHa } of clusters) getSquareTotals(location).oilPalmHa += areaHa;
  return [...squares].flatMap(([key, { mills: count, oilPalmHa }]): ScoreRow[] => {
    const ring = buildSquareRing(key);
    const middle = interpolatePosition(ring[0]!, ring[2]!, 0.5);
    if (![...ring, middle].every((place) => stateAt(place))) return [];
    const score = 50 * (saturate(count, HALF_MILLS) + saturate(oilPalmHa, HALF_HA));
    return [
      { ring, mills: count, oilPalmHa: Math.round(oilPalmHa * 10) / 10, score: Math.round(score * 10) / 10 }
    ];
  });
}

export const scoreTable: SeedTable<ScoreRow> = {
  name: 'score_10km',
  columns: { geom: 'geometry' },
  attribution: 'Score of 10 km squares: demonstration data',
  values: ({ ring, mills, oilPalmHa, score }) => ({
    score,
    mills,
    oil_palm_ha: oilPalmHa,
    geom: toMultiPolygonWkb([[ring]])
  })
};
