import type { ImmutableObject } from 'jimu-core';

/** What an instance shows; the detail and the table belong to a tool. */
export type Part = 'tool' | 'detail' | 'table';

/** Figures that stand first and large: the yields of a week, or the monthly profit, named as the address of its map is. */
export type Headline = 'none' | 'weeklyYield' | 'profitPerWeek';

export interface Config {
  part: Part;
  /** The widget id of the tool that a detail or a table belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Texts of the tool; the translated ones when empty. */
  toggleLabel: string;
  hint: string;
  /** None when not set. */
  headline?: Headline;
  /** Of the areas drawn, 0 to 1; the specification's when not set. */
  fillOpacity?: number;
}

export type IMConfig = ImmutableObject<Config>;
