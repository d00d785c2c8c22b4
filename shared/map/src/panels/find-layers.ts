import type Layer from 'esri/layers/Layer';
import { isTitled } from '@site/layers';

/** What identifies a layer of the catalogue. */
interface Sought {
  readonly id: string;
  readonly title: string;
  readonly service: string;
}

/** The name of the service in a layer's address, or null. */
function serviceOf(layer: Layer): string | null {
  const url = (layer as { url?: string | null }).url ?? '';
  return /\/([^/]+)\/(?:Feature|Map|Image)Server(?:\/|$)/.exec(url)?.[1] ?? null;
}

/**
 * The layer of a map that a catalogue entry means: by its id, else the only one on its service, else the only one with its title,
 * since a map made elsewhere names layers otherwise. Null when the map lacks it.
 */
export function findLayer<Found extends Layer>(layers: readonly Found[], sought: Sought): Found | null {
  const byId = layers.find(({ id }) => id === sought.id);
  if (byId) return byId;
  const onService = layers.filter((layer) => serviceOf(layer) === sought.service);
  if (onService.length === 1) return onService[0];
  const named = layers.filter(({ title }) => isTitled(title, sought.title));
  return named.length === 1 ? named[0] : null;
}
