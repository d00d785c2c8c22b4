import type { MessageKey, SliderName } from '@site/domain';

/** A slider of a layer's panel: which of the domain's sliders filters which field. */
export interface PanelSlider<Field extends string = string> {
  readonly slider: SliderName;
  readonly field: Field;
}

/** Lists of checkboxes by what they choose; the widget names them. */
export type PanelListName =
  'factoryType' | 'partnerBiomass' | 'biocharType' | 'pickupVehicle' | 'status' | 'agent';

/** A list of checkboxes: the values of one text field; items that are not said are the values that the data have. */
export interface PanelList<Field extends string = string> {
  readonly name: PanelListName;
  readonly field: Field;
  readonly items?: readonly string[];
}

/**
 * Figures under the summary: `total` adds the field up, `average` divides by the rows that have a value, or is weighted by
 * another field, as a price per tonne is by the tonnes that were paid so.
 */
export interface FigurePage<Field extends string = string> {
  readonly field: Field;
  readonly kind: 'total' | 'average';
  readonly weight?: Field;
}

/** What a layer's 'Layer Properties' panel holds. */
export interface PanelPage<Field extends string = string> {
  readonly sliders?: readonly PanelSlider<Field>[];
  readonly lists?: readonly PanelList<Field>[];
  /** Fields that the summary counts by, rows of each value: states, types. */
  readonly countBy?: readonly Field[];
  readonly figures?: readonly FigurePage<Field>[];
  /** Rows that the map shows and the summary's figures leave out, by a field's value; the text tells how many they are. */
  readonly leavesOut?: { readonly field: Field; readonly value: string; readonly note: MessageKey };
  /** Mills without a location are on no map: the layer that counts them too, and the field that says how much, summed there and here. */
  readonly unlocatedMills?: { readonly countedIn: string; readonly field: Field };
  /** The agents' summary: records and tonnes of each agent in force. Fields of the name and of the tonnes. */
  readonly agents?: { readonly field: Field; readonly tonnes: Field };
  /** The biochar date filter: field of the day, and of the LGA. */
  readonly dateFilter?: { readonly field: Field; readonly lgaField: Field };
}

export const total = <Field extends string>(field: Field): FigurePage<Field> => ({ field, kind: 'total' });
export const average = <Field extends string>(field: Field, weight?: Field): FigurePage<Field> => ({
  field,
  kind: 'average',
  ...(weight === undefined ? {} : { weight })
});

/** A figure with the decimal places that its field has on screen. */
export type PanelFigure = FigurePage & { readonly decimals: number };

/** A slider as a configuration holds it: of the domain's, or of any number field; a range that is not said is the data's. */
export interface ShownSlider {
  readonly field: string;
  readonly slider?: SliderName;
  readonly min?: number;
  readonly max?: number;
}

/** A list of checkboxes as a configuration holds it; items that are not said are the values that the data have. */
export interface ShownList {
  readonly field: string;
  readonly name?: PanelListName;
  readonly items?: readonly string[];
}

/** A panel as a widget shows it, and as its configuration may hold it: without functions, of fields by name. */
export interface LayerPanel extends Omit<PanelPage, 'sliders' | 'lists' | 'figures'> {
  readonly sliders?: readonly ShownSlider[];
  readonly lists?: readonly ShownList[];
  readonly figures?: readonly PanelFigure[];
}
