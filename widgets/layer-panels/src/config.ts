import type { ImmutableObject } from 'jimu-core';
import type { LayerPanel } from 'widgets/shared-code/site-map';

export interface Config {
  /** Ids of catalogue layers that the map must have; the panel lists the missing ones. */
  required: string[];
  /** Ids of layers that the panel does not list. */
  hidden: string[];
  /**
   * Layer properties by layer id. They replace the properties from the catalogue or, for a layer that is not
   * in it, from the field types. Null: no properties.
   */
  panels?: Record<string, LayerPanel | null>;
  /** Id of the trip planner widget that the agent summary opens; the summary has no buttons when not set. */
  plannerWidgetId?: string;
  /** Whether the layer groups are initially unfolded. */
  isUnfolded?: boolean;
}

export type IMConfig = ImmutableObject<Config>;
