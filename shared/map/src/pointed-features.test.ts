import Extent from 'esri/geometry/Extent';
import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import { goToFeatures, highlightFeature, limitScale, watchFeatures } from './pointed-features';

const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

type Listener = (event: object) => void;

/** Returns a view whose areas are columns of 10 px, the first with id 1; its queries and its highlights. */
function fakeView({ draws = true } = {}) {
  const listeners = new Map<string, Listener>();
  const asked: number[] = [];
  const lit: number[] = [];
  const layerView = {
    queryObjectIds: async ({ geometry }: { geometry: { x: number } }) => {
      asked.push(geometry.x);
      await waitForTasks();
      return geometry.x < 30 ? [Math.floor(geometry.x / 10) + 1] : [];
    },
    highlight: (id: number) => {
      lit.push(id);
      return { remove: () => lit.splice(lit.indexOf(id), 1) };
    }
  };
  const view = {
    type: '2d',
    spatialReference: { wkid: 3857 },
    constraints: { maxScale: 0 },
    extent: null,
    goTo: jest.fn(async () => undefined),
    toMap: ({ x, y }: { x: number; y: number }) => ({ x, y }),
    whenLayerView: async () => {
      if (draws) return layerView;
      throw new Error('The layer cannot be drawn.');
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, listener);
      return { remove: () => listeners.delete(name) };
    }
  };
  const fireEvent = (name: string, x = 0, pointerType = 'mouse') =>
    listeners.get(name)?.({ x, y: 0, pointerType });
  return { view: view as unknown as MapView & { goTo: jest.Mock }, asked, lit, tell: fireEvent, listeners };
}

const layer = {} as Layer;

describe('pointing at areas of a layer', () => {
  it('reports the feature under the pointer, and nothing once it has left', async () => {
    const { view, tell } = fakeView();
    const points: (number | null)[] = [];
    watchFeatures(view, layer, { onPoint: (id) => points.push(id), onPress: () => undefined });
    tell('pointer-move', 5);
    await waitForTasks();
    await waitForTasks();
    tell('pointer-move', 40);
    await waitForTasks();
    await waitForTasks();
    tell('pointer-move', 15);
    tell('pointer-leave');
    await waitForTasks();
    await waitForTasks();
    expect(points).toEqual([1, null, null]);
  });

  it('skips movements during a query', async () => {
    const { view, tell, asked } = fakeView();
    const points: (number | null)[] = [];
    watchFeatures(view, layer, { onPoint: (id) => points.push(id), onPress: () => undefined });
    for (const x of [5, 12, 14, 25]) tell('pointer-move', x);
    for (let turn = 0; turn < 4; turn++) await waitForTasks();
    expect(asked).toEqual([5, 25]);
    expect(points).toEqual([1, 3]);
  });

  it('reports a press but no pointing for a finger; reports nothing after the end', async () => {
    const { view, tell, asked, listeners } = fakeView();
    const presses: (number | null)[] = [];
    const watching = watchFeatures(view, layer, {
      onPoint: () => presses.push(-1),
      onPress: (id) => presses.push(id)
    });
    tell('pointer-move', 5, 'touch');
    await waitForTasks();
    expect(asked).toEqual([]);
    tell('click', 12);
    await waitForTasks();
    await waitForTasks();
    tell('click', 5);
    watching.remove();
    await waitForTasks();
    await waitForTasks();
    expect(presses).toEqual([2]);
    expect(listeners.size).toBe(0);
  });

  it('reports nothing for a layer that cannot be drawn', async () => {
    const { view, tell, lit } = fakeView({ draws: false });
    const points: (number | null)[] = [];
    watchFeatures(view, layer, { onPoint: (id) => points.push(id), onPress: () => undefined });
    highlightFeature(view, layer, 1);
    tell('pointer-move', 5);
    await waitForTasks();
    await waitForTasks();
    expect([points, lit]).toEqual([[null], []]);
  });
});

describe('a feature on the map', () => {
  it('is highlighted until that ends, also when it ends at once', async () => {
    const { view, lit } = fakeView();
    const highlight = highlightFeature(view, layer, 7);
    await waitForTasks();
    expect(lit).toEqual([7]);
    highlight.remove();
    expect(lit).toEqual([]);
    highlightFeature(view, layer, 8).remove();
    await waitForTasks();
    expect(lit).toEqual([]);
  });

  it('is moved to, or all of them, or the map stays when there are no features', async () => {
    const { view } = fakeView();
    const asked: object[] = [];
    let extent: Extent | null = new Extent({ xmin: 0, ymin: 0, xmax: 10, ymax: 10 });
    const states = {
      definitionExpression: "STATE <> ''",
      queryExtent: async (query: object) => {
        asked.push(query);
        return { count: 1, extent };
      }
    } as unknown as Layer;
    await goToFeatures(view, states, 7);
    await goToFeatures(view, states, null);
    extent = null;
    await goToFeatures(view, states, 8);
    expect(asked).toMatchObject([{ objectIds: [7] }, { where: "STATE <> ''" }, { objectIds: [8] }]);
    expect(view.goTo).toHaveBeenCalledTimes(2);
  });
});

it('removes the scale limit again; a scene has no limit', () => {
  const { view } = fakeView();
  const limit = limitScale(view, 18_055.95);
  expect(view.constraints.maxScale).toBe(18_055);
  limit.remove();
  expect(view.constraints.maxScale).toBe(0);
  Object.assign(view, { type: '3d' });
  limitScale(view, 18_056).remove();
  expect(view.constraints.maxScale).toBe(0);
});
