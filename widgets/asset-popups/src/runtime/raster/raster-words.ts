import type ImageryLayer from 'esri/layers/ImageryLayer';
import {
  bandOf,
  SAND_LEGEND,
  SOIL_CARBON_LEGEND,
  SOIL_PH_LEGEND,
  SUITABILITY_LEGEND
} from 'widgets/shared-code/site-core';
import type { Legend } from 'widgets/shared-code/site-core';

/** The legends of rasters, by the name of the image service. */
const LEGENDS: Readonly<Record<string, Legend>> = {
  soilPH: SOIL_PH_LEGEND,
  soilCarbon: SOIL_CARBON_LEGEND,
  soilSand: SAND_LEGEND,
  suitability: SUITABILITY_LEGEND
};

/** The unit of a raster's values and the name and colour of a value's class, as far as they are known. */
export interface RasterWords {
  readonly unit: string;
  readonly class: { readonly label: string; readonly color?: string } | null;
}

const legendOf = (url: string): Legend | undefined => {
  const name = /\/([^/]+)\/ImageServer/i.exec(url)?.[1] ?? '';
  return Object.hasOwn(LEGENDS, name) ? LEGENDS[name] : undefined;
};

interface BandProperties {
  readonly BandProperties?: readonly { readonly Unit?: string }[];
}

/** The name of a value in the service's attribute table; null where it has none. */
function namedIn({ serviceRasterInfo }: ImageryLayer, value: number): string | null {
  const rows = serviceRasterInfo?.attributeTable?.features ?? [];
  const row = rows.find(({ attributes }) => Number(attributes.Value) === value)?.attributes;
  const name = row && Object.entries(row).find(([, held]) => typeof held === 'string')?.[1];
  return typeof name === 'string' ? name : null;
}

/**
 * What a value of a raster is measured in and called: by the legend of the business, where it has one for the service,
 * else by what the service says of itself.
 */
export function rasterWords(layer: ImageryLayer, value: number): RasterWords {
  const legend = legendOf(layer.url ?? '');
  if (legend) return { unit: legend.unit, class: bandOf(legend.bands, value) };
  const properties = layer.serviceRasterInfo?.keyProperties as BandProperties | undefined;
  const label = namedIn(layer, value);
  return { unit: properties?.BandProperties?.[0]?.Unit ?? '', class: label === null ? null : { label } };
}
