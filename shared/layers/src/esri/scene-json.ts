import type { FeatureLayerJson, RendererJson } from './json';

/*
 * The parts of the ArcGIS web scene specification that our layers use.
 */

interface MaterialJson {
  /** Red, green and blue, 0 to 255. */
  readonly color: readonly [number, number, number];
  /** Percent: 0 lets nothing through. */
  readonly transparency: number;
}

interface OutlineJson extends MaterialJson {
  /** Points. */
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
      /** Points. */
      readonly size: number;
      readonly outline: OutlineJson;
    }
  ];
}

interface LineSymbol3DJson {
  readonly type: 'LineSymbol3D';
  readonly symbolLayers: readonly [
    {
      readonly type: 'Line';
      readonly material: MaterialJson;
      /** Points. */
      readonly size: number;
    }
  ];
}

interface PolygonSymbol3DJson {
  readonly type: 'PolygonSymbol3D';
  readonly symbolLayers: readonly [
    | { readonly type: 'Fill'; readonly material: MaterialJson; readonly outline: OutlineJson }
    | {
        readonly type: 'Extrude';
        readonly material: MaterialJson;
        /** Metres, where nothing else says the height. */
        readonly size: number;
      }
  ];
}

export type Symbol3DJson = PointSymbol3DJson | LineSymbol3DJson | PolygonSymbol3DJson;

/** A height in metres that Arcade works out of a record. */
interface HeightVariableJson {
  readonly type: 'sizeInfo';
  readonly axis: 'height';
  readonly valueExpression: string;
  readonly valueUnit: 'meters';
}

/** How a layer is drawn in a scene; what has a height is drawn alike. */
export type SceneRendererJson =
  | RendererJson<Symbol3DJson>
  | {
      readonly type: 'simple';
      /** What the legend says of the height. */
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
    /** Of points that would cover one another, some are drawn; closer by, all are. */
    readonly featureReduction?: { readonly type: 'selection' };
  };
}
