import GraphicsLayer from '@arcgis/core/layers/GraphicsLayer';
import GroupLayer from '@arcgis/core/layers/GroupLayer';
import WebMap from '@arcgis/core/WebMap';
import * as reactiveUtils from '@arcgis/core/core/reactiveUtils';
import { waitFor } from '@testing-library/react';
import type { Engine } from './engine-type';
import { deferHiddenLayers } from './waiting-layers';

const createLayer = (id: string, visible: boolean) => new GraphicsLayer({ id, visible });

const listIds = (layers: Iterable<{ readonly id: string }>) => [...layers].map(({ id }) => id);

/** Returns a map of five layers, of which the second and the last are visible. */
function createMap() {
  const layers = ['a', 'b', 'c', 'd', 'e'].map((id) => createLayer(id, 'be'.includes(id)));
  const map = new WebMap({ layers });
  const waiting = deferHiddenLayers(map, reactiveUtils as unknown as Engine);
  return { map, waiting, of: Object.fromEntries(layers.map((one) => [one.id, one])) };
}

describe('hidden layers of a web map', () => {
  it('[MP-01] stay out of the map, so that their services get no requests', () => {
    const { map, waiting, of } = createMap();
    expect(listIds(map.layers)).toEqual(['b', 'e']);
    expect(listIds(waiting.all())).toEqual(['a', 'c', 'd']);
    expect(of.a!.loadStatus).toBe('not-loaded');
  });

  it('[MP-01] are added at their place in the drawing order when they become visible, and stay', async () => {
    const { map, waiting, of } = createMap();
    map.add(new GraphicsLayer({ id: 'drawn' }), 1);
    of.d!.visible = true;
    await waitFor(() => expect(listIds(map.layers)).toEqual(['b', 'drawn', 'd', 'e']));
    of.a!.visible = true;
    await waitFor(() => expect(listIds(map.layers)).toEqual(['a', 'b', 'drawn', 'd', 'e']));
    of.a!.visible = false;
    await waitFor(() => expect(listIds(waiting.all())).toEqual(['c']));
    expect(listIds(map.layers)).toContain('a');
  });

  it('are added when their service is loaded, still hidden', async () => {
    const { map, of } = createMap();
    await of.c!.load();
    await waitFor(() => expect(listIds(map.layers)).toEqual(['b', 'c', 'e']));
    expect(of.c!.visible).toBe(false);
  });

  it('are added above all layers of the web map but below graphics drawn on it, when topmost', async () => {
    const layers = [createLayer('a', true), createLayer('b', false)];
    const map = new WebMap({ layers });
    deferHiddenLayers(map, reactiveUtils as unknown as Engine);
    map.add(new GraphicsLayer({ id: 'drawn' }));
    layers[1]!.visible = true;
    await waitFor(() => expect(listIds(map.layers)).toEqual(['a', 'b', 'drawn']));
  });

  it('stay in the map when a group contains them', () => {
    const group = new GroupLayer({ id: 'group', visible: false, layers: [createLayer('a', false)] });
    const map = new WebMap({ layers: [group] });
    expect(deferHiddenLayers(map, reactiveUtils as unknown as Engine).all()).toEqual([]);
    expect(listIds(map.allLayers)).toEqual(['group', 'a']);
  });
});
