import type { ImmutableObject } from 'jimu-core';

export interface Behavior {
  /** Opening one widget closes the others. */
  onlyOpenOne?: boolean;
  /** Widgets that are open when the page opens. */
  openStarts?: string[];
  /** Size of panels, px, by widget. */
  size?: { [widgetId: string]: { width?: number; height?: number } };
}

/** CSS colours of a tool's button and its icon. */
export interface ButtonColors {
  bg?: string;
  iconColor?: string;
}

/** The part of Esri's appearance that the rail supports. */
export interface Appearance {
  /** Gap between two tools, px. */
  space: number;
  /** true when the app sets its own colours, in `card.variant`. */
  advanced?: boolean;
  card?: { variant?: { default?: ButtonColors; hover?: ButtonColors; active?: ButtonColors } };
}

export interface Config {
  behavior: Behavior;
  appearance: Appearance;
}

export type IMConfig = ImmutableObject<Config>;
