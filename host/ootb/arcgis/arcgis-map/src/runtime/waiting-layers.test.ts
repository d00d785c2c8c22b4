import GraphicsLayer from '@arcgis/core/layers/GraphicsLayer';
import GroupLayer from '@arcgis/core/layers/GroupLayer';
import WebMap from '@arcgis/core/WebMap';
import * as reactiveUtils from '@arcgis/core/core/reactiveUtils';
import { waitFor } from '@testing-library/react';
import type { Engine } from './engine-type';
import { holdHiddenLayers } from './waiting-layers';

const layer = (id: string, visible: boolean) => new GraphicsLayer({ id, visible });

const ids = (layers: Iterable<{ readonly id: string }>) => [...layers].map(({ id }) => id);

/** A map of five layers, the second and the last of which are shown. */
function opened() {
  const layers = ['a', 'b', 'c', 'd', 'e'].map((id) => layer(id, 'be'.includes(id)));
  const map = new WebMap({ layers });
  const waiting = holdHiddenLayers(map, reactiveUtils as unknown as Engine);
  return { map, waiting, of: Object.fromEntries(layers.map((one) => [one.id, one])) };
}

describe('hidden layers of a web map', () => {
  it('[MP-01] wait outside of the map, so that their services are not asked', () => {
    const { map, waiting, of } = opened();
    expect(ids(map.layers)).toEqual(['b', 'e']);
    expect(ids(waiting.all())).toEqual(['a', 'c', 'd']);
    expect(of.a!.loadStatus).toBe('not-loaded');
  });

  it('[MP-01] come to their place in the drawing order once they are shown, and stay', async () => {
    const { map, waiting, of } = opened();
    map.add(new GraphicsLayer({ id: 'drawn' }), 1);
    of.d!.visible = true;
    await waitFor(() => expect(ids(map.layers)).toEqual(['b', 'drawn', 'd', 'e']));
    of.a!.visible = true;
    await waitFor(() => expect(ids(map.layers)).toEqual(['a', 'b', 'drawn', 'd', 'e']));
    of.a!.visible = false;
    await waitFor(() => expect(ids(waiting.all())).toEqual(['c']));
    expect(ids(map.layers)).toContain('a');
  });

  it('come once something asks for their service, hidden as they are', async () => {
    const { map, of } = opened();
    await of.c!.load();
    await waitFor(() => expect(ids(map.layers)).toEqual(['b', 'c', 'e']));
    expect(of.c!.visible).toBe(false);
  });

  it('of which the topmost comes above all others of the web map, beneath what is drawn on it', async () => {
    const layers = [layer('a', true), layer('b', false)];
    const map = new WebMap({ layers });
    holdHiddenLayers(map, reactiveUtils as unknown as Engine);
    map.add(new GraphicsLayer({ id: 'drawn' }));
    layers[1]!.visible = true;
    await waitFor(() => expect(ids(map.layers)).toEqual(['a', 'b', 'drawn']));
  });

  it('do not wait where a group lists them', () => {
    const group = new GroupLayer({ id: 'group', visible: false, layers: [layer('a', false)] });
    const map = new WebMap({ layers: [group] });
    expect(holdHiddenLayers(map, reactiveUtils as unknown as Engine).all()).toEqual([]);
    expect(ids(map.allLayers)).toEqual(['group', 'a']);
  });
});
