import type { FeatureLayerJson, RendererJson } from './json';

/* Types of the ArcGIS web scene specification, as far as the product's layers use it. */

interface MaterialJson {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [number, number, number];
  /** Percent; 0 is opaque. */
  readonly transparency: number;
}

interface SceneOutlineJson extends MaterialJson {
  /** In points. */
  readonly size: number;
}

export type IconJson = 'circle' | 'square' | 'kite' | 'triangle' | 'cross' | 'x';

interface PointSymbol3DJson {
  readonly type: 'PointSymbol3D';
  readonly symbolLayers: readonly [
    {
      readonly type: 'Icon';
      readonly resource: { readonly primitive: IconJson };
      readonly material: MaterialJson;
      /** In points. */
      readonly size: number;
      readonly outline: SceneOutlineJson;
    }
  ];
}

/** A solid with a size in metres that stands on the ground. */
interface ColumnSymbol3DJson {
  readonly type: 'PointSymbol3D';
  readonly symbolLayers: readonly [
    {
      readonly type: 'Object';
      readonly resource: { readonly primitive: 'cylinder' };
      readonly material: { readonly color: MaterialJson['color'] };
      readonly width: number;
      readonly depth: number;
      readonly height: number;
      readonly anchor: 'bottom';
    }
  ];
}

interface LineSymbol3DJson {
  readonly type: 'LineSymbol3D';
  readonly symbolLayers: readonly [
    {
      readonly type: 'Line';
      readonly material: MaterialJson;
      /** In points. */
      readonly size: number;
    }
  ];
}

interface PolygonSymbol3DJson {
  readonly type: 'PolygonSymbol3D';
  readonly symbolLayers: readonly [
    | { readonly type: 'Fill'; readonly material: MaterialJson; readonly outline: SceneOutlineJson }
    | {
        readonly type: 'Extrude';
        readonly material: MaterialJson;
        /** Height in metres, unless a visual variable defines it. */
        readonly size: number;
      }
  ];
}

export type Symbol3DJson = PointSymbol3DJson | ColumnSymbol3DJson | LineSymbol3DJson | PolygonSymbol3DJson;

/**
 * A height in metres that is proportional to a field. Between two sizes the SDK interpolates without Arcade, whose
 * engine would be loaded and run for each record.
 */
interface HeightVariableJson {
  readonly type: 'sizeInfo';
  readonly axis: 'height';
  readonly field: string;
  readonly minDataValue: number;
  readonly maxDataValue: number;
  readonly minSize: number;
  readonly maxSize: number;
  readonly valueUnit: 'unknown';
  readonly legendOptions: { readonly showLegend: false };
}

/** Renderer of a layer in a scene; all areas with a height have the same symbol. */
export type SceneRendererJson =
  | RendererJson<Symbol3DJson>
  | {
      readonly type: 'simple';
      /** Label of the height in the legend. */
      readonly label: string;
      readonly symbol: Symbol3DJson;
      readonly visualVariables: readonly [HeightVariableJson];
    };

export interface SceneLayerJson extends Omit<FeatureLayerJson, 'layerDefinition'> {
  readonly layerDefinition: {
    readonly definitionExpression?: string;
    readonly minScale?: number;
    readonly elevationInfo: { readonly mode: 'onTheGround' | 'absoluteHeight' };
    readonly drawingInfo: { readonly renderer: SceneRendererJson };
    /** Draws only some of the points that overlap; all are drawn at a larger scale. */
    readonly featureReduction?: { readonly type: 'selection' };
  };
}
