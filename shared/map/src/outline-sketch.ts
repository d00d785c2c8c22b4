import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import * as webMercatorUtils from 'esri/geometry/support/webMercatorUtils';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
// eslint-disable-next-line no-restricted-syntax -- only its type; the widget loads it by name (decision 97)
import type SketchViewModel from 'esri/widgets/Sketch/SketchViewModel';
import { PLOT_DECIMALS } from '@site/domain';
import type { PlotGeometry } from '@site/domain';
import { addLeveledLayers } from './layer-order';
import { getServiceName } from './panels/find-layers';

/** Events of a sketch. */
interface SketchListener {
  /** The outline or the position has changed, also during the drawing. */
  onChange(geometry: PlotGeometry): void;
  /** The drawing or the change of corners has ended. */
  onEnd(): void;
}

/** Draws an outline or a position on a map and changes its corners, with snapping to the features of a service. */
export interface OutlineSketch {
  /** Starts a new drawing; the one in progress is dropped. */
  draw(kind: PlotGeometry['type']): void;
  /** Makes the corners of an outline, or a position, movable. */
  edit(geometry: PlotGeometry): void;
  /** Undoes the last corner or the last change. */
  undo(): void;
  /** Ends the drawing with the corners so far. */
  finish(): void;
  /** Ends the drawing without a further event. */
  stop(): void;
  remove(): void;
}

const WGS84 = { wkid: 4326 };
const INK = [24, 32, 28];

/** Distance within which a corner snaps to a neighbour, px; the SDK's 5 need a very steady hand. */
const SNAP_DISTANCE = 12;

/** Changes of corners that have ended, not each movement of the pointer. */
const MOVE_EVENTS: readonly string[] = ['vertex-add', 'vertex-remove', 'reshape-stop', 'move-stop'];

const round = (degrees: number): number => Number(degrees.toFixed(PLOT_DECIMALS));

type Corner = readonly [longitude: number, latitude: number];

/** Returns a ring that ends where it begins; null without a corner. */
function closeRing(corners: readonly Corner[]): readonly Corner[] | null {
  const [first, last] = [corners[0], corners[corners.length - 1]];
  if (!first || !last) return null;
  const isClosed = corners.length > 1 && first[0] === last[0] && first[1] === last[1];
  return isClosed ? corners : [...corners, first];
}

/** Returns a geometry of the sketch in degrees, an outline closed; null for one without a position. */
function toPlotGeometry(drawn: Graphic['geometry']): PlotGeometry | null {
  const geometry = drawn && webMercatorUtils.webMercatorToGeographic(drawn as Polygon | Point);
  if (!geometry) return null;
  if (geometry.type === 'point') {
    const { longitude, latitude } = geometry as Point;
    if (longitude == null || latitude == null) return null;
    return { type: 'Point', coordinates: [round(longitude), round(latitude)] };
  }
  const rings = (geometry as Polygon).rings.flatMap((ring) => {
    const closed = closeRing(ring.map(([x, y]) => [round(x!), round(y!)] as const));
    return closed ? [closed] : [];
  });
  return rings.length > 0 ? { type: 'Polygon', coordinates: rings } : null;
}

/** Returns a plot's geometry in the coordinates of the map. */
function toMapGeometry(geometry: PlotGeometry): Polygon | Point {
  if (geometry.type === 'Point') {
    const [longitude, latitude] = geometry.coordinates;
    return new Point({ longitude, latitude, spatialReference: WGS84 });
  }
  const rings = geometry.coordinates.map((ring) => ring.map(([x, y]) => [x, y]));
  return webMercatorUtils.geographicToWebMercator(new Polygon({ rings, spatialReference: WGS84 })) as Polygon;
}

const createSymbols = () => ({
  polygon: new SimpleFillSymbol({ color: [...INK, 0.08], outline: { color: [...INK, 1], width: 1.5 } }),
  point: new SimpleMarkerSymbol({
    size: 12,
    color: [...INK, 1],
    outline: { color: [255, 255, 255], width: 2 }
  })
});

/**
 * Calls the listener at each corner and at the end. Returns a handle that stops it. The corners of a new outline are
 * counted here, because the SDK mends the outline when it ends: crossing edges would become several rings, and their
 * fault would not be found.
 */
