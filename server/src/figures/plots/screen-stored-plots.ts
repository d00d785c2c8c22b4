import { groupItems } from '@site/domain';
import type { PlotScreening, PlotScreeningPage, PlotSelection, StoredScreening } from '@site/domain';
import { DEFAULT_SCREENING_RULES, screenPlot } from '@site/domain/src/plots';
import type { PlotEvidence, ScreeningRules } from '@site/domain/src/plots';
import type { PolygonRings } from '../../engines/raster/mask';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import { BoundValues } from '../../store/bound-values';
import type { Query, Store } from '../../store/store';
import { computeValueShares } from './raster-shares';
import { lockPlots } from './recheck-plots';
import { listScreeningSources, readScreeningLayers } from './screening-layers';
import type { ScreeningLayers } from './screening-layers';
import { FOREST_VALUE, LOSS_BASE_YEAR } from './screening-rasters';
import { writeSelectionSql } from './select-plots';

interface NamedShare {
  readonly name: string;
  readonly share: number;
}

/** A plot to screen, with the areas that it meets. */
interface ScreenedRow {
  readonly id: string;
  readonly version: number;
  /** Coordinates of the drawn land; null when the plot encloses nothing. */
  readonly polygons: PolygonRings | null;
  readonly deforestation: readonly { readonly day: string | null; readonly share: number }[];
  readonly protectedAreas: readonly NamedShare[];
  readonly highConservationValue: readonly NamedShare[];
  readonly highCarbonStock: readonly NamedShare[];
}

/** SQL of the share of a plot in an area; both are small, so that degrees serve as a plane. */
const writeShareSql = (area: string): string =>
  `least(1, ST_Area(ST_Intersection(${area}.geom, plot.outline)) / ST_Area(plot.outline))`;

/**
 * Day of a clearing; of which only the year is known the last day of that year, so that it counts as after a cut-off date
 * in it; null without either.
 */
const CLEARED_SQL = `coalesce(area.cleared_on,
  CASE WHEN area.cleared_year IS NOT NULL THEN least(make_date(area.cleared_year, 12, 31), $1::date) END)`;

/** SQL of the areas of a table that a plot meets, with their names and shares. */
const writeNamedSql = (table: string, condition = 'true'): string => `
  coalesce((SELECT json_agg(json_build_object('name', area.name, 'share', ${writeShareSql('area')}) ORDER BY area.id)
     FROM ${table} AS area WHERE ST_Intersects(area.geom, plot.outline) AND ${condition}), '[]')`;

/** Returns one statement that reads the plots of a condition with the shares of all vector layers. */
const writeEvidenceSql = (condition: string): string => `
  SELECT plot.id, plot.version,
         CASE WHEN plot.is_outlined OR plot.shape->>'type' = 'Point'
              THEN ST_AsGeoJSON(plot.outline, 9)::json->'coordinates' END AS polygons,
         coalesce((SELECT json_agg(json_build_object('day', ${CLEARED_SQL}, 'share', ${writeShareSql('area')}) ORDER BY area.id)
            FROM deforestation AS area WHERE ST_Intersects(area.geom, plot.outline)), '[]') AS deforestation,
         ${writeNamedSql('protected_area')} AS "protectedAreas",
         ${writeNamedSql('high_value_area', `area.kind = 'HCV'`)} AS "highConservationValue",
         ${writeNamedSql('high_value_area', `area.kind = 'HCS'`)} AS "highCarbonStock"
    FROM plot WHERE ${condition} ORDER BY plot.object_id`;

function readLoss({ loss }: ScreeningLayers, polygons: PolygonRings): PlotEvidence['loss'] {
  if (loss === null) return null;
  const { title, raster, firstYear, lastYear } = loss;
  const shares = computeValueShares(raster, polygons);
  const years = shares
    ? [...shares]
        .filter(([value]) => value > 0)
        .map(([value, share]) => ({ year: LOSS_BASE_YEAR + value, share }))
        .sort((a, b) => a.year - b.year)
    : [{ year: lastYear, share: null }];
  return { layer: title, firstYear, lastYear, years };
}

/** Returns what the layers answer about a plot. A plot that encloses nothing gets no answer. */
function toEvidence(layers: ScreeningLayers, row: ScreenedRow): PlotEvidence {
  const { polygons } = row;
  const { forest, vectors } = layers;
  const answer = <Name extends keyof ScreeningLayers['vectors']>(name: Name) => ({
    layer: vectors[name].title,
    areas: vectors[name].version && polygons ? row[name] : null
  });
  const shares = forest && polygons ? computeValueShares(forest.raster, polygons) : null;
  return {
    forest2020: forest && { layer: forest.title, share: shares && (shares.get(FOREST_VALUE) ?? 0) },
    loss: polygons && readLoss(layers, polygons),
    deforestation: [answer('deforestation')],
    protectedAreas: answer('protectedAreas'),
    highConservationValue: answer('highConservationValue'),
    highCarbonStock: answer('highCarbonStock')
  };
}

const INSERT_SQL = `
  INSERT INTO plot_screening (plot_id, plot_version, layers, screened_on, verdict, findings, gaps)
  SELECT plot_id, plot_version, $2::jsonb, $3::date, verdict, findings, gaps
    FROM json_to_recordset($1::text::json)
      AS given (plot_id text, plot_version integer, verdict text, findings jsonb, gaps text[])`;

/**
 * Screens the plots whose newest screening is of another outline, other layers or another year: the losses that
 * a layer must cover depend on the year.
 */
