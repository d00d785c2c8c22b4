import type { ExpressionInfoJson, FieldInfoJson, PopupJson } from '../web-map-json';

/** A text field of a popup. */
export const text = (fieldName: string, label: string): FieldInfoJson => ({
  fieldName,
  label,
  visible: true
});

/** A number field of a popup with grouping and `places` decimals; the label carries the unit. */
export const number = (fieldName: string, label: string, places = 0): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  format: { digitSeparator: true, places }
});

/** A day field of a popup, dd/mm/yyyy. */
export const day = (fieldName: string, label: string): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  format: { dateFormat: 'shortDateLE' }
});

/** The line of a popup that an expression of it gives. */
export const worked = ({ name, title }: ExpressionInfoJson): FieldInfoJson =>
  text(`expression/${name}`, title);

export const popup = (
  title: string,
  fieldInfos: readonly FieldInfoJson[],
  expressionInfos?: readonly ExpressionInfoJson[]
): PopupJson => ({
  title,
  ...(expressionInfos ? { expressionInfos } : {}),
  fieldInfos,
  popupElements: [{ type: 'fields' }]
});
