import { computeDistance, foldName, groupItems } from '@site/domain';
import type { Plot } from '@site/domain';
import { DEFAULT_PLOT_LIMITS, createLandArea, findPlotCentre } from '@site/domain/src/plots';
import type { LandArea, LgaArea, OutlinePolygon, PlotContext } from '@site/domain/src/plots';
import type { Query } from '../../store/store';
import { BOXES_SQL, toBoxColumns } from './plot-boxes';

interface OutlineRow {
  /** GeoJSON of a MultiPolygon. */
  readonly outline: { readonly coordinates: readonly OutlinePolygon[] };
}

const OUTLINE_SQL = 'ST_AsGeoJSON(geom, 15)::json AS outline';

const toLandArea = ({ outline }: OutlineRow): LandArea => createLandArea(outline.coordinates);

/** Returns the outline of Nigeria; null when no outlines are imported. */
async function readNigeria(query: Query): Promise<LandArea | null> {
  const [row] = await query<OutlineRow & Record<string, unknown>>(
    `SELECT ${OUTLINE_SQL} FROM country_outline WHERE name = 'Nigeria'`
  );
  return row ? toLandArea(row) : null;
}

/** Returns the LGAs near plots; null when no LGAs are imported. */
async function readLgas(query: Query, plots: readonly Plot[]): Promise<readonly LgaArea[] | null> {
  const [any] = await query('SELECT 1 AS one FROM lga LIMIT 1');
  if (!any) return null;
  const rows = await query<OutlineRow & { code: string }>(
    `SELECT code, ${OUTLINE_SQL} FROM lga
      WHERE id IN (SELECT near.id FROM ${BOXES_SQL} JOIN lga AS near ON near.geom && box.geom)`,
    toBoxColumns(plots)
  );
  return rows.map((row) => ({ code: row.code, area: toLandArea(row) }));
}

/** Returns the water near plots, each area by itself; null when no water is imported. */
async function readWater(query: Query, plots: readonly Plot[]): Promise<readonly LandArea[] | null> {
  const [any] = await query('SELECT 1 AS one FROM water_area LIMIT 1');
  if (!any) return null;
  const rows = await query<OutlineRow & Record<string, unknown>>(
    `SELECT ${OUTLINE_SQL} FROM water_area
      WHERE id IN (SELECT near.id FROM ${BOXES_SQL} JOIN water_area AS near ON near.geom && box.geom)`,
    toBoxColumns(plots)
  );
  return rows.map(toLandArea);
}

interface CommunityRow {
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the function that finds the community of a plot, in any spelling that the search unites: of several with the
 * same name the one nearest to the plot.
 */
async function readCommunityFinder(
  query: Query,
  plots: readonly Plot[]
): Promise<PlotContext['findCommunity']> {
  const keys = [...new Set(plots.map(({ community }) => foldName(community)))];
  const rows = await query<CommunityRow & Record<string, unknown>>(
    `SELECT name_words(name) AS key, ST_Y(geom) AS latitude, ST_X(geom) AS longitude FROM community
      WHERE name_words(name) = ANY ($1::text[]) ORDER BY id`,
    [keys]
  );
  const byKey = groupItems(rows, ({ key }) => key);
  return ({ community, geometry }) => {
    const named = byKey.get(foldName(community)) ?? [];
    const centre = findPlotCentre(geometry);
    if (!centre || named.length < 2) return named[0] ?? null;
    const place = { latitude: centre[1], longitude: centre[0] };
    return named.reduce((best, one) =>
      computeDistance(place, one) < computeDistance(place, best) ? one : best
    );
  };
}

/**
 * Reads the surroundings of plots.
 * @param stored neighbours of the plots, from the same database.
 */
export const readPlotContext = async (
  query: Query,
  plots: readonly Plot[],
  stored: readonly Plot[]
): Promise<PlotContext> => ({
  limits: DEFAULT_PLOT_LIMITS,
  findCommunity: await readCommunityFinder(query, plots),
  nigeria: await readNigeria(query),
  water: await readWater(query, plots),
  lgas: await readLgas(query, plots),
  stored
});
