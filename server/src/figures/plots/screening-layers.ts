import { createHash } from 'node:crypto';
import { deforestationPage, getLayerText, protectedAreasPage } from '@site/layers';
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
interface VectorLayer {
  readonly title: string;
  /** Changes with each import; null when nothing is imported. */
  readonly version: string | null;
}

/** The layers with which plots are screened. */
export interface ScreeningLayers {
  readonly forest: RasterLayer | null;
  readonly loss: LossLayer | null;
  readonly deforestation: VectorLayer;
  readonly protectedAreas: VectorLayer;
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

/** Reads the layers of the screening. A raster that is absent or cannot be read is null. */
export async function readScreeningLayers(query: Query, rasters: RasterFolder): Promise<ScreeningLayers> {
  const sources = await query<{ dataset: string; imported: Date }>(
    'SELECT dataset, imported_at AS imported FROM dataset_source WHERE dataset = ANY ($1::text[])',
    [[deforestationPage.table, protectedAreasPage.table]]
  );
  const toVector = ({ table, layers }: typeof deforestationPage | typeof protectedAreasPage): VectorLayer => {
    const source = sources.find(({ dataset }) => dataset === table);
    return {
      title: getLayerText(layers[0]!.title, 'en'),
      version: source ? source.imported.toISOString() : null
    };
  };
  const forest = await readRasterLayer(rasters, FOREST_2020);
  const found = await readRasterLayer(rasters, FOREST_LOSS);
  const loss = found && toLossLayer(found);
  const [deforestation, protectedAreas] = [toVector(deforestationPage), toVector(protectedAreasPage)];
  const versions = {
    forest2020: forest && computeDigest(forest.raster),
    loss: loss && computeDigest(loss.raster),
    deforestation: deforestation.version,
    protectedAreas: protectedAreas.version,
    rules: Object.values(DEFAULT_SCREENING_RULES).join(' ')
  };
  return { forest, loss, deforestation, protectedAreas, versions };
}