async function screenChanged(
  query: Query,
  layers: ScreeningLayers,
  rules: ScreeningRules,
  ids: readonly string[]
): Promise<void> {
  const bound = new BoundValues();
  bound.add(rules.today);
  const versions = JSON.stringify(layers.versions);
  const condition = `plot.id = ANY (${bound.add(ids)}::text[]) AND NOT EXISTS (
    SELECT 1 FROM plot_screening AS own
     WHERE own.id = (SELECT max(id) FROM plot_screening WHERE plot_id = plot.id)
       AND own.plot_version = plot.version AND own.layers = ${bound.add(versions)}::jsonb
       AND date_part('year', own.screened_on) = date_part('year', $1::date))`;
  const rows = await query<ScreenedRow & Record<string, unknown>>(writeEvidenceSql(condition), bound.values);
  const screened = rows.map((row) => {
    const screening = screenPlot(toEvidence(layers, row), rules);
    if (screening.ok === false) throw new RangeError(`The rules of the screening: ${screening.problem}.`);
    return { plot_id: row.id, plot_version: row.version, ...screening.value };
  });
  if (screened.length > 0) await query(INSERT_SQL, [JSON.stringify(screened), versions, rules.today]);
}

type ScreeningRow = StoredScreening & { readonly plotId: string; readonly screeningId: number } & Record<
    string,
    unknown
  >;

const SCREENING_COLUMNS = `
  id AS "screeningId", plot_id AS "plotId", plot_version AS "plotVersion", layers, screened_on AS "screenedOn", verdict, findings, gaps`;

const toStored = ({
  verdict,
  findings,
  gaps,
  screenedOn,
  plotVersion,
  layers
}: ScreeningRow): StoredScreening => ({
  ...{ verdict, findings, gaps, screenedOn, plotVersion, layers }
});

/** Returns all screenings of a plot, the newest first. */
export const listScreenings = async (query: Query, plotId: string): Promise<StoredScreening[]> => {
  const rows = await query<ScreeningRow>(
    `SELECT ${SCREENING_COLUMNS} FROM plot_screening WHERE plot_id = $1 ORDER BY id DESC`,
    [plotId]
  );
  return rows.map(toStored);
};

/** Returns the newest screening of each plot, and the one before. */
async function readScreenings(query: Query, ids: readonly string[]): Promise<PlotScreening[]> {
  const rows = await query<ScreeningRow & Pick<PlotScreening, 'supplier' | 'community' | 'area'>>(
    `SELECT newest.*, plot.supplier, plot.community, plot.area FROM plot, LATERAL (
       SELECT ${SCREENING_COLUMNS} FROM plot_screening WHERE plot_id = plot.id ORDER BY id DESC LIMIT 2) AS newest
      WHERE plot.id = ANY ($1::text[]) ORDER BY plot.object_id, newest."screeningId" DESC`,
    [ids]
  );
  return [...groupItems(rows, ({ plotId }) => plotId).values()].map(([newest, previous]) => {
    const { screeningId: _number, ...screening } = newest!;
    return { ...screening, before: previous ? toStored(previous) : null };
  });
}

/** Selection and surroundings of a screening. */
interface ScreeningRequest {
  readonly selection: PlotSelection;
  /** Most plots; all without it. */
  readonly limit?: number;
  /** `next` of the request before; 0 for the first plots. */
  readonly after?: number;
  readonly rasters: RasterFolder;
  /** Day in Lagos, 'YYYY-MM-DD'. */
  readonly today: string;
}

interface SelectedRow extends Record<string, unknown> {
  readonly id: string;
  readonly number: number;
}

/** Returns the plots of a request, and whether there are more. */
async function readPage(query: Query, { selection, limit, after = 0 }: ScreeningRequest) {
  const bound = new BoundValues();
  const condition = writeSelectionSql(selection, bound);
  const rows = await query<SelectedRow>(
    `SELECT id, object_id AS number FROM plot WHERE ${condition} AND object_id > ${bound.add(after)}::int
      ORDER BY object_id ${limit === undefined ? '' : `LIMIT ${bound.add(limit + 1)}::int`}`,
    bound.values
  );
  const page = limit === undefined ? rows : rows.slice(0, limit);
  const last = page[page.length - 1];
  return { ids: page.map(({ id }) => id), next: rows.length > page.length && last ? last.number : null };
}

async function countSelected(query: Query, selection: PlotSelection): Promise<number> {
  const bound = new BoundValues();
  const condition = writeSelectionSql(selection, bound);
  const [row] = await query<{ total: number }>(
    `SELECT count(*)::int AS total FROM plot WHERE ${condition}`,
    bound.values
  );
  return row!.total;
}

/**
 * Screens the selected plots against the layers as they are now, and stores the result. A plot that was screened with
 * the same outline, layers and rules in this year is not screened again.
 */
export function screenStoredPlots(
  store: Pick<Store, 'transaction'>,
  request: ScreeningRequest
): Promise<PlotScreeningPage> {
  const { selection, rasters, today } = request;
  return store.transaction(async (query) => {
    await lockPlots(query);
    const layers = await readScreeningLayers(query, rasters);
    const { ids, next } = await readPage(query, request);
    await screenChanged(query, layers, { ...DEFAULT_SCREENING_RULES, today }, ids);
    return {
      screenings: await readScreenings(query, ids),
      total: await countSelected(query, selection),
      next,
      sources: listScreeningSources(layers)
    };
  });
}
