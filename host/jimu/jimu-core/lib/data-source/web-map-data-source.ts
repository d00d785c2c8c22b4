import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';
import { loadPortalMap } from '../load-arcgis';
import { getAppStore } from '../store/store';
import type { IMDataSourceJson } from '../types/app-config';
import { BaseDataSource } from './base-data-source';
import { DataSourceTypes } from './types';
import type { WebMapDataSource } from './types';

/** A web map or web scene of a portal. */
export class PortalMapDataSource extends BaseDataSource implements WebMapDataSource {
  readonly itemId: string;
  readonly portalUrl: string;
  map: WebMap | WebScene | null = null;

  constructor(json: IMDataSourceJson) {
    super(json);
    this.itemId = json.itemId ?? '';
    this.portalUrl = json.portalUrl ?? getAppStore().getState().portalUrl;
  }

  /**
   * Creates `map` once. The map widget draws maps of its own, so no widget waits for the maps SDK before one
   * needs this map. Rejects when the portal does not return the item.
   */
  async makeMap(): Promise<void> {
    this.map ??= await loadPortalMap(
      this.portalUrl,
      this.itemId,
      this.type === String(DataSourceTypes.WebScene)
    );
  }
}
