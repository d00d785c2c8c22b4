import { computeExtent } from '../../engines/raster/raster';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { computeQuantile } from '../../engines/raster/statistics';
import type { RasterStatistics } from '../../engines/raster/statistics';
import { WGS84 } from '../dialect/geometry/spatial-reference';
import { CURRENT_VERSION } from '../dialect/version';
import { drawSwatch } from './encode-image';
import { MOST_PIXELS } from './export-request';
import { findNoDataValue, findPixelType, roundFloat } from './pixel-type';
import type { RasterClass, RasterService } from '../../layers/rasters';
import { RASTER_FUNCTIONS } from './rendering-rule';
import type { Rendering } from './rendering-rule';

/** Returns the description of the ImageServer itself. */
export function toServiceMetadata(service: RasterService, { raster, statistics }: LoadedRaster): object {
  const extent = { ...computeExtent(raster), spatialReference: WGS84 };
  const { min, max, mean, standardDeviation } = statistics;
  return {
    currentVersion: CURRENT_VERSION,
    serviceDescription: service.description,
    name: service.service,
    description: service.description,
    copyrightText: raster.copyright,
    extent,
    initialExtent: extent,
    fullExtent: extent,
    spatialReference: WGS84,
    pixelSizeX: raster.cellX,
    pixelSizeY: raster.cellY,
    bandCount: 1,
    bandNames: [service.title],
    pixelType: findPixelType(raster.cells),
    noDataValue: raster.noData ?? findNoDataValue(findPixelType(raster.cells)),
    minPixelSize: 0,
    maxPixelSize: 0,
    minScale: 0,
    maxScale: 0,
    serviceDataType: service.names ? 'esriImageServiceDataTypeThematic' : 'esriImageServiceDataTypeGeneric',
    serviceSourceType: 'esriImageServiceSourceTypeDataset',
    minValues: [roundFloat(min)],
    maxValues: [roundFloat(max)],
    meanValues: [mean],
    stdvValues: [standardDeviation],
    objectIdField: '',
    fields: [],
    capabilities: 'Image,Metadata',
    defaultCompressionQuality: 75,
    defaultResamplingMethod: 'Nearest',
    maxImageWidth: MOST_PIXELS,
    maxImageHeight: MOST_PIXELS,
    allowRasterFunction: true,
    rasterFunctionInfos: RASTER_FUNCTIONS,
    rasterTypeInfos: [],
    mensurationCapabilities: '',
    hasHistograms: true,
    hasColormap: false,
    hasRasterAttributeTable: service.names !== undefined,
    hasMultidimensions: false,
    exportTilesAllowed: false,
    singleFusedMapCache: false,
    supportsStatistics: true,
    supportsAdvancedQueries: false,
    unit: service.unit
  };
}

/** Returns one band's figures as the dialect writes them. */
export const toStatisticsJson = (statistics: RasterStatistics): object => ({
  min: roundFloat(statistics.min),
  max: roundFloat(statistics.max),
  mean: statistics.mean,
  standardDeviation: statistics.standardDeviation,
  median: roundFloat(computeQuantile(statistics, 0.5)),
  count: statistics.count,
  sum: statistics.mean * statistics.count,
  skipX: 1,
  skipY: 1
});

/** Returns one band's histogram as the dialect writes it. */
export const toHistogramJson = ({ min, max, histogram }: RasterStatistics): object => ({
  size: histogram.length,
  min: roundFloat(min),
  max: roundFloat(max),
  counts: histogram
});

/** Returns the names of the values of a raster of classes, as a feature set. */
export const toAttributeTable = ({ names = {} }: RasterService): object => ({
  objectIdFieldName: 'OID',
  fields: [
    { name: 'OID', type: 'esriFieldTypeOID', alias: 'OID' },
    { name: 'Value', type: 'esriFieldTypeInteger', alias: 'Value' },
    { name: 'ClassName', type: 'esriFieldTypeString', alias: 'Class', length: 60 }
  ],
  features: Object.entries(names).map(([value, name], index) => ({
    attributes: { OID: index, Value: Number(value), ClassName: name }
  }))
});

const SWATCH_PIXELS = 20;

/** Entries of the legend of a ramp, ends included. */
const RAMP_ENTRIES = 5;

interface LegendEntry {
  readonly label: string;
  readonly color: readonly [number, number, number];
}

/** Returns evenly spaced values of a ramp with their colours, the highest first as in ArcGIS. */
function listRampEntries(
  { unit }: RasterService,
  { low, high }: NonNullable<Rendering['ends']>,
  { value, color }: Rendering
): LegendEntry[] {
  return Array.from({ length: RAMP_ENTRIES }, (_, at) => {
    const raw = high - (at * (high - low)) / (RAMP_ENTRIES - 1);
    const after = value(raw);
    const [red, green, blue] = (after === null ? null : color(after)) ?? [255, 255, 255];
    return {
      label: [String(Number(raw.toPrecision(3))), unit].filter(Boolean).join(' '),
      color: [red, green, blue]
    };
  });
}

/** Returns the legend of a rendering with a picture of each colour: its ramp, else the classes of the service. */
export const toLegendJson = (
  service: RasterService,
  classes: readonly RasterClass[],
  rendering: Rendering | null
): object => ({
  layers: [
    {
      layerId: 0,
      layerName: service.title,
      layerType: 'Raster Layer',
      minScale: 0,
      maxScale: 0,
      legendType: rendering?.ends ? 'Stretched' : 'Unique Values',
      legend: (rendering?.ends ? listRampEntries(service, rendering.ends, rendering) : classes).map(
        ({ label, color }) => ({
          label,
          url: '',
          imageData: drawSwatch(color, SWATCH_PIXELS).toString('base64'),
          contentType: 'image/png',
          width: SWATCH_PIXELS,
          height: SWATCH_PIXELS
        })
      )
    }
  ]
});
