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
const createClearLabel = (isForTall: boolean): LabelClass =>
  new LabelClass({
    where: `tall = ${isForTall ? 1 : 0}`,
    labelExpressionInfo: { expression: isForTall ? `'MM' + TextFormatting.NewLine + 'MM'` : `'M'` },
    labelPlacement: 'center-center',
    deconflictionStrategy: 'static',
    symbol: new TextSymbol({
      color: CLEAR,
      yoffset: isForTall ? TEXT_SIZE : 0,
      font: { family: 'Arial Unicode MS', size: TEXT_SIZE, weight: 'bold' }
    })
  });

const isTall = ({ symbol }: Graphic): boolean => (symbol as SimpleMarkerSymbol).size > TALL_POINTS;

const createSpace = (mark: Graphic): Graphic =>
  new Graphic({ geometry: mark.geometry as Point, attributes: { tall: isTall(mark) ? 1 : 0 } });

/** Identifies the ground that a mark needs. */
function describeSpace(mark: Graphic): string {
  const { x, y } = mark.geometry as Point;
  return `${x} ${y} ${isTall(mark)}`;
}

const createSpaceLayer = (): FeatureLayer =>
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
    source: [],
    renderer: new SimpleRenderer({
      symbol: new SimpleMarker({ size: 1, color: CLEAR, outline: { color: CLEAR, width: 0 } })
    }),
    labelingInfo: [createClearLabel(true), createClearLabel(false)]
  });

/** The layer of a map, and the marks of each tool. */
interface SharedSpace {
  readonly layer: FeatureLayer;
  readonly marks: globalThis.Map<MarkSpace, readonly Graphic[]>;
  /** The edits so far, since each replaces the features of the one before. */
  edits: Promise<unknown>;
}

const spaces = new WeakMap<Map, SharedSpace>();

/**
 * Returns the layer of a map, which stays as long as the map: the SDK throws where a layer is destroyed while it is
 * read.
 */
function ensureSpace(map: Map): SharedSpace {
  const known = spaces.get(map);
  if (known) return known;
  const layer = createSpaceLayer();
  const space = {
    layer,
    marks: new globalThis.Map<MarkSpace, readonly Graphic[]>(),
    edits: Promise.resolve()
  };
  spaces.set(map, space);
  addLeveledLayers(map, [[layer, 'mark']]);
  return space;
}

/** Replaces the features of a layer: those to read while it is not read yet, else by edits. */
async function replaceFeatures(layer: FeatureLayer, marks: readonly Graphic[]): Promise<void> {
  if (layer.loadStatus === 'not-loaded') {
    layer.source.removeAll();
    layer.source.addMany(marks.map(createSpace));
    return;
  }
  const { features } = await layer.queryFeatures();
  await layer.applyEdits({ deleteFeatures: features, addFeatures: marks.map(createSpace) });
}

/**
 * Keeps labels off marks. The Maps SDK draws all labels above all symbols, so a mark is hidden by any label at
 * its place; a clear label of the highest level keeps the others away.
 */
export function addMarkSpace(map: Map): MarkSpace {
  let shown = '';
  const update = (marks: readonly Graphic[]): void => {
    const markers = new globalThis.Map(marks.map((mark) => [describeSpace(mark), mark]));
    const next = [...markers.keys()].join();
    // An edit of the layer places all labels again, so marks that are the same edit nothing.
    if (next === shown) return;
    shown = next;
    const space = ensureSpace(map);
    space.marks.set(own, [...markers.values()]);
    const all = [...space.marks.values()].flat();
    space.layer.visible = all.length > 0;
    space.edits = space.edits.then(() => replaceFeatures(space.layer, all));
  };
  const own: MarkSpace = {
    show: (marks) => update(marks.filter(isMarker)),
    remove: () => {
      update([]);
      spaces.get(map)?.marks.delete(own);
    }
  };
  return own;
}
