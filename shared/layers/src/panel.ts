import type { MessageKey, SliderName } from '@site/domain';

/** A slider of a layer's panel: one of the domain's sliders, and the field that it filters. */
export interface PanelSlider<Field extends string = string> {
  readonly slider: SliderName;
  readonly field: Field;
}

/** Names of the checkbox lists, by what they filter; the widget labels them. */
export type PanelListName =
  | 'factoryType'
  | 'partnerBiomass'
  | 'biocharType'
  | 'pickupVehicle'
  | 'status'
  | 'agent';

/** A list of checkboxes for the values of a text field; without `items` these are the values in the data. */
export interface PanelList<Field extends string = string> {
  readonly name: PanelListName;
  readonly field: Field;
  readonly items?: readonly string[];
}

/**
 * A figure under the summary: `total` sums the field, `average` divides by the rows with a value, or is
 * weighted by another field, as a price per tonne by the tonnes bought at it.
 */
export interface FigurePage<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'total' | 'average';
  readonly weight?: Field;
}

/** Contents of a layer's 'Layer Properties' panel. */
export interface PanelPage<Field extends string = string> {
  readonly sliders?: readonly PanelSlider<Field>[];
  readonly lists?: readonly PanelList<Field>[];
  /** Fields by whose values the summary counts rows: states, types. */
  readonly countBy?: readonly Field[];
  readonly figures?: readonly FigurePage<Field>[];
  /**
   * Rows that the map shows but the summary's figures leave out, by a field's value; the note contains their
   * number.
   */
  readonly leavesOut?: { readonly field: Field; readonly value: string; readonly note: MessageKey };
  /**
   * Mills without a location are on no map. Names a layer that counts them too, and a
   * field whose sum over that layer exceeds the sum here by their amount.
   */
  readonly unlocatedMills?: { readonly countedIn: string; readonly field: Field };
  /** Summary by agent: number and tonnes of the filtered records. Fields of the name and of the tonnes. */
  readonly agents?: { readonly field: Field; readonly tonnes: Field };
  /** Date filter of the biochar applications: fields of the day and of the LGA. */
  readonly dateFilter?: { readonly field: Field; readonly lgaField: Field };
}

export const defineTotal = <Field extends string>(field: Field): FigurePage<Field> => ({
  field,
  kind: 'total'
});
export const defineAverage = <Field extends string>(field: Field, weight?: Field): FigurePage<Field> => ({
  field,
  kind: 'average',
  ...(weight === undefined ? {} : { weight })
});

/** A figure with the decimal places of its field on screen. */
export type PanelFigure = FigurePage & { readonly decimals: number };

/**
 * A slider in a configuration: one of the domain's, or of any number field; without `min` and `max` the range
 * is the data's.
 */
export interface ConfiguredSlider {
  readonly field: string;
  readonly slider?: SliderName;
  readonly min?: number;
  readonly max?: number;
}

/** A list of checkboxes in a configuration; without `items` these are the values in the data. */
export interface ConfiguredList {
  readonly field: string;
  readonly name?: PanelListName;
  readonly items?: readonly string[];
}

/**
 * A panel in the form that a widget shows and its configuration can contain: without functions, with fields by
 * name.
 */
export interface LayerPanel extends Omit<PanelPage, 'sliders' | 'lists' | 'figures'> {
  readonly sliders?: readonly ConfiguredSlider[];
  readonly lists?: readonly ConfiguredList[];
  readonly figures?: readonly PanelFigure[];
}
