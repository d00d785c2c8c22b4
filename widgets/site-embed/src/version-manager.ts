import { WidgetVersionManager } from 'jimu-core';

/** Upgrades saved configurations; there is one version so far. */
class VersionManager extends WidgetVersionManager {
  versions = [];
}

export const versionManager = new VersionManager();
