import type { ImmutableObject } from 'jimu-core';

/** The part that an instance shows; a timeline belongs to a tool. */
export type InstancePart = 'tool' | 'timeline';

export interface Config {
  part: InstancePart;
  /** The widget id of the tool that a timeline belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Hint above the form; the translated text when empty. */
  hint: string;
}

export type IMConfig = ImmutableObject<Config>;
