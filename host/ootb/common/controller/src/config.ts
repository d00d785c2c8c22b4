import type { ImmutableObject } from 'jimu-core';

export interface Behavior {
  /** Opening one widget closes the others. */
  onlyOpenOne?: boolean;
  /** Widgets that are open when the page opens. */
  openStarts?: string[];
  /** px, by widget. */
  size?: { [widgetId: string]: { width?: number; height?: number } };
}

export interface Config {
  behavior?: Behavior;
}

export type IMConfig = ImmutableObject<Config>;
