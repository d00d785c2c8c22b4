import { waitFor } from '@testing-library/react';
import type Layer from 'esri/layers/Layer';
import GroupLayer from 'esri/layers/GroupLayer';
import EsriMap from 'esri/Map';
import GraphicsLayer from 'esri/layers/GraphicsLayer';
import { isSwitchedOn, switchOn, watchSwitch } from './layer-switch';

function inGroup() {
  const layer: Layer = new GraphicsLayer({ visible: false });
  const group = new GroupLayer({ visible: false, layers: [layer] });
  new EsriMap({ layers: [group] });
  return { layer, group };
}

it('switches on a layer with every group that contains it', () => {
  const { layer, group } = inGroup();
  layer.visible = true;
  expect(isSwitchedOn(layer)).toBe(false);
  switchOn(layer);
  expect([isSwitchedOn(layer), group.visible]).toEqual([true, true]);
});

it('reports when the layer or its group is switched, until it ends', async () => {
  const { layer, group } = inGroup();
  switchOn(layer);
  const tell = jest.fn();
  const end = watchSwitch(layer, tell);
  group.visible = false;
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  end();
  group.visible = true;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tell).toHaveBeenCalledTimes(1);
});
