import type { ImmutableObject } from 'jimu-core';

/** What an instance shows; the result belongs to a tool. */
export type Part = 'tool' | 'result';

export interface Config {
  part: Part;
  /** The widget id of the tool that a result belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Texts of the tool; the translated ones when empty. */
  toggleLabel: string;
  hint: string;
  /** Of the circle that was looked at, 0 to 1; the specification's when not set. */
  fillOpacity?: number;
  /** What the layers of farms are called (data source, or id or title in the web map), by their id in the catalogue. */
  layers: Record<string, string>;
}

export type IMConfig = ImmutableObject<Config>;
