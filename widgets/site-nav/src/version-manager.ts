import { BaseVersionManager } from 'jimu-core';
import { addMissingSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from './config';

/** Upgrades saved configurations. */
class VersionManager extends BaseVersionManager {
  versions = [
    {
      version: '0.2.0',
      description:
        'Pages of the administration, guests, the end of the session, the tour and circles of mills are settings.',
      upgrader: (old: IMConfig): IMConfig =>
        addMissingSettings(old, {
          accountsUrl: '',
          parametersUrl: '',
          personalDataUrl: '',
          showsPage: false,
          isOpenToGuests: false,
          warnBeforeEndMinutes: 5,
          tourWidgetId: '',
          clusterWeight: 'count'
        })
    }
  ];
}

export const versionManager = new VersionManager();
