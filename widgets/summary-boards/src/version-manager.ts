import { BaseVersionManager } from 'jimu-core';
import type { Config, IMConfig } from './config';

/** Converts a layer's name of older settings to the catalogue's id: `taggedMills` becomes `tagged-mills`. */
const catalogueId = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Removes the layers' names that equal the catalogue's ids. */
function otherLayers(layers: Config['layers']): Config['layers'] {
  const named = Object.entries(layers).map(([name, id]) => [catalogueId(name), id] as const);
  return Object.fromEntries(named.filter(([name, id]) => name !== id));
}

/** Upgrades saved configurations. */
class VersionManager extends BaseVersionManager {
  versions = [
    {
      version: '0.2.0',
      description:
        'Layers are named by their id in the catalogue, and only where the web map calls them otherwise.',
      upgrader: (old: IMConfig): IMConfig =>
        old.set('layers', otherLayers(old.layers.asMutable() as Config['layers']))
    }
  ];
}

export const versionManager = new VersionManager();
