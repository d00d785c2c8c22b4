import type { ImmutableObject } from 'jimu-core';

/** What an instance shows; the detail and the table belong to a tool. */
export type Part = 'tool' | 'detail' | 'table';

export interface Config {
  part: Part;
  /** The widget id of the tool that a detail or a table belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Texts of the tool; the translated ones when empty. */
  toggleLabel: string;
  hint: string;
}

export type IMConfig = ImmutableObject<Config>;
