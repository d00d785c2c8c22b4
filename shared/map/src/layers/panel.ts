import type { MessageKey, SliderName } from '@site/domain';

/** A slider of a layer's panel: which of the domain's sliders filters which field. */
export interface PanelSlider {
  readonly slider: SliderName;
  readonly field: string;
}

/** Lists of checkboxes by what they choose; the widget names them. */
export type PanelListName = 'factoryType' | 'partnerBiomass' | 'biocharType' | 'pickupVehicle' | 'status';

/** A list of checkboxes: the values of one text field. */
export interface PanelList {
  readonly name: PanelListName;
  readonly field: string;
  readonly items: readonly string[];
}

/**
 * Figures under the summary: `total` adds the field up, `average` divides by the rows that have a value, or is weighted by
 * another field, as a price per tonne is by the tonnes that were paid so.
 */
export interface PanelFigure {
  readonly field: string;
  readonly kind: 'total' | 'average';
  readonly decimals: number;
  readonly weight?: string;
}

/** What a layer's 'Layer Properties' panel holds. */
export interface LayerPanel {
  readonly sliders?: readonly PanelSlider[];
  readonly lists?: readonly PanelList[];
  /** Fields that the summary counts by, rows of each value: states, types. */
  readonly countBy?: readonly string[];
  readonly figures?: readonly PanelFigure[];
  /** Rows that the map shows and the summary's figures leave out, by a field's value; the text tells how many they are. */
  readonly leavesOut?: { readonly field: string; readonly value: string; readonly note: MessageKey };
  /** The biochar date filter: field of the day, and of the LGA. */
  readonly dateFilter?: { readonly field: string; readonly lgaField: string };
}
