import type ImageryLayer from 'esri/layers/ImageryLayer';
import {
  bandOf,
  DEFAULT_PARAMETERS,
  sandLegend,
  soilCarbonLegend,
  soilPhLegend,
  suitabilityLegend
} from 'widgets/shared-code/site-core';
import type { ClassLimits, Legend } from 'widgets/shared-code/site-core';
import { CATALOGUE, isRaster, layerText, serviceOf } from 'widgets/shared-code/site-map';
import type { ShownField } from '../feature/rows';
import { hasOwn } from 'widgets/shared-code/site-core';

/** What the popup of an image service calls the value of a cell. */
const PIXEL_VALUE = 'Raster.ServicePixelValue';

/** The legends of rasters, by the name of the image service. */
const LEGENDS: Readonly<Record<string, (limits: ClassLimits) => Legend>> = {
  soilPH: soilPhLegend,
  soilCarbon: soilCarbonLegend,
  soilSand: sandLegend,
  suitability: suitabilityLegend
};

/** Names that a raster of the catalogue has for a place's value and the description of its class. */
const popupFieldsOf = (layer: ImageryLayer) =>
  CATALOGUE.filter(isRaster).find(({ service }) => service === serviceOf(layer))?.raster.popupFields;

/** The name of a class as it is stored. */
type RasterClass = { readonly name: string } | 'unknown';

/** What a raster's value is called and measured in, and the name of its class, as far as they are known; as they are stored. */
export interface RasterWords {
  /** As the layer's popup has it; null where the web map does not say. */
  readonly field: ShownField | null;
  /** Of a value that no popup names. */
  readonly unit: string;
  /** The number is nothing but the key of a name in the service's table. */
  readonly isKey: boolean;
  /** Null where it has none; 'unknown' where the limits of its classes could not be had. */
  readonly class: RasterClass | null;
  /** The names of the two fields that the specification gives them, and what the class is called; null where it gives none. */
  readonly names: { readonly value: string; readonly class: string; readonly classLabel: string } | null;
}

const limitedBy = (layer: ImageryLayer): ((limits: ClassLimits) => Legend) | undefined => {
  const name = serviceOf(layer) ?? '';
  return hasOwn(LEGENDS, name) ? LEGENDS[name] : undefined;
};

/** Whether the classes of a layer go by limits of the business. */
export const hasLimits = (layer: ImageryLayer): boolean => limitedBy(layer) !== undefined;

const named = (name: string | undefined): RasterClass | null => (name === undefined ? null : { name });

interface BandProperties {
  readonly BandProperties?: readonly { readonly Unit?: string }[];
}

/** The name of a value in the service's attribute table; null where it has none. */
function namedIn({ serviceRasterInfo }: ImageryLayer, value: number): RasterClass | null {
  const rows = serviceRasterInfo?.attributeTable?.features ?? [];
  const row = rows.find(({ attributes }) => Number(attributes.Value) === value)?.attributes;
  const name = row && Object.entries(row).find(([, held]) => typeof held === 'string')?.[1];
  return named(typeof name === 'string' ? name : undefined);
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
 * the service, else by what the service says of itself. Its class is that of the legend by the limits in force, else of
 * the service.
 * @param limits null where they could not be had.
 */
export function rasterWords(layer: ImageryLayer, value: number, limits: ClassLimits | null): RasterWords {
  const field = valueField(layer);
  const own = popupFieldsOf(layer);
  const names = own
    ? { value: own.value, class: own.description, classLabel: layerText(own.label, 'en') }
    : null;
  const legendBy = limitedBy(layer);
  if (legendBy) {
    const { unit, bands } = legendBy(limits ?? DEFAULT_PARAMETERS);
    const found = limits ? named(bandOf(bands, value)?.label) : 'unknown';
    return { field, unit, isKey: false, class: found, names };
  }
  const properties = layer.serviceRasterInfo?.keyProperties as BandProperties | undefined;
  return {
    field,
    unit: properties?.BandProperties?.[0]?.Unit ?? '',
    isKey: (layer.serviceRasterInfo?.attributeTable?.features ?? []).length > 0,
    class: namedIn(layer, value),
    names
  };
}
