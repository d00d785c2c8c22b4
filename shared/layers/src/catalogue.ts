import { hasOwn, SLIDERS } from '@site/domain';
import type { Access, FieldPage } from './field';
import { DRAWING_ORDER, PAGES, RASTER_PAGES } from './order';
import type { FeaturePage, LayerGroup, LayerPage } from './page';
import type { LayerPanel, PanelPage } from './panel';
import type { RasterPage } from './raster-page';
import { layerText } from './texts';

interface Described {
  /** Of the layer in the map. */
  readonly id: string;
  /** In English, as maps that are checked in have it. */
  readonly title: string;
  /** Name of the service that holds it. */
  readonly service: string;
  /** Least role that may read the layer; the server decides, the catalogue only follows it (decision 0012). */
  readonly role: Access;
  readonly group: LayerGroup;
  readonly visibility: boolean;
}

/** A layer of records: its place in the catalogue, with the pages that say the rest. */
export interface LayerDefinition extends Described {
  readonly page: FeaturePage;
  readonly layer: LayerPage;
  readonly panel?: LayerPanel;
}
/** A picture; its colours and legend are those of the service. */
export interface RasterDefinition extends Described {
  readonly raster: RasterPage;
}
export type CatalogueLayer = LayerDefinition | RasterDefinition;

export const isRaster = (layer: CatalogueLayer): layer is RasterDefinition => 'raster' in layer;

/** A field of a page; undefined for a name that it does not have. */
export const fieldOf = ({ fields }: FeaturePage, name: string): FieldPage | undefined =>
  hasOwn(fields, name) ? fields[name] : undefined;

const panelOf = (page: FeaturePage, { sliders, figures, ...rest }: PanelPage): LayerPanel => ({
  ...rest,
  ...(sliders && {
    sliders: sliders.map(({ slider, field }) => {
      const { min, max } = SLIDERS[slider];
      return { slider, field, min, max };
    })
  }),
  ...(figures && {
    figures: figures.map((figure) => ({ ...figure, decimals: fieldOf(page, figure.field)?.decimals ?? 0 }))
  })
});

const definitionOf = (page: FeaturePage, layer: LayerPage): LayerDefinition => ({
  id: layer.id,
  title: layerText(layer.title, 'en'),
  service: page.service,
  role: page.access,
  group: layer.group,
  visibility: layer.visible ?? false,
  page,
  layer,
  ...(layer.panel && { panel: panelOf(page, layer.panel) })
});

const rasterOf = (raster: RasterPage): RasterDefinition => ({
  id: raster.id,
  title: layerText(raster.title, 'en'),
  service: raster.service,
  role: raster.access,
  group: raster.group,
  visibility: false,
  raster
});

const known: ReadonlyMap<string, CatalogueLayer> = new Map(
  [
    ...RASTER_PAGES.map(rasterOf),
    ...PAGES.flatMap((page: FeaturePage) => page.layers.map((layer) => definitionOf(page, layer)))
  ].map((layer) => [layer.id, layer])
);

/** The layer of an id. @throws RangeError when there is none. */
export function layerOf(id: string): CatalogueLayer {
  const layer = known.get(id);
  if (!layer) throw new RangeError(`There is no layer '${id}' in the catalogue.`);
  return layer;
}

/** The layers of the oil palm map, the lowest first. */
export const OIL_PALM_LAYERS: readonly CatalogueLayer[] = DRAWING_ORDER.map(layerOf);

/** Every layer there is: those of the oil palm map in their order, then the others. */
export const CATALOGUE: readonly CatalogueLayer[] = [...new Set([...OIL_PALM_LAYERS, ...known.values()])];
