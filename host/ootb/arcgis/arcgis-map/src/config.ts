import type { ImmutableObject } from 'jimu-core';

/** Tools of a map widget. */
export interface ToolConfig {
  canZoom?: boolean;
  canHome?: boolean;
  canScaleBar?: boolean;
  /** Only for a scene: a switch between pan and rotate on drag. */
  canNavigation?: boolean;
  /** Only for a scene. */
  canCompass?: boolean;
  canBaseMap?: boolean;
}

export interface Config {
  initialMapDataSourceID?: string;
  isUseCustomMapState?: boolean;
  /**
   * Initial view of the map, a viewpoint in web-map JSON. As in Experience Builder, `isUseCustomMapState`
   * matters only in the builder: an existing state is used, and one without a viewpoint fails.
   */
  initialMapState?: { viewPoint?: object; rotation?: number; viewType?: string };
  toolConfig?: ToolConfig;
  /** Index of the tools' arrangement on a wide map; 0 by default. */
  layoutIndex?: number;
  /** Opens the popup of a record when another widget selects it. */
  showPopupUponSelection?: boolean;
  /**
   * Initial view of a scene in the window of a phone, a viewpoint in web-scene JSON: the scene's own camera shows
   * less of the ground the narrower the window is. Experience Builder has no such setting.
   */
  phoneViewPoint?: object;
  /**
   * Page with a map, offered to visitors whose browser cannot draw the scene. Experience Builder has no such
   * setting.
   */
  flatUrl?: string;
}

export type IMConfig = ImmutableObject<Config>;
