import { BaseVersionManager } from 'jimu-core';
import { addMissingSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from './config';

/** Upgrades saved configurations. */
class VersionManager extends BaseVersionManager {
  versions = [
    {
      version: '0.2.0',
      description: 'The layer of purchases and the brand are settings.',
      upgrader: (old: IMConfig): IMConfig => addMissingSettings(old, { sourceLayer: '', product: 'SITE' })
    }
  ];
}

export const versionManager = new VersionManager();
