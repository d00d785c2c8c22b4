import type { Locale } from '@site/domain';
import type { FieldPage } from '../field';
import type { FeaturePage, LayerPopup, WorkedLine } from '../page';
import { fieldLabel, layerText, TEXT_KEYS, withUnit } from '../texts';
import type { TextKey } from '../texts';
import type { ExpressionInfoJson, FieldInfoJson, PopupJson } from './json';

type Fields = Readonly<Record<string, FieldPage>>;

/** Returns the format of a line: numbers with grouping and decimals, days as dd/mm/yyyy, texts unchanged. */
function formatOf({
  kind,
  decimals = 0
}: Pick<FieldPage, 'kind' | 'decimals'>): Pick<FieldInfoJson, 'format'> {
  if (kind === 'number' || kind === 'whole') return { format: { digitSeparator: true, places: decimals } };
  return kind === 'day' || kind === 'moment' ? { format: { dateFormat: 'shortDateLE' } } : {};
}

const isWorked = (line: string | WorkedLine): line is WorkedLine => typeof line !== 'string';

/** Returns the line of a number that is not a field of the layer. */
export const numberLine = (fieldName: string, label: string, decimals: number): FieldInfoJson => ({
  fieldName,
  label,
  visible: true,
  ...formatOf({ kind: 'number', decimals })
});

function lineJson(line: string | WorkedLine, fields: Fields, locale: Locale): FieldInfoJson {
  if (isWorked(line))
    return {
      fieldName: `expression/${line.name}`,
      label: withUnit(line.label, line.unit, locale),
      visible: true
    };
  const field = fields[line]!;
  return { fieldName: line, label: fieldLabel(field, locale), visible: true, ...formatOf(field) };
}

const expressionJson = ({ name, label, unit, arcade }: WorkedLine, locale: Locale): ExpressionInfoJson => ({
  name,
  title: withUnit(label, unit, locale),
  expression: arcade(locale),
  returnType: 'string'
});

const isKey = (title: string): title is TextKey => (TEXT_KEYS as readonly string[]).includes(title);

export const popupTitle = (title: string, locale: Locale): string =>
  isKey(title) ? layerText(title, locale) : title;

export const popupOf = (
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
export const popupJson = (
  { title, lines }: LayerPopup,
  { fields }: Pick<FeaturePage, 'fields'>,
  locale: Locale
): PopupJson =>
  popupOf(
    popupTitle(title, locale),
    lines.map((line) => lineJson(line, fields, locale)),
    lines.filter(isWorked).map((line) => expressionJson(line, locale))
  );
