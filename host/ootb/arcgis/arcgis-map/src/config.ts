import type { ImmutableObject } from 'jimu-core';

/** What a map widget may show on its map. */
export interface ToolConfig {
  canZoom?: boolean;
  canHome?: boolean;
  canScaleBar?: boolean;
  canBaseMap?: boolean;
}

export interface Config {
  initialMapDataSourceID?: string;
  isUseCustomMapState?: boolean;
  /** Where the map starts when `isUseCustomMapState`: a viewpoint in web-map JSON. */
  initialMapState?: { viewPoint?: object; rotation?: number };
  toolConfig?: ToolConfig;
}

export type IMConfig = ImmutableObject<Config>;
