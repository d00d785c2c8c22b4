import type { ImmutableObject } from 'jimu-core';

/** The part that an instance shows; a detail and a table belong to a tool. */
export type InstancePart = 'tool' | 'detail' | 'table';

/**
 * Figures shown first and large: the weekly yields, or the monthly profit (named like the address of its map).
 */
export type Headline = 'none' | 'weeklyYield' | 'profitPerWeek';

export interface Config {
  part: InstancePart;
  /** The widget id of the tool that a detail or a table belongs to. */
  toolWidgetId: string;
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  /** Texts of the tool; the translated ones when empty. */
  toggleLabel: string;
  hint: string;
  /** No large figures when not set. */
  headline?: Headline;
  /** Opacity of drawn areas, 0 to 1; the specification's value when not set. */
  fillOpacity?: number;
}

export type IMConfig = ImmutableObject<Config>;
