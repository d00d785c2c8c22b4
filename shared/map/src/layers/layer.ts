import { LAYER_OPACITY } from '@site/domain';
import type { Band, Legend } from '@site/domain';
import type { LayerPanel } from './panel';
import type {
  FieldInfoJson,
  FillSymbolJson,
  MarkerSymbolJson,
  OperationalLayerJson,
  PopupJson,
  Rgba
} from '../web-map-json';

/** Where the server's address stands in a checked-in map. */
export const SERVER_PLACEHOLDER = '{{SITE_SERVER}}';

/** Least role that may read a layer; the server decides, the catalogue only follows it (decision 0012). */
export type LayerRole = 'public' | 'investor' | 'staff';

/** One feature layer of the catalogue: everything the map needs to know of it. */
export interface LayerDefinition extends Omit<OperationalLayerJson, 'layerType' | 'url' | 'opacity'> {
  /** Name of the FeatureServer that holds it. */
  readonly service: string;
  readonly role: LayerRole;
  readonly opacity?: number;
  readonly panel?: LayerPanel;
}

/** The layer as a web map writes it, on the server at `server`. */
export function operationalLayer(layer: LayerDefinition, server = SERVER_PLACEHOLDER): OperationalLayerJson {
  const { service, opacity = LAYER_OPACITY, role: _role, panel: _panel, ...rest } = layer;
  return {
    ...rest,
    opacity,
    layerType: 'ArcGISFeatureLayer',
    url: `${server}/arcgis/rest/services/${service}/FeatureServer/0`
  };
}

/** A text field of a popup. */
export const text = (fieldName: string, label: string): FieldInfoJson => ({
  fieldName,
  label,
  visible: true
});

/** A number field of a popup with grouping and `places` decimals; the label carries the unit. */
export const number = (fieldName: string, label: string, places = 0): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  format: { digitSeparator: true, places }
});

/** A day field of a popup, dd/mm/yyyy. */
export const day = (fieldName: string, label: string): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  format: { dateFormat: 'shortDateLE' }
});

export const popup = (title: string, fieldInfos: readonly FieldInfoJson[]): PopupJson => ({
  title,
  fieldInfos,
  popupElements: [{ type: 'fields' }]
});

/** Highest value of the last class of a renderer, which has to name one. */
const NO_UPPER_END = 1e9;
/** A renderer's classes include their upper end: one that does not stops this much before it. */
const JUST_BELOW = 1e-6;

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

function classMaximum({ max, maxInclusive }: Band): number {
  if (max === null) return NO_UPPER_END;
  return maxInclusive ? max : max - JUST_BELOW;
}

/** The classes of a legend as a renderer's class breaks. */
export const classBreaks = <Symbol>({ bands, unit }: Legend, symbol: (color: Rgba) => Symbol) =>
  bands.map((band) => ({
    classMaxValue: classMaximum(band),
    label: `${band.label} ${unit}`,
    symbol: symbol([channel(band.color, 1), channel(band.color, 3), channel(band.color, 5), 255])
  }));

/** A point of 9 px (6.75 pt) with a white ring. */
export const dot = (color: Rgba, size = 6.75): MarkerSymbolJson => ({
  type: 'esriSMS',
  style: 'esriSMSCircle',
  color,
  size,
  outline: { color: [255, 255, 255, 255], width: 1.1 }
});

/** A clear fill is solid all the same: without one, a click inside an area would not find it. */
export const fill = (color: Rgba, outline: Rgba, width: number): FillSymbolJson => ({
  type: 'esriSFS',
  style: 'esriSFSSolid',
  color,
  outline: { color: outline, width }
});
