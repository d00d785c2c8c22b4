import { between } from '../kit/geometry';
import { multiPolygonWkb } from '@site/server/src/store/wkb';
import type { Position, Ring } from '../kit/geometry';
import type { Table } from '../kit/table';
import type { World } from '../world/world';
import type { ClusterRow } from './clusters';
import type { MillRow } from './mills';

export interface ScoreRow {
  readonly ring: Ring;
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

const keyOf = ([x, y]: Position): string => `${Math.floor(x / SIDE)},${Math.floor(y / SIDE)}`;
const saturating = (value: number, half: number): number => value / (value + half);
const edge = (step: number): number => Math.round(step * SIDE * 1e6) / 1e6;

function squareOf(key: string): Ring {
  const [column, row] = key.split(',').map(Number);
  const [west, south, east, north] = [edge(column!), edge(row!), edge(column! + 1), edge(row! + 1)];
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
  const square = (at: Position): { mills: number; oilPalmHa: number } => {
    const key = keyOf(at);
    const known = squares.get(key) ?? { mills: 0, oilPalmHa: 0 };
    squares.set(key, known);
    return known;
  };
  for (const { at } of mills) if (at) square(at).mills += 1;
  for (const { location, areaHa } of clusters) square(location).oilPalmHa += areaHa;
  return [...squares].flatMap(([key, { mills: count, oilPalmHa }]): ScoreRow[] => {
    const ring = squareOf(key);
    const middle = between(ring[0]!, ring[2]!, 0.5);
    if (![...ring, middle].every((place) => stateAt(place))) return [];
    const score = 50 * (saturating(count, HALF_MILLS) + saturating(oilPalmHa, HALF_HA));
    return [
      { ring, mills: count, oilPalmHa: Math.round(oilPalmHa * 10) / 10, score: Math.round(score * 10) / 10 }
    ];
  });
}

export const scoreTable: Table<ScoreRow> = {
  name: 'score_10km',
  columns: { geom: 'geometry' },
  attribution: 'Score of 10 km squares: demonstration data',
  values: ({ ring, mills, oilPalmHa, score }) => ({
    score,
    mills,
    oil_palm_ha: oilPalmHa,
    geom: multiPolygonWkb([[ring]])
  })
};
