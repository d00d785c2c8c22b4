import { WidgetVersionManager } from 'jimu-core';

/** Upgrades saved configurations; there is only one version so far. */
class VersionManager extends WidgetVersionManager {
  versions = [];
}

export const versionManager = new VersionManager();
