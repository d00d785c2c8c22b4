import type { ImmutableObject } from 'jimu-core';
import type { LayerPanel } from 'widgets/shared-code/site-map';

export interface Config {
  /** Layers of the catalogue, by id, that the map must have: the panel names those it lacks. */
  required: string[];
  /** Layers, by their id, that the panel does not list. */
  hidden: string[];
  /**
   * What the properties of a layer hold, by its id, where that is not what the catalogue says of it, or what the types of
   * its fields make of a layer that the catalogue does not know. Null: no properties.
   */
  panels?: Record<string, LayerPanel | null>;
  /** The widget id of the trip planner that the summary of agents opens; without one it opens none. */
  plannerWidgetId?: string;
  /** Whether the groups of layers are unfolded at first. */
  isUnfolded?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
