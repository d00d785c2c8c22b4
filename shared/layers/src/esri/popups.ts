import type { Locale } from '@site/domain';
import type { FieldPage } from '../field';
import type { FeaturePage, LayerPopup, WorkedLine } from '../page';
import { formatFieldLabel, getLayerText, TEXT_KEYS, formatWithUnit } from '../texts';
import type { LayerTextKey } from '../texts';
import type { ExpressionInfoJson, FieldInfoJson, PopupJson } from './json';

type PopupFields = Readonly<Record<string, FieldPage>>;

/** Returns the format of a line: numbers with grouping and decimals, days as dd/mm/yyyy, texts unchanged. */
function getFieldFormat({
  kind,
  decimals = 0
}: Pick<FieldPage, 'kind' | 'decimals'>): Pick<FieldInfoJson, 'format'> {
  if (kind === 'number' || kind === 'whole') return { format: { digitSeparator: true, places: decimals } };
  return kind === 'day' || kind === 'moment' ? { format: { dateFormat: 'shortDateLE' } } : {};
}

const isWorkedLine = (line: string | WorkedLine): line is WorkedLine => typeof line !== 'string';

/** Returns the line of a number that is not a field of the layer. */
export const createNumberLine = (fieldName: string, label: string, decimals: number): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  ...getFieldFormat({ kind: 'number', decimals })
});

function createLine(line: string | WorkedLine, fields: PopupFields, locale: Locale): FieldInfoJson {
  if (isWorkedLine(line))
    return {
      fieldName: `expression/${line.name}`,
      label: formatWithUnit(line.label, line.unit, locale),
      visible: true
    };
  const field = fields[line]!;
  return { fieldName: line, label: formatFieldLabel(field, locale), visible: true, ...getFieldFormat(field) };
}

const createExpression = ({ name, label, unit, arcade }: WorkedLine, locale: Locale): ExpressionInfoJson => ({
  name,
  title: formatWithUnit(label, unit, locale),
  expression: arcade(locale),
  returnType: 'string'
});

const isTextKey = (title: string): title is LayerTextKey => (TEXT_KEYS as readonly string[]).includes(title);

export const formatPopupTitle = (title: string, locale: Locale): string =>
  isTextKey(title) ? getLayerText(title, locale) : title;

export const createPopup = (
  title: string,
  fieldInfos: readonly FieldInfoJson[],
  expressionInfos: readonly ExpressionInfoJson[] = []
): PopupJson => ({
  title,
  ...(expressionInfos.length > 0 ? { expressionInfos } : {}),
  fieldInfos,
  popupElements: [{ type: 'fields' }]
});

/** Returns the popup of a feature in the format of web maps. */
export const createFeaturePopup = (
  { title, lines }: LayerPopup,
  { fields }: Pick<FeaturePage, 'fields'>,
  locale: Locale
): PopupJson =>
  createPopup(
    formatPopupTitle(title, locale),
    lines.map((line) => createLine(line, fields, locale)),
    lines.filter(isWorkedLine).map((line) => createExpression(line, locale))
  );
