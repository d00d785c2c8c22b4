import Graphic from 'esri/Graphic';
import type Point from 'esri/geometry/Point';
import FeatureLayer from 'esri/layers/FeatureLayer';
import LabelClass from 'esri/layers/support/LabelClass';
import type Map from 'esri/Map';
import SimpleRenderer from 'esri/renderers/SimpleRenderer';
import type SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import SimpleMarker from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import { addLeveledLayers } from './layer-order';

/** Ground on a map that no label covers: `show` reserves it for these marks, and only for them. */
export interface MarkSpace {
  show(marks: readonly Graphic[]): void;
  remove(): void;
}

const CLEAR = [0, 0, 0, 0];
/** Size of the clear text, points; two letters are as wide as a pin, and two lines as high. */
const TEXT_SIZE = 12;
const TALL_POINTS = 18;

const isMarker = ({ symbol, geometry }: Graphic): boolean =>
  symbol?.type === 'simple-marker' && geometry?.type === 'point';

/** Returns a label of clear text over a mark, or over a tall one above its tip. */
const createClearLabel = (isTall: boolean): LabelClass =>
  new LabelClass({
    where: `tall = ${isTall ? 1 : 0}`,
    labelExpressionInfo: { expression: isTall ? `'MM' + TextFormatting.NewLine + 'MM'` : `'M'` },
    labelPlacement: 'center-center',
    deconflictionStrategy: 'static',
    symbol: new TextSymbol({
      color: CLEAR,
      yoffset: isTall ? TEXT_SIZE : 0,
      font: { family: 'Arial Unicode MS', size: TEXT_SIZE, weight: 'bold' }
    })
  });

const createSpace = ({ geometry, symbol }: Graphic): Graphic =>
  new Graphic({
    geometry: geometry as Point,
    attributes: { tall: (symbol as SimpleMarkerSymbol).size > TALL_POINTS ? 1 : 0 }
  });

const createSpaceLayer = (markers: readonly Graphic[]): FeatureLayer =>
  new FeatureLayer({
    title: 'mark-space',
    listMode: 'hide',
    legendEnabled: false,
    popupEnabled: false,
    geometryType: 'point',
    objectIdField: 'id',
    fields: [
      { name: 'id', type: 'oid' },
      { name: 'tall', type: 'integer' }
    ],
    source: markers.map(createSpace),
    renderer: new SimpleRenderer({
      symbol: new SimpleMarker({ size: 1, color: CLEAR, outline: { color: CLEAR, width: 0 } })
    }),
    labelingInfo: [createClearLabel(true), createClearLabel(false)]
  });

/**
 * Keeps labels off marks. The Maps SDK draws all labels above all symbols, so a mark is hidden by any label at
 * its place; a clear label of the highest level keeps the others away.
 */
export function addMarkSpace(map: Map): MarkSpace {
  let layer: FeatureLayer | null = null;
  let added: { remove(): void } | null = null;
  /** The edits so far, since each replaces the features of the one before. */
  let edits: Promise<unknown> = Promise.resolve();
  /** Layers are edited, not replaced, and removed once they are loaded: the SDK throws where it is interrupted. */
  const replace = async (target: FeatureLayer, markers: readonly Graphic[]): Promise<void> => {
    const { features } = await target.queryFeatures();
    await target.applyEdits({ deleteFeatures: features, addFeatures: markers.map(createSpace) });
  };
  return {
    show: (marks) => {
      const markers = marks.filter(isMarker);
      if (!layer) {
        if (markers.length === 0) return;
        layer = createSpaceLayer(markers);
        added = addLeveledLayers(map, [[layer, 'mark']]);
        return;
      }
      const target = layer;
      target.visible = markers.length > 0;
      edits = edits.then(() => replace(target, markers));
    },
    remove: () => {
      if (!layer || !added) return;
      layer.visible = false;
      const { remove } = added;
      const target = layer;
      void edits.then(() => target.when(remove, remove));
    }
  };
}
