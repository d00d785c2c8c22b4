import { BaseVersionManager } from 'jimu-core';
import { addMissingSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from './config';

/** Upgrades saved configurations. */
class VersionManager extends BaseVersionManager {
  versions = [
    {
      version: '0.2.0',
      description: 'The two themes that appearance switches between are settings.',
      upgrader: (old: IMConfig): IMConfig =>
        addMissingSettings(old, { lightTheme: 'themes/site/', darkTheme: 'themes/site-dark/' })
    }
  ];
}

export const versionManager = new VersionManager();
