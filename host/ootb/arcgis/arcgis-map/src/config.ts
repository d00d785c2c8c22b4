import type { ImmutableObject } from 'jimu-core';

/** What a map widget may show on its map. */
export interface ToolConfig {
  canZoom?: boolean;
  canHome?: boolean;
  canScaleBar?: boolean;
  /** Of a scene: what a drag does, pan or turn. */
  canNavigation?: boolean;
  /** Of a scene. */
  canCompass?: boolean;
  canBaseMap?: boolean;
}

export interface Config {
  initialMapDataSourceID?: string;
  isUseCustomMapState?: boolean;
  /**
   * Where the map starts, a viewpoint in web-map JSON. As in Experience Builder, `isUseCustomMapState` decides in the builder
   * only: a state that is there is used, and one without a viewpoint fails.
   */
  initialMapState?: { viewPoint?: object; rotation?: number; viewType?: string };
  toolConfig?: ToolConfig;
  /** Which of the two arrangements the tools have on a wide map; 0 unless given. */
  layoutIndex?: number;
  /** The popup of a record opens when another widget selects it. */
  showPopupUponSelection?: boolean;
  /** Where a reader is sent whose browser cannot draw the scene: a page with a map. Experience Builder has no such setting. */
  flatUrl?: string;
}

export type IMConfig = ImmutableObject<Config>;
