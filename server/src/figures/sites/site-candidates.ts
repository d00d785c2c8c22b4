import { MAX_SITE_CANDIDATES, MAX_SITE_SPACING_KM, roundTo } from '@site/domain';
import type { LatLon, SiteArea, SiteCandidate, SiteCandidateProblem, SiteCandidates } from '@site/domain';
import type { MultiPolygon } from 'geojson';
import type { RoutingEngine, SnappedPlace } from '../../engines/routing/routing-engine';
import { BoundValues } from '../../store/bound-values';
import type { Query } from '../../store/store';
import { writeHaversineSql, writePointSql } from '../haversine';
import { OVERLAY_GRID } from '../overlay-grid';
import { writeSiteAreaSql } from './site-area';
import { countSquares, listSquares } from './site-squares';

const METRES_PER_KM = 1_000;
/** Settlements nearest in degrees among which the nearest in metres is. */
const NEAREST_IN_DEGREES = 5;

/** An area, and its part in Nigeria; null where the data has no outline of Nigeria. */
interface GridArea {
  readonly area: MultiPolygon;
  readonly inside: MultiPolygon | null;
}

/** Reads an area; null for an LGA or a state that does not exist. */
async function readGridArea(query: Query, area: SiteArea): Promise<GridArea | null> {
  const bound = new BoundValues();
  const [row] = await query<GridArea>(
    `WITH area AS MATERIALIZED (${writeSiteAreaSql(area, bound)})
     SELECT ST_AsGeoJSON(area.geom)::json AS area,
            ST_AsGeoJSON(ST_Multi(ST_CollectionExtract(ST_Intersection(area.geom, country.geom, ${OVERLAY_GRID}), 3)))::json AS inside
       FROM area LEFT JOIN country_outline AS country ON country.name = 'Nigeria'`,
    bound.values
  );
  return row ?? null;
}

/** Finds the nearest settlement of each place. */
async function findSettlements(query: Query, places: readonly LatLon[]): Promise<SiteCandidate['near'][]> {
  const at = { longitude: 'given.longitude', latitude: 'given.latitude' };
  const rows = await query<{ near: SiteCandidate['near'] }>(
    `SELECT json_build_object('name', near.name, 'state', near.state,
                              'kilometres', round((near.metres / ${METRES_PER_KM})::numeric, 1)) AS near
       FROM unnest($1::float8[], $2::float8[]) WITH ORDINALITY AS given (longitude, latitude, nth)
       LEFT JOIN LATERAL (
         SELECT name, state, ${writeHaversineSql(at, writePointSql('geom'))} AS metres
           FROM (SELECT name, state, geom FROM place
                  ORDER BY geom <-> ST_SetSRID(ST_MakePoint(given.longitude, given.latitude), 4326)
                  LIMIT ${NEAREST_IN_DEGREES}) AS nearest
          ORDER BY metres LIMIT 1
       ) AS near ON true
      ORDER BY given.nth`,
    [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)]
  );
  return rows.map(({ near }) => (near?.name == null ? null : near));
}

/** Returns the least whole spacing above another with few enough squares; null when none is allowed. */
function findFittingSpacing(area: MultiPolygon, spacing: number): number | null {
  for (let wider = Math.floor(spacing) + 1; wider <= MAX_SITE_SPACING_KM; wider++)
    if (countSquares(area, wider) <= MAX_SITE_CANDIDATES) return wider;
  return null;
}

function findGridProblem(squares: number, outside: number): SiteCandidateProblem | null {
  if (squares > MAX_SITE_CANDIDATES) return 'tooMany';
  if (squares > 0) return null;
  return outside > 0 ? 'outsideNigeria' : 'noSquare';
}

/** Keeps one of the places at the same position, to a metre. */
function dropRepeated(places: readonly SnappedPlace[]): SnappedPlace[] {
  const byPosition = new Map<string, SnappedPlace>();
  for (const place of places) {
    const key = `${place.snapped.latitude.toFixed(5)} ${place.snapped.longitude.toFixed(5)}`;
    if (!byPosition.has(key)) byPosition.set(key, place);
  }
  return [...byPosition.values()];
}

/** Reason why an area has no grid. */
export type GridAreaFault = 'noArea' | 'noOutline';

/**
 * Places candidates in a grid of `spacing` kilometres over the part of an area in Nigeria, each on the nearest road
 * within half the spacing, at the moment `now`; or returns why there is no grid.
 * @throws RoutingError when roads cannot be found.
 */
export async function placeSiteCandidates(
  { query, routing }: { readonly query: Query; readonly routing: RoutingEngine },
  area: SiteArea,
  spacing: number,
  now: Date
): Promise<SiteCandidates | GridAreaFault> {
  const read = await readGridArea(query, area);
  if (!read) return 'noArea';
  if (!read.inside) return 'noOutline';
  const { inside } = read;
  const squares = countSquares(inside, spacing);
  const counts = { squares, outside: countSquares(read.area, spacing) - squares };
  const computedAt = now.toISOString();
  const empty = { candidates: [], withoutRoad: 0, repeated: 0, fittingSpacing: null, computedAt, ...counts };
  const problem = findGridProblem(squares, counts.outside);
  if (problem === 'tooMany')
    return { ...empty, problem, fittingSpacing: findFittingSpacing(inside, spacing) };
  if (problem) return { ...empty, problem };
  const located = await routing.locate(listSquares(inside, spacing), (spacing * METRES_PER_KM) / 2);
  const onRoads = located.filter((place) => place !== null);
  const places = dropRepeated(onRoads);
  const near = await findSettlements(
    query,
    places.map(({ snapped }) => snapped)
  );
  return {
    ...empty,
    problem: places.length === 0 ? 'noRoad' : null,
    candidates: places.map(({ snapped, snapDistance }, at) => ({
      ...snapped,
      moved: roundTo(snapDistance, 0),
      near: near[at]!
    })),
    withoutRoad: squares - onRoads.length,
    repeated: onRoads.length - places.length
  };
}
