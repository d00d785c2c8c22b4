import { whenOnce } from 'esri/core/reactiveUtils';
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

const createSpaceLayer = (marks: readonly Graphic[]): FeatureLayer =>
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
    source: marks.map(createSpace),
    renderer: new SimpleRenderer({
      symbol: new SimpleMarker({ size: 1, color: CLEAR, outline: { color: CLEAR, width: 0 } })
    }),
    labelingInfo: [createClearLabel(true), createClearLabel(false)]
  });

/**
 * Resolves once a view has drawn a layer for the first time: when the whole view is at rest, since a layer view that
 * has just been made is not updating yet.
 */
const waitUntilDrawn = (layer: FeatureLayer): Promise<void> =>
  new Promise((resolve) => {
    layer.on('layerview-create', ({ view, layerView }) => {
      void whenOnce(() => !view.updating && !layerView.updating).then(() => resolve());
    });
  });

/** The layer of clear labels over all marks of a map. */
interface Labels {
  readonly drawn: Promise<void>;
  /** Removes and destroys the layer. */
  remove(): void;
}

function addLabels(map: Map, marks: readonly Graphic[]): Labels {
  const layer = createSpaceLayer(marks);
  const drawn = waitUntilDrawn(layer);
  const { remove } = addLeveledLayers(map, [[layer, 'mark']]);
  return { drawn, remove };
}

/** The marks of each tool on a map, and the labels over all of them; null without marks. */
interface SharedSpace {
  readonly marks: globalThis.Map<MarkSpace, readonly Graphic[]>;
  labels: Labels | null;
}

const spaces = new WeakMap<Map, SharedSpace>();

function ensureSpace(map: Map): SharedSpace {
  const known = spaces.get(map);
  if (known) return known;
  const space: SharedSpace = { marks: new globalThis.Map(), labels: null };
  spaces.set(map, space);
  return space;
}

/**
 * Replaces the labels over the marks of a map by a new layer. The SDK may draw a layer that is edited before it has
 * placed the new labels, and throws then; it also throws where a layer is destroyed while it is read. The previous
 * layer therefore stays until both are drawn, and visible, since a hidden layer reports that it is drawn.
 */
function replaceLabels(map: Map, space: SharedSpace): void {
  const previous = space.labels;
  const marks = [...space.marks.values()].flat();
  space.labels = marks.length > 0 ? addLabels(map, marks) : null;
  if (!previous) return;
  void Promise.all([previous.drawn, space.labels?.drawn]).then(() => {
    if (!map.destroyed) previous.remove();
  });
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
    // A new layer places all labels again, so marks that are the same add none.
    if (next === shown) return;
    shown = next;
    const space = ensureSpace(map);
    space.marks.set(own, [...markers.values()]);
    replaceLabels(map, space);
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
