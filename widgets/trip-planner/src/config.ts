import type { ImmutableObject } from 'jimu-core';

/** What an instance shows; the timeline belongs to a tool. */
export type Part = 'tool' | 'timeline';

export interface Config {
  part: Part;
  /** The widget id of the tool that a timeline belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** What to do, above the form; the translated text when empty. */
  hint: string;
}

export type IMConfig = ImmutableObject<Config>;