function listen(
  view: MapView | SceneView,
  sketch: SketchViewModel,
  { onChange, onEnd }: SketchListener
): { remove(): void } {
  let corners: (readonly number[])[] = [];
  const report = (drawn: Graphic['geometry']) => {
    const geometry = toPlotGeometry(drawn);
    if (geometry) onChange(geometry);
  };
  const reportCorners = () => {
    const ring = corners.map(([x, y]) => [x!, y!]);
    const { spatialReference } = view;
    if (ring.length > 0) report(new Polygon({ rings: [ring], spatialReference }));
  };
  const handles = [
    sketch.on('create', ({ state, tool, graphic, toolEventInfo }) => {
      if (state === 'start') corners = [];
      if (tool === 'point') {
        if (state === 'complete') report(graphic?.geometry);
      } else if (toolEventInfo?.type === 'vertex-add') {
        corners = [...corners, ...toolEventInfo.vertices.map(({ coordinates }) => coordinates)];
        reportCorners();
      }
      if (state === 'complete') onEnd();
    }),
    sketch.on('undo', ({ graphics }) => {
      if (sketch.createGraphic) {
        corners = corners.slice(0, -1);
        reportCorners();
      } else report(graphics[0]?.geometry);
    }),
    sketch.on('update', ({ state, graphics, toolEventInfo, aborted }) => {
      if (aborted) return;
      if (toolEventInfo && MOVE_EVENTS.includes(toolEventInfo.type)) report(graphics[0]?.geometry);
      if (state === 'complete') onEnd();
    })
  ];
  return { remove: () => handles.forEach((handle) => handle.remove()) };
}

/** Lists the layers of a service on the map, to whose features a drawing snaps. */
const listSnappedLayers = (view: MapView | SceneView, service: string) =>
  (view.map?.allLayers.toArray() ?? [])
    .filter((layer): layer is FeatureLayer => layer.type === 'feature' && getServiceName(layer) === service)
    .map((layer) => ({ layer, enabled: true }));

interface SketchSetup {
  /** The sketch of the SDK, which a widget loads when something is drawn first. */
  readonly Sketch: typeof SketchViewModel;
  readonly title: string;
  /** Name of the service to whose features the drawing snaps. */
  readonly service: string;
}

/** Creates the sketch of a map. */
export function createOutlineSketch(
  view: MapView | SceneView,
  { Sketch, title, service }: SketchSetup,
  listener: SketchListener
): OutlineSketch {
  const layer = new GraphicsLayer({ title, listMode: 'hide' });
  const onTop = view.map ? addLeveledLayers(view.map, [[layer, 'mark']]) : null;
  const symbols = createSymbols();
  const sketch = new Sketch({
    view,
    layer,
    updateOnGraphicClick: false,
    polygonSymbol: symbols.polygon,
    pointSymbol: symbols.point,
    defaultCreateOptions: { mode: 'click' },
    snappingOptions: {
      enabled: true,
      selfEnabled: false,
      distance: SNAP_DISTANCE,
      featureEnabled: true,
      featureSources: listSnappedLayers(view, service)
    }
  });
  const listening = listen(view, sketch, listener);
  const stop = () => {
    sketch.cancel();
    layer.removeAll();
  };
  return {
    draw: (kind) => {
      stop();
      void sketch.create(kind === 'Point' ? 'point' : 'polygon');
    },
    edit: (geometry) => {
      stop();
      const graphic = new Graphic({
        geometry: toMapGeometry(geometry),
        symbol: geometry.type === 'Point' ? symbols.point : symbols.polygon
      });
      layer.add(graphic);
      void sketch.update([graphic], {
        tool: geometry.type === 'Point' ? 'move' : 'reshape',
        enableRotation: false,
        enableScaling: false,
        multipleSelectionEnabled: false,
        toggleToolOnClick: false
      });
    },
    undo: () => sketch.undo(),
    finish: () => sketch.complete(),
    stop,
    remove: () => {
      listening.remove();
      sketch.destroy();
      onTop?.remove();
    }
  };
}
