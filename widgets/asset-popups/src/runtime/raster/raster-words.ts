import type ImageryLayer from 'esri/layers/ImageryLayer';
import {
  bandOf,
  SAND_LEGEND,
  SOIL_CARBON_LEGEND,
  SOIL_PH_LEGEND,
  SUITABILITY_LEGEND
} from 'widgets/shared-code/site-core';
import type { Legend } from 'widgets/shared-code/site-core';
import { serviceOf } from 'widgets/shared-code/site-map';
import type { ShownField } from '../feature/rows';

/** What the popup of an image service calls the value of a cell. */
const PIXEL_VALUE = 'Raster.ServicePixelValue';

/** The legends of rasters, by the name of the image service. */
const LEGENDS: Readonly<Record<string, Legend>> = {
  soilPH: SOIL_PH_LEGEND,
  soilCarbon: SOIL_CARBON_LEGEND,
  soilSand: SAND_LEGEND,
  suitability: SUITABILITY_LEGEND
};

/** What a raster's value is called and measured in, and the name of its class, as far as they are known; as they are stored. */
export interface RasterWords {
  /** As the layer's popup has it; null where the web map does not say. */
  readonly field: ShownField | null;
  /** Of a value that no popup names. */
  readonly unit: string;
  readonly class: string | null;
}

const legendOf = (layer: ImageryLayer): Legend | undefined => {
  const name = serviceOf(layer) ?? '';
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

/** The value as the layer's popup names and writes it. */
function valueField({ popupTemplate }: ImageryLayer): ShownField | null {
  const info = popupTemplate?.fieldInfos?.find(({ fieldName }) => fieldName === PIXEL_VALUE);
  if (!info?.label) return null;
  const places = info.format?.places;
  return { name: PIXEL_VALUE, label: info.label, holds: 'number', ...(places == null ? {} : { places }) };
}

/**
 * What a value of a raster is called and measured in: by the layer's popup, else by the legend that the business has for
 * the service, else by what the service says of itself. Its class is that of the legend, else of the service.
 */
export function rasterWords(layer: ImageryLayer, value: number): RasterWords {
  const field = valueField(layer);
  const legend = legendOf(layer);
  if (legend) return { field, unit: legend.unit, class: bandOf(legend.bands, value)?.label ?? null };
  const properties = layer.serviceRasterInfo?.keyProperties as BandProperties | undefined;
  return { field, unit: properties?.BandProperties?.[0]?.Unit ?? '', class: namedIn(layer, value) };
}
