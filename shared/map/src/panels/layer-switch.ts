import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';

/** A layer or a group of layers; the map, their root, cannot be switched. */
interface SwitchableLayer {
  visible: boolean;
  readonly parent?: object | null;
}

const isSwitchable = (one: object | null | undefined): one is SwitchableLayer =>
  one != null && 'visible' in one;

/** Returns the layer and the groups that contain it, innermost first. */
function listWithGroups(layer: Layer): SwitchableLayer[] {
  const all: SwitchableLayer[] = [];
  for (let one: object | null | undefined = layer; isSwitchable(one); one = one.parent) all.push(one);
  return all;
}

/** Returns whether a layer and every group that contains it are switched on. */
export const isSwitchedOn = (layer: Layer): boolean => listWithGroups(layer).every(({ visible }) => visible);

/** Switches on a layer and every group that contains it. */
export function switchOn(layer: Layer): void {
  for (const one of listWithGroups(layer)) one.visible = true;
}

/** Calls the listener whenever {@link isSwitchedOn} changes. @returns a function that ends it. */
export function watchSwitch(layer: Layer, tell: () => void): () => void {
  const handle = watch(() => isSwitchedOn(layer), tell);
  return () => handle.remove();
}
