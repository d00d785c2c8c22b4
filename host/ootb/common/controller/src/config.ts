import type { ImmutableObject } from 'jimu-core';

export interface Behavior {
  /** Opening one widget closes the others. */
  onlyOpenOne?: boolean;
  /** Widgets that are open when the page opens. */
  openStarts?: string[];
  /** px, by widget. */
  size?: { [widgetId: string]: { width?: number; height?: number } };
}

/** CSS colours of a tool's button and its icon. */
export interface ButtonColors {
  bg?: string;
  iconColor?: string;
}

/** The part of Esri's that the rail follows. */
export interface Appearance {
  /** Between two tools, px. */
  space: number;
  /** The app sets colours of its own, in `card.variant`. */
  advanced?: boolean;
  card?: { variant?: { default?: ButtonColors; hover?: ButtonColors; active?: ButtonColors } };
}

export interface Config {
  behavior: Behavior;
  appearance: Appearance;
}

export type IMConfig = ImmutableObject<Config>;
