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

/** Opacity of a layer unless it says otherwise (source: section 9 "Display and map"). */
export const LAYER_OPACITY = 0.8;

/** One layer of the catalogue: everything the map needs to know of it. */
export interface LayerDefinition extends Omit<OperationalLayerJson, 'layerType' | 'url' | 'opacity'> {
  /** Name of the FeatureServer that holds it. */
  readonly service: string;
  readonly opacity?: number;
}

/** The layer as a web map writes it, on the server at `server`. */
export function operationalLayer(layer: LayerDefinition, server = SERVER_PLACEHOLDER): OperationalLayerJson {
  const { service, opacity = LAYER_OPACITY, ...rest } = layer;
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

/** A point of 9 px (6.75 pt) with a white ring. */
export const dot = (color: Rgba, size = 6.75): MarkerSymbolJson => ({
  type: 'esriSMS',
  style: 'esriSMSCircle',
  color,
  size,
  outline: { color: [255, 255, 255, 255], width: 1.1 }
});

export const fill = (color: Rgba, outline: Rgba, width: number): FillSymbolJson => ({
  type: 'esriSFS',
  style: color[3] === 0 ? 'esriSFSNull' : 'esriSFSSolid',
  color,
  outline: { color: outline, width }
});
