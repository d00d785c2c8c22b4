/**
 * Data sources that the tools of a page offer to other widgets: the fields of their records with units,
 * declared once for the widget's settings, its results and its files.
 */

/** A field of an output: its name, the key of its label in the texts of the widget, its unit and type. */
export interface ToolOutputField<Key extends string = string> {
  readonly name: string;
  readonly label: Key;
  /** Unit; null for counts and for other types than number. */
  readonly unit: string | null;
  /** Type of the value; dates are epoch ms. */
  readonly type: 'number' | 'string' | 'date';
}

export interface ToolOutput<Key extends string = string> {
  /** Distinguishes the output from other sources of the same widget. */
  readonly key: string;
  readonly label: Key;
  /** Geometry type of its records; null for a table. */
  readonly geometryType: 'esriGeometryPolygon' | 'esriGeometryPolyline' | 'esriGeometryPoint' | null;
  readonly fields: readonly ToolOutputField<Key>[];
}

/** Returns a text of the widget that declares the output. */
export type OutputText<Key extends string> = (key: Key) => string;

/** Name of the id field in the records of every output. */
export const OUTPUT_ID = 'OBJECTID';

const JIMU_TYPES = { number: 'NUMBER', string: 'STRING', date: 'DATE' } as const;
const ESRI_TYPES = {
  number: 'esriFieldTypeDouble',
  string: 'esriFieldTypeString',
  date: 'esriFieldTypeDate'
} as const;

/**
 * Declares a field of numbers.
 * @example createNumberField('tonnes', 'columnTonnes', 't').unit → "t"
 */
export const createNumberField = <const Key extends string>(
  name: string,
  label: Key,
  unit: string | null = null
): ToolOutputField<Key> => ({ name, label, unit, type: 'number' });

/**
 * Declares a field of text.
 * @example createTextField('name', 'columnName').type → "string"
 */
export const createTextField = <const Key extends string>(
  name: string,
  label: Key
): ToolOutputField<Key> => ({
  name,
  label,
  unit: null,
  type: 'string'
});

/**
 * Declares a field of instants (epoch ms).
 * @example createDateField('computedAt', 'noteComputed').type → "date"
 */
export const createDateField = <const Key extends string>(
  name: string,
  label: Key
): ToolOutputField<Key> => ({
  name,
  label,
  unit: null,
  type: 'date'
});

/**
 * Returns the heading of a field, with its unit in brackets.
 * @example formatOutputHeading(createNumberField('tonnes', 'Tonnes', 't'), (key) => key) → "Tonnes (t)"
 */
export const formatOutputHeading = <Key extends string>(
  { label, unit }: ToolOutputField<Key>,
  text: OutputText<Key>
): string => (unit === null ? text(label) : `${text(label)} (${unit})`);

/**
 * Returns the id of a widget's output in an app. It contains the widget's id, so that a copy of a widget never
 * writes into the original's output.
 * @example buildOutputId('widget_31', { key: 'areas' }) → "widget_31-areas"
 */
export const buildOutputId = (widgetId: string, { key }: Pick<ToolOutput, 'key'>): string =>
  `${widgetId}-${key}`;

/**
 * Returns an output as the configuration of an app declares it: a data source of the framework whose records
 * are in the page.
 * @param text returns the label of a key, in the language of the user who configures the app
 * @example buildOutputSource('widget_31', { key: 'areas', label: 'Areas', geometryType: null, fields: [] }, (key) => key).id → "widget_31-areas"
 */
export function buildOutputSource<Key extends string>(
  widgetId: string,
  output: ToolOutput<Key>,
  text: OutputText<Key>
) {
  const label = text(output.label);
  const own = output.fields.map((field) => {
    const { name, type } = field;
    const alias = formatOutputHeading(field, text);
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
    id: buildOutputId(widgetId, output),
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
