import { findPlotBox } from '@site/domain';
import type { Plot } from '@site/domain';

/**
 * SQL of the boxes of plots as rows `box (id, geom)`; `$1` to `$5` are the lists of {@link toBoxColumns}.
 */
export const BOXES_SQL = `
  (SELECT id, ST_MakeEnvelope(west, south, east, north, 4326) AS geom
     FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[], $5::float8[])
       AS given (id, west, south, east, north)) AS box`;

type BoxColumns = [ids: string[], west: number[], south: number[], east: number[], north: number[]];

/** Returns the boxes of plots as a list for each column; plots without a position on earth are left out. */
export function toBoxColumns(plots: readonly Pick<Plot, 'id' | 'geometry'>[]): BoxColumns {
  const boxes = plots.flatMap(({ id, geometry }) => {
    const box = findPlotBox(geometry);
    return box ? [{ id, ...box }] : [];
  });
  return [
    boxes.map(({ id }) => id),
    boxes.map(({ west }) => west),
    boxes.map(({ south }) => south),
    boxes.map(({ east }) => east),
    boxes.map(({ north }) => north)
  ];
}
