import type { ImmutableObject } from 'jimu-core';

export interface Behavior {
  /** Opening one widget closes the others. */
  onlyOpenOne?: boolean;
  /** Widgets that are open when the page opens. */
  openStarts?: string[];
  /** px, by widget. */
  size?: { [widgetId: string]: { width?: number; height?: number } };
}

/** The part of Esri's that the rail follows. */
export interface Appearance {
  /** Between two tools, px. */
  space: number;
}

export interface Config {
  behavior: Behavior;
  appearance: Appearance;
}

export type IMConfig = ImmutableObject<Config>;
