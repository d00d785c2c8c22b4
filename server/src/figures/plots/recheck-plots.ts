import { checkPlots } from '@site/domain/src/plots';
import type { Plot, PlotCheck } from '@site/domain/src/plots';
import type { Query } from '../../store/store';
import { BOXES_SQL, toBoxColumns } from './plot-boxes';
import { readPlotContext } from './read-plot-context';
import { readPlots } from './read-plots';

/* Stores the answers of the checks with the plots, in the transaction of the change that they depend on. */

/** Advisory lock; the number is arbitrary but must not change. */
const PLOTS_LOCK = 7_463_016;

/**
 * Locks the checks of plots. Without it two plots entered on the same land at once would not be compared with each
 * other.
 */
export async function lockPlots(query: Query): Promise<void> {
  await query('SELECT pg_advisory_xact_lock($1)', [PLOTS_LOCK]);
}

/** SQL condition of the plots whose box has something in common with one of the given boxes. */
const NEAR_SQL = `id IN (SELECT near.id FROM ${BOXES_SQL} JOIN plot AS near ON near.extent && box.geom)`;

/** Returns the stored plots near plots. */
export const readNeighbours = (
  query: Query,
  plots: readonly Pick<Plot, 'id' | 'geometry'>[]
): Promise<Plot[]> => readPlots(query, NEAR_SQL, toBoxColumns(plots));

/** Area of the circle that is drawn for a plot whose area is unknown, ha. */
const UNKNOWN_HECTARES = 0.5;

/** SQL of the land as it is drawn, from the stored plot (`own`) and its check (`given`). */
const DRAWN_SQL = `
  CASE WHEN given.outline IS NOT NULL
       THEN NULLIF(ST_Multi(ST_CollectionExtract(ST_MakeValid(ST_SetSRID(ST_GeomFromGeoJSON(given.outline::text), 4326)), 3)),
              ST_GeomFromText('MULTIPOLYGON EMPTY', 4326))
       ELSE ST_Multi(ST_Buffer(ST_SetSRID(ST_MakePoint(given.longitude, given.latitude), 4326)::geography,
              sqrt(coalesce(nullif(own.stated_area, 0), ${UNKNOWN_HECTARES}) * 10000 / pi()))::geometry) END`;

/** Plots whose checks are as before stay untouched, so that the undo of an import finds them as it left them. */
const UPDATE_SQL = `
  UPDATE plot SET area = given.area, lga_code = given.lgas->0->>'code', lgas = given.lgas, faults = given.faults,
         fault_codes = given.codes, unchecked = given.unchecked, is_outlined = given.outline IS NOT NULL, outline = drawn.outline
    FROM json_to_recordset($1::text::json) AS given (id text, area float8, lgas jsonb, faults jsonb, codes text[],
           unchecked text[], outline jsonb, longitude float8, latitude float8)
    JOIN plot AS own ON own.id = given.id
   CROSS JOIN LATERAL (SELECT ${DRAWN_SQL} AS outline) AS drawn
   WHERE plot.id = own.id
     AND (own.area, own.lgas, own.faults, own.unchecked, own.is_outlined, own.outline)
         IS DISTINCT FROM (given.area, given.lgas, given.faults, given.unchecked, given.outline IS NOT NULL, drawn.outline)`;

const EXTENT_SQL = `
  UPDATE plot SET extent = box.geom FROM ${BOXES_SQL} WHERE plot.id = box.id AND plot.extent IS DISTINCT FROM box.geom`;

/** Stores the boxes of plots. */
async function writeExtents(query: Query, plots: readonly Pick<Plot, 'id' | 'geometry'>[]): Promise<void> {
  const columns = toBoxColumns(plots);
  const [placed] = columns;
  await query(
    'UPDATE plot SET extent = NULL WHERE id = ANY ($1::text[]) AND id <> ALL ($2::text[]) AND extent IS NOT NULL',
    [plots.map(({ id }) => id), placed]
  );
  await query(EXTENT_SQL, columns);
}

const toRow = ({ plot, hectares, faults, unchecked, lgas, outline, centre }: PlotCheck) => ({
  ...{ id: plot.id, area: hectares, lgas, faults, unchecked, codes: faults.map(({ code }) => code) },
  outline: outline && { type: 'MultiPolygon', coordinates: outline },
  longitude: centre && centre[0],
  latitude: centre && centre[1]
});

/** Plots written in one statement. */
const BATCH = 1_000;

async function writeChecks(query: Query, checks: readonly PlotCheck[]): Promise<void> {
  for (let start = 0; start < checks.length; start += BATCH)
    await query(UPDATE_SQL, [JSON.stringify(checks.slice(start, start + BATCH).map(toRow))]);
}

/**
 * Checks a plot again after a change, with the plots near where it was and where it is.
 * @param before the plot before the change; null for a new one.
 * @param after the plot after the change; null for a deleted one.
 */
export async function recheckChangedPlot(
  query: Query,
  before: Pick<Plot, 'id' | 'geometry'> | null,
  after: Pick<Plot, 'id' | 'geometry'> | null
): Promise<void> {
  if (after) await writeExtents(query, [after]);
  const near = await readNeighbours(
    query,
    [before, after].filter((one) => one !== null)
  );
  // A plot that is not on earth has no box, and is near nothing.
  const own =
    after && !near.some(({ id }) => id === after.id) ? await readPlots(query, 'id = $1', [after.id]) : [];
  const plots = [...own, ...near];
  const stored = await readNeighbours(query, plots);
  await writeChecks(query, checkPlots(plots, await readPlotContext(query, plots, stored)));
}

/** Checks all plots again: after an import, and after a change of the outlines and places that they are compared with. */
export async function recheckAllPlots(query: Query): Promise<void> {
  await lockPlots(query);
  const plots = await readPlots(query, 'true');
  await writeExtents(query, plots);
  await writeChecks(query, checkPlots(plots, await readPlotContext(query, plots, [])));
}
