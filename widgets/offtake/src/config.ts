import type { ImmutableObject } from 'jimu-core';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
export type InstancePart = 'tool' | 'result';

export interface Config {
  part: InstancePart;
  /** Widget id of the tool that a result belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own origin when empty. */
  serverUrl: string;
  /** Texts of the tool; the translated texts when empty. */
  toggleLabel: string;
  hint: string;
  /** Fill opacity of the circle, 0 to 1; the specification's when not set. */
  fillOpacity?: number;
  /** Farm layers (data source, or id or title in the web map) by their id in the catalogue. */
  layers: Record<string, string>;
}

export type IMConfig = ImmutableObject<Config>;
