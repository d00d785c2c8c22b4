import {
  formatFigure,
  formatMessage,
  formatOptionLabel,
  hasOwn,
  readDecimal,
  toFinite
} from 'widgets/shared-code/site-base';
import type { Locale, MessageKey } from 'widgets/shared-code/site-base';
import {
  findNameBySlug,
  formatDay,
  formatInstant,
  formatKilometres,
  formatNetCo2,
  isExperimental,
  readPrice
} from 'widgets/shared-code/site-domain';
import { splitFigureLabel, translateText } from 'widgets/shared-code/site-map';

/** A field of a layer as a popup shows it. */
export interface ShownField {
  readonly name: string;
  /** Label in the web map. A label of the catalogue contains its unit; any other label is shown unchanged. */
  readonly label: string;
  /** Unit of the values, when it is not part of the label. */
  readonly unit?: string;
  readonly holds: 'text' | 'number' | 'date';
  /** Decimals; when not set, 0 for naira and otherwise as many as the value has, at most 2. */
  readonly places?: number;
  /** Names of coded values, by code. */
  readonly codes?: Readonly<Record<string, string>>;
}

export interface PopupRow {
  readonly name: string;
  readonly label: string;
  /** Null when the value is missing and the specification has no text for that. */
  readonly text: string | null;
  /** Whether the value is missing. */
  readonly missing: boolean;
  /** Whether the row contains experimental batches, which no total counts. */
  readonly experimental: boolean;
  /** The period, purchases or rule that the figure is based on. */
  readonly note?: string;
}

/** Notes about a value. */
export interface ValueNotes {
  /** Text shown instead of the value when another field of the feature contradicts it. */
  readonly instead?: string;
  readonly note?: string;
}

/** Returns the notes of a field; `write` formats a number like the field's own values. */
export type NoteReader = (
  field: ShownField,
  attributes: Attributes,
  write: (value: number) => string
) => ValueNotes;

const NO_NOTES: NoteReader = () => ({});

const SHOWN_DECIMALS = 2;
const NAIRA = '₦';
/** Decimals of coordinates in the specification. */
const POSITION_DECIMALS = 4;

const formatDegrees = (value: number): string => `${value.toFixed(POSITION_DECIMALS)}°`;

/** Fields whose format the specification defines. */
const FIGURE_FORMATS: Readonly<Record<string, (value: number) => string>> = {
  netCo2: (value) => `${formatNetCo2(value)} tCO₂e`,
  distanceToFactory: (value) => `${formatKilometres(value)} km`,
  latitude: formatDegrees,
  longitude: formatDegrees
};

export type Attributes = Readonly<Record<string, unknown>>;

/** Texts for missing values, for fields where 'not known' would be wrong. */
const MISSING_TEXTS: Readonly<Record<string, MessageKey>> = { currentP1Price: 'lga.noPurchase' };

/** Returns the label of a field without its unit, and the unit. */
function splitLabel({ label, unit, holds }: ShownField, locale: Locale): { label: string; unit: string } {
  const parts = holds !== 'date' && unit === undefined ? splitFigureLabel(label, locale) : undefined;
  return parts ?? { label: translateText(label, locale), unit: unit ?? '' };
}

function formatFieldFigure({ name, places }: ShownField, value: number, unit: string): string {
  if (hasOwn(FIGURE_FORMATS, name)) return FIGURE_FORMATS[name]!(value);
  return formatFigure(value, unit, places ?? (unit.startsWith(NAIRA) ? 0 : SHOWN_DECIMALS));
}

/** Parses a number stored as text: a price as people write it, or a decimal; null for other text ('Nil'). */
const parseFigure = (text: string, unit: string): number | null =>
  unit.startsWith(NAIRA) ? readPrice(text) : readDecimal(text);

/** Formats a moment or a day; services return epoch milliseconds or 'YYYY-MM-DD'. */
export const dayText = (value: unknown): string | null =>
  typeof value === 'number' ? formatInstant(value) : formatDay(String(value).slice(0, 10));

/** Formats a value; null when it is missing. */
function valueText(field: ShownField, value: unknown, unit: string, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.codes) return field.codes[String(value)] ?? String(value);
  if (field.holds === 'date') return dayText(value);
  const text = field.holds === 'text' ? String(value) : null;
  if (text !== null && unit === '') return formatOptionLabel(findNameBySlug(text), locale);
  const number = text === null ? toFinite(value) : parseFigure(text, unit);
  if (number === null && text !== null) return text;
  return number === null ? null : formatFieldFigure(field, number, unit);
}

function toPopupRow(
  field: ShownField,
  attributes: Attributes,
  locale: Locale,
  sayings: NoteReader
): PopupRow {
  const { label, unit } = splitLabel(field, locale);
  const said = sayings(field, attributes, (value) => formatFieldFigure(field, value, unit));
  const own = valueText(field, attributes[field.name], unit, locale);
  const text = said.instead === undefined ? own : null;
  const instead = hasOwn(MISSING_TEXTS, field.name)
    ? formatMessage(MISSING_TEXTS[field.name]!, locale)
    : null;
  return {
    name: field.name,
    label,
    text: text ?? said.instead ?? instead,
    missing: text === null,
    experimental: field.name === 'batchIds' && isExperimental(text),
    ...(said.note === undefined ? {} : { note: said.note })
  };
}

/**
 * Returns the rows of a popup: labels, and values with their units, in the formats of the business. A field
 * that the layer lacks, or does not return to this reader, is omitted.
 */
export const listPopupRows = (
  fields: readonly ShownField[],
  attributes: Attributes,
  locale: Locale,
  sayings: NoteReader = NO_NOTES
): PopupRow[] =>
  fields
    .filter(({ name }) => attributes[name] !== undefined)
    .map((field) => toPopupRow(field, attributes, locale, sayings));
