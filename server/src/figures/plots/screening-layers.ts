import { createHash } from 'node:crypto';
import {
  deforestationPage,
  getLayerText,
  highCarbonStockPage,
  highConservationValuePage,
  protectedAreasPage
} from '@site/layers';
import type { ScreeningSource } from '@site/domain';
import { DEFAULT_SCREENING_RULES } from '@site/domain/src/plots';
import type { Raster } from '../../engines/raster/raster';
import { RasterError } from '../../engines/raster/read-geotiff';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import type { Query } from '../../store/store';
import { FOREST_2020, FOREST_LOSS, LOSS_BASE_YEAR } from './screening-rasters';

interface RasterLayer {
  readonly title: string;
  readonly raster: Raster;
}
interface LossLayer extends RasterLayer {
  /** First and last year with a loss anywhere in the raster, which are the years that it covers. */
  readonly firstYear: number;
  readonly lastYear: number;
}
/** Pages of the layers with outlines, by the name of their answer. */
const VECTOR_PAGES = {
  deforestation: deforestationPage,
  protectedAreas: protectedAreasPage,
  highConservationValue: highConservationValuePage,
  highCarbonStock: highCarbonStockPage
} as const;
type VectorName = keyof typeof VECTOR_PAGES;

interface VectorLayer {
  readonly title: string;
  /** Changes with each import into its table; null when nothing of the layer is imported. */
  readonly version: string | null;
  /** Null when nothing is imported. */
  readonly attribution: string | null;
  /** Day of the last import in Lagos. */
  readonly importedOn: string | null;
}

/** The layers with which plots are screened. */
export interface ScreeningLayers {
  readonly forest: RasterLayer | null;
  readonly loss: LossLayer | null;
  readonly vectors: Readonly<Record<VectorName, VectorLayer>>;
  /** Versions by name, and the rules: a stored screening with the same ones is in force. */
  readonly versions: Readonly<Record<string, string | null>>;
}

const digests = new WeakMap<Raster, string>();

/** Returns a digest of the cells of a raster and of where they are. */
function computeDigest(raster: Raster): string {
  const { cells, width, height, west, north, cellX, cellY } = raster;
  const known = digests.get(raster);
  if (known !== undefined) return known;
  const digest = createHash('sha256')
    .update(JSON.stringify([width, height, west, north, cellX, cellY]))
    .update(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength))
    .digest('base64url')
    .slice(0, 16);
  digests.set(raster, digest);
  return digest;
}

async function readRasterLayer(
  rasters: RasterFolder,
  { service, title }: typeof FOREST_2020 | typeof FOREST_LOSS
): Promise<RasterLayer | null> {
  const loaded = await rasters.get(service).catch((error: unknown) => {
    if (error instanceof RasterError) return null;
    throw error;
  });
  return loaded && { title, raster: loaded.raster };
}

/** Returns the raster of losses with its years; null when it has no loss, since then its years are unknown. */
function toLossLayer(layer: RasterLayer): LossLayer | null {
  const { cells, noData } = layer.raster;
  let [first, last] = [Infinity, -Infinity];
  for (const value of cells) {
    if (value === noData || !(value > 0)) continue;
    first = Math.min(first, value);
    last = Math.max(last, value);
  }
  return last < 0 ? null : { ...layer, firstYear: LOSS_BASE_YEAR + first, lastYear: LOSS_BASE_YEAR + last };
}

/**
 * Imports of the datasets `$1`, each with its table in `$2`. Several datasets may share a table, so that a source of the
 * table proves only of demonstration data that it contains them all.
 */
const IMPORTS_SQL = `
  SELECT given.name, source.imported_at AS imported, source.attribution,
         (source.imported_at AT TIME ZONE 'Africa/Lagos')::date AS "importedOn"
    FROM unnest($1::text[], $2::text[]) AS given (name, source_table)
    JOIN dataset_source AS source ON source.dataset = given.source_table
   WHERE source.demonstration OR EXISTS (
     SELECT 1 FROM dataset_import WHERE table_name = given.source_table AND dataset IN (given.name, 'demonstration'))`;

interface ImportRow extends Record<string, unknown> {
  readonly name: string;
  readonly imported: Date;
  readonly attribution: string;
  readonly importedOn: string;
}

async function readVectorLayers(query: Query): Promise<ScreeningLayers['vectors']> {
  const pages = Object.values(VECTOR_PAGES);
  const imports = await query<ImportRow>(IMPORTS_SQL, [
    pages.map(({ dataset }) => dataset!.name),
    pages.map(({ table }) => table)
  ]);
  const toVector = (name: VectorName): VectorLayer => {
    const { dataset, layers } = VECTOR_PAGES[name];
    const found = imports.find((one) => one.name === dataset!.name);
    return {
      title: getLayerText(layers[0]!.title, 'en'),
      version: found ? found.imported.toISOString() : null,
      attribution: found?.attribution ?? null,
      importedOn: found?.importedOn ?? null
    };
  };
  return {
    deforestation: toVector('deforestation'),
    protectedAreas: toVector('protectedAreas'),
    highConservationValue: toVector('highConservationValue'),
    highCarbonStock: toVector('highCarbonStock')
  };
}

/** Reads the layers of the screening. A raster that is absent or cannot be read is null. */
export async function readScreeningLayers(query: Query, rasters: RasterFolder): Promise<ScreeningLayers> {
  const vectors = await readVectorLayers(query);
  const forest = await readRasterLayer(rasters, FOREST_2020);
  const found = await readRasterLayer(rasters, FOREST_LOSS);
  const loss = found && toLossLayer(found);
  const versions = {
    forest2020: forest && computeDigest(forest.raster),
    loss: loss && computeDigest(loss.raster),
    ...Object.fromEntries(Object.entries(vectors).map(([name, { version }]) => [name, version])),
    rules: Object.values(DEFAULT_SCREENING_RULES).join(' ')
  };
  return { forest, loss, vectors, versions };
}

/** Returns the sources of the layers, for people. */
export const listScreeningSources = ({ forest, loss, vectors }: ScreeningLayers): ScreeningSource[] => [
  {
    ...{ title: FOREST_2020.title, attribution: forest && forest.raster.copyright },
    ...{ importedOn: null, years: null }
  },
  {
    ...{ title: FOREST_LOSS.title, attribution: loss && loss.raster.copyright, importedOn: null },
    years: loss && [loss.firstYear, loss.lastYear]
  },
  ...Object.values(vectors).map(({ title, attribution, importedOn }) => ({
    ...{ title, attribution, importedOn, years: null }
  }))
];
