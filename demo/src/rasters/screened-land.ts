import type { PolygonRings } from '@site/server/src/engines/raster/mask';
import type { Query } from '@site/server/src/store/store';

/** A box in degrees. */
export interface LandBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Plots and clearings of the demonstration, which its rasters of forest agree with. */
export interface ScreenedLand {
  readonly plots: readonly (LandBox & {
    /** False for a plot with exchanged coordinates, far from all others. */
    readonly isInPlace: boolean;
  })[];
  /** Clearings whose year is known. */
  readonly clearings: readonly { readonly year: number; readonly polygons: PolygonRings }[];
}

type Row<Item> = Item & Record<string, unknown>;

/** Reads the plots and clearings that were seeded. */
export const readScreenedLand = async (query: Query): Promise<ScreenedLand> => ({
  plots: await query<Row<ScreenedLand['plots'][number]>>(
    `SELECT ST_XMin(outline) AS west, ST_YMin(outline) AS south, ST_XMax(outline) AS east, ST_YMax(outline) AS north,
            NOT 'axesSwapped' = ANY (fault_codes) AS "isInPlace"
       FROM plot WHERE outline IS NOT NULL ORDER BY object_id`
  ),
  clearings: await query<Row<ScreenedLand['clearings'][number]>>(
    `SELECT cleared_year AS year, ST_AsGeoJSON(geom, 9)::json->'coordinates' AS polygons
       FROM deforestation WHERE cleared_year IS NOT NULL ORDER BY id`
  )
});
