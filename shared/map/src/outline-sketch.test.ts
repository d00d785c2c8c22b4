import type Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import type Polygon from 'esri/geometry/Polygon';
import * as webMercatorUtils from 'esri/geometry/support/webMercatorUtils';
import type MapView from 'esri/views/MapView';
import type { PlotGeometry } from '@site/domain';
import { createOutlineSketch } from './outline-sketch';

type Handler = (event: object) => void;
type SketchClass = Parameters<typeof createOutlineSketch>[1]['Sketch'];

/** The members of the SDK's sketch that the module uses, with the events that a test sends. */
class FakeSketch {
  static last: FakeSketch;
  readonly handlers = new Map<string, Handler>();
  readonly calls: string[] = [];
  createGraphic: object | null = null;
  updated: { readonly graphics: readonly Graphic[]; readonly tool: string } | null = null;

  constructor(
    readonly options: { readonly snappingOptions: { readonly featureSources: readonly object[] } }
  ) {
    FakeSketch.last = this;
  }
  on(name: string, handler: Handler) {
    this.handlers.set(name, handler);
    return { remove: () => this.handlers.delete(name) };
  }
  emit(name: string, event: object): void {
    this.handlers.get(name)?.(event);
  }
  async create(tool: string) {
    this.calls.push(`create ${tool}`);
    this.createGraphic = {};
  }
  async update(graphics: readonly Graphic[], { tool }: { readonly tool: string }) {
    this.updated = { graphics, tool };
  }
  cancel() {
    this.calls.push('cancel');
  }
  undo() {
    this.calls.push('undo');
  }
  complete() {
    this.calls.push('complete');
  }
  destroy() {
    this.calls.push('destroy');
  }
}

const PLOTS = { type: 'feature', url: 'https://site.example/arcgis/rest/services/plots/FeatureServer/0' };
const MILLS = { type: 'feature', url: 'https://site.example/arcgis/rest/services/mills/FeatureServer/0' };

function openSketch() {
  const changes: PlotGeometry[] = [];
  let ended = 0;
  const map = {
    allLayers: { toArray: () => [PLOTS, MILLS] },
    layers: { toArray: () => [], on: () => ({ remove: () => undefined }) },
    addMany: () => undefined,
    removeMany: () => undefined
  };
  const view = { map, spatialReference: { wkid: 102_100 } } as unknown as MapView;
  const sketch = createOutlineSketch(
    view,
    { Sketch: FakeSketch as unknown as SketchClass, title: 'Plots', service: 'plots' },
    {
      onChange: (geometry) => changes.push(geometry),
      onEnd: () => {
        ended += 1;
      }
    }
  );
  return { sketch, fake: FakeSketch.last, changes, countEnds: () => ended };
}

const project = (longitude: number, latitude: number): Point =>
  webMercatorUtils.geographicToWebMercator(
    new Point({ longitude, latitude, spatialReference: { wkid: 4326 } })
  ) as Point;
const createCorner = (longitude: number, latitude: number) => {
  const { x, y } = project(longitude, latitude);
  return { toolEventInfo: { type: 'vertex-add', vertices: [{ coordinates: [x, y] }] } };
};
const CORNERS = [
  [7.123456, 5.123456],
  [7.123556, 5.123656],
  [7.123656, 5.123456]
] as const;

describe('a sketch of an outline', () => {
  it('snaps to the layers of the service, and to no other', () => {
    const { fake } = openSketch();
    expect(fake.options.snappingOptions.featureSources).toEqual([{ layer: PLOTS, enabled: true }]);
  });

  it('reports a closed ring of six decimals at each corner, in the order of the clicks though edges cross', () => {
    const { sketch, fake, changes, countEnds } = openSketch();
    sketch.draw('Polygon');
    fake.emit('create', { state: 'start', tool: 'polygon' });
    for (const [x, y] of CORNERS)
      fake.emit('create', { state: 'active', tool: 'polygon', ...createCorner(x, y) });
    expect(changes[2]).toEqual({ type: 'Polygon', coordinates: [[...CORNERS, CORNERS[0]]] });
    fake.emit('undo', { graphics: [] });
    expect(changes[3]).toEqual({ type: 'Polygon', coordinates: [[CORNERS[0], CORNERS[1], CORNERS[0]]] });
    fake.emit('create', { state: 'complete', tool: 'polygon' });
    expect([changes.length, countEnds()]).toEqual([4, 1]);
  });

  it('begins again without the corners of the drawing before', () => {
    const { sketch, fake, changes } = openSketch();
    fake.emit('create', { state: 'active', tool: 'polygon', ...createCorner(7, 5) });
    sketch.draw('Polygon');
    fake.emit('create', { state: 'start', tool: 'polygon' });
    fake.emit('create', { state: 'active', tool: 'polygon', ...createCorner(8, 5) });
    expect(changes[1]).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [8, 5],
          [8, 5]
        ]
      ]
    });
  });

  it('reports a point when it is placed, and a moved outline when the corner is released', () => {
    const { sketch, fake, changes, countEnds } = openSketch();
    sketch.draw('Point');
    fake.emit('create', { state: 'complete', tool: 'point', graphic: { geometry: project(7.5, 5.25) } });
    expect(changes).toEqual([{ type: 'Point', coordinates: [7.5, 5.25] }]);
    sketch.edit({ type: 'Polygon', coordinates: [[...CORNERS, CORNERS[0]]] });
    expect(fake.updated?.tool).toBe('reshape');
    const [graphic] = fake.updated!.graphics;
    const move = { graphics: [graphic], toolEventInfo: { type: 'reshape' } };
    fake.emit('update', { state: 'active', ...move });
    expect(changes).toHaveLength(1);
    fake.emit('update', { state: 'active', ...move, toolEventInfo: { type: 'reshape-stop' } });
    expect(changes[1]).toEqual({ type: 'Polygon', coordinates: [[...CORNERS, CORNERS[0]]] });
    expect((graphic!.geometry as Polygon).rings[0]).toHaveLength(4);
    fake.emit('update', { state: 'complete', ...move, aborted: true });
    expect(countEnds()).toBe(1);
  });

  it('reports nothing after it is removed', () => {
    const { sketch, fake, changes } = openSketch();
    sketch.remove();
    fake.emit('create', { state: 'active', tool: 'polygon', ...createCorner(7, 5) });
    expect([changes, fake.calls]).toEqual([[], ['destroy']]);
  });
});
