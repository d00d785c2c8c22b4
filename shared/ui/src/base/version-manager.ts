import { WidgetVersionManager } from 'jimu-core';

/** Upgrades saved configurations of a widget whose configuration has had only one version. */
class FirstVersionManager extends WidgetVersionManager {
  versions = [];
}

/** Returns the version manager of a widget; each widget has its own. */
export const createVersionManager = (): WidgetVersionManager => new FirstVersionManager();
