import type { ImmutableObject } from 'jimu-core';
import type { Translatable } from '../../../translate-config';

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

/** Tools under one heading. */
export interface ToolGroup extends Translatable<'label'> {
  readonly label: string;
  /** Ids of its widgets; their order is that of the layout. */
  readonly widgets: readonly string[];
}

export interface Config {
  behavior: Behavior;
  appearance: Appearance;
  /** Headings of the tools. Esri's controller ignores them and shows the tools in the same order. */
  groups?: ToolGroup[];
  /** Widgets with a place in the bottom bar of a phone; the first ones of the layout without it. */
  barWidgets?: string[];
}

export type IMConfig = ImmutableObject<Config>;
