import type ImageryLayer from 'esri/layers/ImageryLayer';
import { DEFAULT_PARAMETERS, hasOwn } from 'widgets/shared-code/site-base';
import type { ClassLimits } from 'widgets/shared-code/site-base';
import {
  buildSandLegend,
  buildSoilCarbonLegend,
  buildSoilPhLegend,
  buildSuitabilityLegend,
  findBand
} from 'widgets/shared-code/site-domain';
import type { Legend } from 'widgets/shared-code/site-domain';
import { CATALOGUE, getLayerText, getServiceName, isRaster } from 'widgets/shared-code/site-map';
import type { ShownField } from '../feature/rows';

/** Field of a cell's value in the popup of an image service. */
const PIXEL_VALUE = 'Raster.ServicePixelValue';

/** Legends of rasters, by the name of the image service. */
const LEGENDS: Readonly<Record<string, (limits: ClassLimits) => Legend>> = {
  soilPH: buildSoilPhLegend,
  soilCarbon: buildSoilCarbonLegend,
  soilSand: buildSandLegend,
  suitability: buildSuitabilityLegend
};

/** Returns the field names for value and class of a catalogue raster; undefined for other rasters. */
const findPopupFields = (layer: ImageryLayer) =>
  CATALOGUE.filter(isRaster).find(({ service }) => service === getServiceName(layer))?.raster.popupFields;

/** A class by its stored (untranslated) name. */
type RasterClass = { readonly name: string } | 'unknown';

/** Label, unit and class of a raster's value, as far as known; texts are the stored ones, not translated. */
export interface RasterDescription {
  /** Field of the layer's popup; null when the web map has no label. */
  readonly field: ShownField | null;
  /** Unit of a value that has no popup field. */
  readonly unit: string;
  /** The number is only the key of a name in the service's attribute table. */
  readonly isKey: boolean;
  /** Null when the value has no class; 'unknown' when the class limits could not be loaded. */
  readonly class: RasterClass | null;
  /**
   * Field names for value and class in the specification, and the label of the class; null when it defines
   * none.
   */
  readonly names: { readonly value: string; readonly class: string; readonly classLabel: string } | null;
}

const findLimitedLegend = (layer: ImageryLayer): ((limits: ClassLimits) => Legend) | undefined => {
  const name = getServiceName(layer) ?? '';
  return hasOwn(LEGENDS, name) ? LEGENDS[name] : undefined;
};

/** Whether the classes of a layer depend on limits of the business. */
export const hasLimits = (layer: ImageryLayer): boolean => findLimitedLegend(layer) !== undefined;

const toRasterClass = (name: string | undefined): RasterClass | null =>
  name === undefined ? null : { name };

interface BandProperties {
  readonly BandProperties?: readonly { readonly Unit?: string }[];
}

/** Returns the name of a value in the service's attribute table; null when it has none. */
function findAttributeName({ serviceRasterInfo }: ImageryLayer, value: number): RasterClass | null {
  const rows = serviceRasterInfo?.attributeTable?.features ?? [];
  const row = rows.find(({ attributes }) => Number(attributes.Value) === value)?.attributes;
  const name = row && Object.entries(row).find(([, held]) => typeof held === 'string')?.[1];
  return toRasterClass(typeof name === 'string' ? name : undefined);
}

/** Returns the popup field of the value; null when the popup has no label for it. */
function readValueField({ popupTemplate }: ImageryLayer): ShownField | null {
  const info = popupTemplate?.fieldInfos?.find(({ fieldName }) => fieldName === PIXEL_VALUE);
  if (!info?.label) return null;
  const places = info.format?.places;
  return { name: PIXEL_VALUE, label: info.label, holds: 'number', ...(places == null ? {} : { places }) };
}

/**
 * Returns label, unit and class of a raster's value: from the layer's popup, else the business's legend for
 * the service, else the service's metadata. The class is that of the legend by the limits in force, else of
 * the service.
 * @param limits null when they could not be loaded.
 */
export function describeRaster(
  layer: ImageryLayer,
  value: number,
  limits: ClassLimits | null
): RasterDescription {
  const field = readValueField(layer);
  const own = findPopupFields(layer);
  const names = own
    ? { value: own.value, class: own.description, classLabel: getLayerText(own.label, 'en') }
    : null;
  const legendBy = findLimitedLegend(layer);
  if (legendBy) {
    const { unit, bands } = legendBy(limits ?? DEFAULT_PARAMETERS);
    const found = limits ? toRasterClass(findBand(bands, value)?.label) : 'unknown';
    return { field, unit, isKey: false, class: found, names };
  }
  const properties = layer.serviceRasterInfo?.keyProperties as BandProperties | undefined;
  return {
    field,
    unit: properties?.BandProperties?.[0]?.Unit ?? '',
    isKey: (layer.serviceRasterInfo?.attributeTable?.features ?? []).length > 0,
    class: findAttributeName(layer, value),
    names
  };
}
