/** The parts of the ArcGIS web map specification that our layers use. */

export type Rgba = readonly [number, number, number, number];

export interface OutlineJson {
  readonly color: Rgba;
  /** Points. */
  readonly width: number;
}

export interface MarkerSymbolJson {
  readonly type: 'esriSMS';
  readonly style: 'esriSMSCircle';
  readonly color: Rgba;
  /** Points. */
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

export interface SimpleRendererJson {
  readonly type: 'simple';
  readonly symbol: SymbolJson;
}

export interface ClassBreaksRendererJson {
  readonly type: 'classBreaks';
  readonly field: string;
  readonly minValue: number;
  readonly legendOptions: { readonly title: string };
  readonly classBreakInfos: readonly {
    readonly classMaxValue: number;
    readonly label: string;
    readonly symbol: SymbolJson;
  }[];
  readonly defaultSymbol: SymbolJson;
  readonly defaultLabel: string;
}

export interface UniqueValueRendererJson {
  readonly type: 'uniqueValue';
  readonly field1: string;
  readonly uniqueValueInfos: readonly {
    readonly value: string;
    readonly label: string;
    readonly symbol: SymbolJson;
  }[];
  readonly defaultSymbol: SymbolJson;
}

export interface LabelJson {
  readonly labelExpressionInfo: { readonly expression: string };
  readonly labelPlacement?: string;
  readonly deconflictionStrategy?: 'none';
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
    { readonly digitSeparator: true; readonly places: number } | { readonly dateFormat: string };
}

export interface PopupJson {
  readonly title: string;
  readonly fieldInfos: readonly FieldInfoJson[];
  readonly popupElements: readonly { readonly type: 'fields' }[];
}

export interface ClusterJson {
  readonly type: 'cluster';
  /** Points. */
  readonly clusterRadius: number;
  readonly clusterMinSize: number;
  readonly clusterMaxSize: number;
  readonly showLabels: true;
  readonly popupInfo: PopupJson;
  readonly drawingInfo: {
    readonly renderer: SimpleRendererJson;
    readonly labelingInfo: readonly LabelJson[];
  };
}

export interface OperationalLayerJson {
  readonly id: string;
  readonly title: string;
  readonly layerType: 'ArcGISFeatureLayer';
  readonly url: string;
  readonly visibility: boolean;
  readonly opacity: number;
  readonly popupInfo: PopupJson;
  readonly showLabels?: boolean;
  readonly layerDefinition: {
    readonly minScale?: number;
    readonly drawingInfo: {
      readonly renderer: SimpleRendererJson | ClassBreaksRendererJson | UniqueValueRendererJson;
      readonly labelingInfo?: readonly LabelJson[];
    };
    readonly featureReduction?: ClusterJson;
  };
}
