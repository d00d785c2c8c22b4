/** Types of the ArcGIS web map specification, as far as the product's layers use it. */

export type Rgba = readonly [number, number, number, number];

export interface OutlineJson {
  readonly color: Rgba;
  /** In points. */
  readonly width: number;
}

export type MarkerStyle =
  | 'esriSMSCircle'
  | 'esriSMSSquare'
  | 'esriSMSDiamond'
  | 'esriSMSTriangle'
  | 'esriSMSPath';

export interface MarkerSymbolJson {
  readonly type: 'esriSMS';
  readonly style: MarkerStyle;
  /** Path of 'esriSMSPath', in the syntax of SVG. */
  readonly path?: string;
  readonly color: Rgba;
  /** In points. */
  readonly size: number;
  readonly outline: OutlineJson;
}

export interface FillSymbolJson {
  readonly type: 'esriSFS';
  readonly style: 'esriSFSSolid';
  readonly color: Rgba;
  readonly outline: OutlineJson;
}

export interface LineSymbolJson extends OutlineJson {
  readonly type: 'esriSLS';
  readonly style: 'esriSLSSolid' | 'esriSLSDash';
}

export type SymbolJson = MarkerSymbolJson | FillSymbolJson | LineSymbolJson;

/** A colour interpolated between stops by a field's value. */
export interface ColorVariableJson {
  readonly type: 'colorInfo';
  readonly field: string;
  readonly legendOptions: { readonly title: string };
  readonly stops: readonly { readonly value: number; readonly color: Rgba; readonly label: string }[];
}

/** A size in points, interpolated between stops by a field's value. */
export interface SizeVariableJson {
  readonly type: 'sizeInfo';
  readonly field: string;
  /** The legend shows exactly these values. */
  readonly legendOptions: { readonly title: string; readonly customValues: readonly number[] };
  readonly stops: readonly { readonly value: number; readonly size: number; readonly label?: string }[];
}

/** A size in points, interpolated between stops by the map's scale. */
export interface ScaleVariableJson {
  readonly type: 'sizeInfo';
  readonly valueExpression: '$view.scale';
  readonly stops: readonly { readonly value: number; readonly size: number }[];
}

export interface SimpleRendererJson<Symbol = SymbolJson> {
  readonly type: 'simple';
  readonly symbol: Symbol;
  /** Words beside the symbol in a legend. */
  readonly label?: string;
  readonly visualVariables?: readonly (ColorVariableJson | ScaleVariableJson)[];
}

export interface ClassBreaksRendererJson<Symbol = SymbolJson> {
  readonly type: 'classBreaks';
  readonly field?: string;
  /** Arcade expression that replaces the field. */
  readonly valueExpression?: string;
  readonly minValue: number;
  readonly visualVariables?: readonly SizeVariableJson[];
  /** The legend shows the classes from the highest down, unless `order` is given. */
  readonly legendOptions: { readonly title: string; readonly order?: 'ascendingValues' };
  readonly classBreakInfos: readonly {
    readonly classMaxValue: number;
    readonly label: string;
    readonly symbol: Symbol;
  }[];
  readonly defaultSymbol: Symbol;
  readonly defaultLabel: string;
}

export interface UniqueValueRendererJson<Symbol = SymbolJson> {
  readonly type: 'uniqueValue';
  readonly field1: string;
  readonly legendOptions?: { readonly title: string };
  readonly uniqueValueInfos: readonly {
    readonly value: string;
    readonly label: string;
    readonly symbol: Symbol;
  }[];
  readonly visualVariables?: readonly ScaleVariableJson[];
  readonly defaultSymbol: Symbol;
  readonly defaultLabel?: string;
}

export type RendererJson<Symbol = SymbolJson> =
  | SimpleRendererJson<Symbol>
  | ClassBreaksRendererJson<Symbol>
  | UniqueValueRendererJson<Symbol>;

export interface LabelJson {
  readonly labelExpressionInfo: { readonly expression: string };
  readonly labelPlacement?: string;
  readonly deconflictionStrategy?: 'none' | 'static';
  readonly minScale?: number;
  readonly symbol: {
    readonly type: 'esriTS';
    readonly color: Rgba;
    readonly haloColor?: Rgba;
    readonly haloSize?: number;
    readonly font: { readonly family: string; readonly size: number; readonly weight: 'bold' | 'normal' };
  };
}

export interface FieldInfoJson {
  readonly fieldName: string;
  readonly label: string;
  readonly visible: true;
  readonly format?:
    | { readonly digitSeparator: true; readonly places: number }
    | { readonly dateFormat: string };
}

/** A line of a popup that is computed by Arcade. */
export interface ExpressionInfoJson {
  readonly name: string;
  readonly title: string;
  readonly expression: string;
  readonly returnType: 'string';
}

export interface PopupJson {
  readonly title: string;
  readonly expressionInfos?: readonly ExpressionInfoJson[];
  readonly fieldInfos: readonly FieldInfoJson[];
  readonly popupElements: readonly { readonly type: 'fields' }[];
}

/** A figure of a cluster, computed from a field of its members. */
export interface ClusterFieldJson {
  readonly name: string;
  readonly alias: string;
  readonly onStatisticField: string;
  readonly statisticType: 'avg' | 'sum';
}

export interface ClusterJson {
  readonly type: 'cluster';
  readonly fields?: readonly ClusterFieldJson[];
  /** In points, as the sizes below. */
  readonly clusterRadius: number;
  readonly clusterMinSize: number;
  readonly clusterMaxSize: number;
  readonly showLabels: true;
  readonly popupInfo: PopupJson;
  readonly drawingInfo: {
    readonly renderer: ClassBreaksRendererJson;
    readonly labelingInfo: readonly LabelJson[];
  };
}

interface LayerJson {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly visibility: boolean;
  readonly opacity: number;
  readonly popupInfo: PopupJson;
}

export interface FeatureLayerJson extends LayerJson {
  readonly layerType: 'ArcGISFeatureLayer';
  /** In minutes. */
  readonly refreshInterval?: number;
  readonly showLabels?: boolean;
  readonly layerDefinition: {
    readonly definitionExpression?: string;
    readonly minScale?: number;
    readonly drawingInfo: {
      readonly renderer: RendererJson;
      readonly labelingInfo?: readonly LabelJson[];
    };
    readonly featureReduction?: ClusterJson;
  };
}

export interface ImageLayerJson extends LayerJson {
  readonly layerType: 'ArcGISImageServiceLayer';
  readonly renderingRule: { readonly rasterFunction: string };
  readonly interpolation: 'RSP_BilinearInterpolation';
}

export type OperationalLayerJson = FeatureLayerJson | ImageLayerJson;
