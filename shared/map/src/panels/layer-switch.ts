import { watch } from 'esri/core/reactiveUtils';
import type Layer from 'esri/layers/Layer';

/** A layer or a group of layers; the map, which is over them all, cannot be switched. */
interface Switched {
  visible: boolean;
  readonly parent?: object | null;
}

const isSwitched = (one: object | null | undefined): one is Switched => one != null && 'visible' in one;

/** The layer and the groups that it stands in, from the inside out. */
function withGroups(layer: Layer): Switched[] {
  const all: Switched[] = [];
  for (let one: object | null | undefined = layer; isSwitched(one); one = one.parent) all.push(one);
  return all;
}

/** Whether a layer is switched on, and with it every group that it stands in. */
export const isSwitchedOn = (layer: Layer): boolean => withGroups(layer).every(({ visible }) => visible);

/** Switches a layer on, and with it every group that it stands in. */
export function switchOn(layer: Layer): void {
  for (const one of withGroups(layer)) one.visible = true;
}

/** Tells whenever {@link isSwitchedOn} changes. @returns ends it. */
export function watchSwitch(layer: Layer, tell: () => void): () => void {
  const handle = watch(() => isSwitchedOn(layer), tell);
  return () => handle.remove();
}
