import { getAppStore } from '../store/store';
import type { IMDataSourceJson } from '../types/app-config';
import { BaseDataSource } from './base-data-source';
import type { WebMapDataSource } from './types';

/** A web map or web scene of a portal. */
export class PortalMapDataSource extends BaseDataSource implements WebMapDataSource {
  readonly itemId: string;
  readonly portalUrl: string;

  constructor(json: IMDataSourceJson) {
    super(json);
    this.itemId = json.itemId ?? '';
    this.portalUrl = json.portalUrl ?? getAppStore().getState().portalUrl;
  }
}
