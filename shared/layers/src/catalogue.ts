import { hasOwn, SLIDERS } from '@site/domain';
import type { Access, FieldPage } from './field';
import { DRAWING_ORDER, PAGES, RASTER_PAGES } from './order';
import type { FeaturePage, LayerGroup, LayerPage } from './page';
import type { LayerPanel, PanelPage } from './panel';
import type { RasterPage } from './raster-page';
import { getLayerText } from './texts';

interface LayerDescription {
  /** Id of the layer in the map. */
  readonly id: string;
  /** Title in English, as in the checked-in maps. */
  readonly title: string;
  /** Name of the layer's service. */
  readonly service: string;
  /** Minimum role with read access. The server enforces it; the catalogue only mirrors it (docs/rules/access.md). */
  readonly role: Access;
  readonly group: LayerGroup;
  readonly visibility: boolean;
}

/** A feature layer: its place in the catalogue, and the pages that describe it. */
export interface LayerDefinition extends LayerDescription {
  readonly page: FeaturePage;
  readonly layer: LayerPage;
  readonly panel?: LayerPanel;
}
/** A raster layer; the service defines its colours and legend. */
export interface RasterDefinition extends LayerDescription {
  readonly raster: RasterPage;
}
export type CatalogueLayer = LayerDefinition | RasterDefinition;

export const isRaster = (layer: CatalogueLayer): layer is RasterDefinition => 'raster' in layer;

/** Returns a field of a page; undefined for an unknown name. */
export const findField = ({ fields }: FeaturePage, name: string): FieldPage | undefined =>
  hasOwn(fields, name) ? fields[name] : undefined;

const createPanel = (page: FeaturePage, { sliders, figures, ...rest }: PanelPage): LayerPanel => ({
  ...rest,
  ...(sliders && {
    sliders: sliders.map(({ slider, field }) => {
      const { min, max } = SLIDERS[slider];
      return { slider, field, min, max };
    })
  }),
  ...(figures && {
    figures: figures.map((figure) => ({ ...figure, decimals: findField(page, figure.field)?.decimals ?? 0 }))
  })
});

const createDefinition = (page: FeaturePage, layer: LayerPage): LayerDefinition => ({
  id: layer.id,
  title: getLayerText(layer.title, 'en'),
  service: page.service,
  role: page.access,
  group: layer.group,
  visibility: layer.visible ?? false,
  page,
  layer,
  ...(layer.panel && { panel: createPanel(page, layer.panel) })
});

const createRasterDefinition = (raster: RasterPage): RasterDefinition => ({
  id: raster.id,
  title: getLayerText(raster.title, 'en'),
  service: raster.service,
  role: raster.access,
  group: raster.group,
  visibility: false,
  raster
});

const layersById: ReadonlyMap<string, CatalogueLayer> = new Map(
  [
    ...RASTER_PAGES.map(createRasterDefinition),
    ...PAGES.flatMap((page: FeaturePage) => page.layers.map((layer) => createDefinition(page, layer)))
  ].map((layer) => [layer.id, layer])
);

/**
 * Returns the layer with an id.
 * @throws RangeError for an unknown id.
 */
export function getLayer(id: string): CatalogueLayer {
  const layer = layersById.get(id);
  if (!layer) throw new RangeError(`There is no layer '${id}' in the catalogue.`);
  return layer;
}

/** Layers of the oil palm map, the lowest first. */
export const OIL_PALM_LAYERS: readonly CatalogueLayer[] = DRAWING_ORDER.map(getLayer);

/** All layers: first the layers of the oil palm map in drawing order, then the others. */
export const CATALOGUE: readonly CatalogueLayer[] = [
  ...new Set([...OIL_PALM_LAYERS, ...layersById.values()])
];
