/**
 * What the tools of a page hand to other widgets as a data source of their own: which fields its records have, with their
 * units, each declared once for the widget's settings, its results and its files.
 */

/** A field: its name, the key of its label in the texts of the widget that fills it, and what it holds. */
export interface OutputField<Key extends string = string> {
  readonly name: string;
  readonly label: Key;
  /** Null for a number of things, and for what is no number. */
  readonly unit: string | null;
  /** Dates are epoch milliseconds. */
  readonly type: 'number' | 'string' | 'date';
}

export interface Output<Key extends string = string> {
  /** Tells it from other sources of the same widget. */
  readonly key: string;
  readonly label: Key;
  /** Of its records; null for a table. */
  readonly geometryType: 'esriGeometryPolygon' | 'esriGeometryPolyline' | null;
  readonly fields: readonly OutputField<Key>[];
}

/** Reads a text of the widget that declares an output. */
export type OutputText<Key extends string> = (key: Key) => string;

/** The field that numbers the records of every output. */
export const OUTPUT_ID = 'OBJECTID';

const JIMU_TYPES = { number: 'NUMBER', string: 'STRING', date: 'DATE' } as const;
const ESRI_TYPES = {
  number: 'esriFieldTypeDouble',
  string: 'esriFieldTypeString',
  date: 'esriFieldTypeDate'
} as const;

/**
 * A field of numbers.
 * @example numberField('tonnes', 'columnTonnes', 't').unit → "t"
 */
export const numberField = <const Key extends string>(
  name: string,
  label: Key,
  unit: string | null = null
): OutputField<Key> => ({ name, label, unit, type: 'number' });

/**
 * A field of text.
 * @example textField('name', 'columnName').type → "string"
 */
export const textField = <const Key extends string>(name: string, label: Key): OutputField<Key> => ({
  name,
  label,
  unit: null,
  type: 'string'
});

/**
 * A field of moments.
 * @example dateField('computedAt', 'noteComputed').type → "date"
 */
export const dateField = <const Key extends string>(name: string, label: Key): OutputField<Key> => ({
  name,
  label,
  unit: null,
  type: 'date'
});

/**
 * A field's heading, with its unit.
 * @example outputHeading(numberField('tonnes', 'Tonnes', 't'), (key) => key) → "Tonnes (t)"
 */
export const outputHeading = <Key extends string>(
  { label, unit }: OutputField<Key>,
  text: OutputText<Key>
): string => (unit === null ? text(label) : `${text(label)} (${unit})`);

/**
 * The id of a widget's output in an app: the widget's own, so that the copy of a widget never writes into the original's.
 * @example outputId('widget_31', { key: 'areas' }) → "widget_31-areas"
 */
export const outputId = (widgetId: string, { key }: Pick<Output, 'key'>): string => `${widgetId}-${key}`;

/**
 * An output as the configuration of an app declares it: a data source of the framework whose records are in the page.
 * @param text gives the label of a key, in the language of whoever configures the app.
 * @example outputSource('widget_31', { key: 'areas', label: 'Areas', geometryType: null, fields: [] }, (key) => key).id → "widget_31-areas"
 */
export function outputSource<Key extends string>(
  widgetId: string,
  output: Output<Key>,
  text: OutputText<Key>
) {
  const label = text(output.label);
  const own = output.fields.map((field) => {
    const { name, type } = field;
    const alias = outputHeading(field, text);
    return [name, { jimuName: name, name, alias, type: JIMU_TYPES[type], esriType: ESRI_TYPES[type] }];
  });
  const counted = {
    jimuName: OUTPUT_ID,
    name: OUTPUT_ID,
    alias: OUTPUT_ID,
    type: JIMU_TYPES.number,
    esriType: 'esriFieldTypeOID'
  };
  return {
    id: outputId(widgetId, output),
    type: 'FEATURE_LAYER',
    label,
    originDataSources: [],
    isOutputFromWidget: true,
    isDataInDataSourceInstance: true,
    ...(output.geometryType && { geometryType: output.geometryType }),
    schema: {
      label,
      idField: OUTPUT_ID,
      fields: Object.fromEntries([[OUTPUT_ID, counted], ...own])
    }
  };
}
