import {
  finite,
  formatDay,
  formatFigure,
  formatInstant,
  formatKilometres,
  formatNetCo2,
  isExperimental,
  message,
  nameOfSlug,
  optionLabel,
  readDecimal,
  readPrice
} from 'widgets/shared-code/site-core';
import type { Locale, MessageKey } from 'widgets/shared-code/site-core';
import { labelParts, localText } from 'widgets/shared-code/site-map';
import { hasOwn } from 'widgets/shared-code/site-core';

/** A field of a layer as a popup shows it. */
export interface ShownField {
  readonly name: string;
  /** As the map has it: a label of the catalogue says its unit itself, any other stays as it is. */
  readonly label: string;
  /** What its values are written with, where somebody else says it than the label. */
  readonly unit?: string;
  readonly holds: 'text' | 'number' | 'date';
  /** Decimals; when left out none of naira, and of others as many as the value has but no more than two. */
  readonly places?: number;
  /** What its values are called, by their codes. */
  readonly codes?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly name: string;
  readonly label: string;
  /** Null where the value is not known and the specification says nothing instead. */
  readonly text: string | null;
  /** There is no value. */
  readonly missing: boolean;
  /** Batches that no total counts. */
  readonly experimental: boolean;
  /** What it counts: since when, over what, by which rule. */
  readonly note?: string;
}

/** What is said of a value beside it. */
export interface Said {
  /** Stands in place of a value that another field of the feature speaks against. */
  readonly instead?: string;
  readonly note?: string;
}

/** Says it; `write` writes a number as the field's own values are. */
export type Sayings = (field: ShownField, attributes: Attributes, write: (value: number) => string) => Said;

const NOTHING_SAID: Sayings = () => ({});

const SHOWN_DECIMALS = 2;
const NAIRA = '₦';
/** As the specification writes coordinates. */
const POSITION_DECIMALS = 4;

const degrees = (value: number): string => `${value.toFixed(POSITION_DECIMALS)}°`;

/** Figures that the specification writes in a way of their own. */
const OWN_FIGURES: Readonly<Record<string, (value: number) => string>> = {
  netCo2: (value) => `${formatNetCo2(value)} tCO₂e`,
  distanceToFactory: (value) => `${formatKilometres(value)} km`,
  latitude: degrees,
  longitude: degrees
};

export type Attributes = Readonly<Record<string, unknown>>;

/** Texts in the place of a missing value, for fields of which 'not known' would be wrong. */
const INSTEAD: Readonly<Record<string, MessageKey>> = { currentP1Price: 'lga.noPurchase' };

/** What the field is called, and what its values are written with. */
function partsOf({ label, unit, holds }: ShownField, locale: Locale): { label: string; unit: string } {
  const parts = holds !== 'date' && unit === undefined ? labelParts(label, locale) : undefined;
  return parts ?? { label: localText(label, locale), unit: unit ?? '' };
}

function figure({ name, places }: ShownField, value: number, unit: string): string {
  if (hasOwn(OWN_FIGURES, name)) return OWN_FIGURES[name]!(value);
  return formatFigure(value, unit, places ?? (unit.startsWith(NAIRA) ? 0 : SHOWN_DECIMALS));
}

/** A figure that is kept as text: a price as people write it, or a number; null for other words ('Nil'). */
const figureInText = (text: string, unit: string): number | null =>
  unit.startsWith(NAIRA) ? readPrice(text) : readDecimal(text);

/** A moment or a day as people read it; the service gives epoch milliseconds or 'YYYY-MM-DD'. */
export const dayText = (value: unknown): string | null =>
  typeof value === 'number' ? formatInstant(value) : formatDay(String(value).slice(0, 10));

/** The value as text, or null where there is none. */
function valueText(field: ShownField, value: unknown, unit: string, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.codes) return field.codes[String(value)] ?? String(value);
  if (field.holds === 'date') return dayText(value);
  const text = field.holds === 'text' ? String(value) : null;
  if (text !== null && unit === '') return optionLabel(nameOfSlug(text), locale);
  const number = text === null ? finite(value) : figureInText(text, unit);
  if (number === null && text !== null) return text;
  return number === null ? null : figure(field, number, unit);
}

function rowOf(field: ShownField, attributes: Attributes, locale: Locale, sayings: Sayings): Row {
  const { label, unit } = partsOf(field, locale);
  const said = sayings(field, attributes, (value) => figure(field, value, unit));
  const own = valueText(field, attributes[field.name], unit, locale);
  const text = said.instead === undefined ? own : null;
  const instead = hasOwn(INSTEAD, field.name) ? message(INSTEAD[field.name]!, locale) : null;
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
 * The rows of a popup: label and value with its unit, in the formats of the business. A field that the layer lacks, or
 * does not give to this reader, is left out.
 */
export const rowsOf = (
  fields: readonly ShownField[],
  attributes: Attributes,
  locale: Locale,
  sayings: Sayings = NOTHING_SAID
): Row[] =>
  fields
    .filter(({ name }) => attributes[name] !== undefined)
    .map((field) => rowOf(field, attributes, locale, sayings));
