import {
  finite,
  formatDay,
  formatInstant,
  formatKilometres,
  formatNaira,
  formatNetCo2,
  formatNumber,
  formatQuantity,
  isExperimental,
  message,
  nameOfSlug,
  optionLabel
} from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { labelParts, localText } from 'widgets/shared-code/site-map';

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
}

export interface Row {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** There is no value: the text is a dash, or what the specification says instead. */
  readonly missing: boolean;
  /** Batches that no total counts. */
  readonly experimental: boolean;
}

const SHOWN_DECIMALS = 2;
const NAIRA = '₦';

/** Figures that the specification writes in a way of their own. */
const OWN_FIGURES: Readonly<Record<string, (value: number) => string>> = {
  netCo2: (value) => `${formatNetCo2(value)} tCO₂e`,
  distanceToFactory: (value) => `${formatKilometres(value)} km`
};

export type Attributes = Readonly<Record<string, unknown>>;

/** How many purchases a feature counts, under the name that its layer has for it. */
const purchasesOf = ({ noPindTran, noOfTransactions }: Attributes): number =>
  finite(noPindTran) ?? finite(noOfTransactions) ?? 0;

/** What stands where a field has no value; a dash for all others. The current price is of the last days only. */
const INSTEAD: Readonly<Record<string, (attributes: Attributes, locale: Locale) => string>> = {
  currentP1Price: (attributes, locale) =>
    message(purchasesOf(attributes) > 0 ? 'lga.noRecentPurchase' : 'lga.noPurchase', locale)
};

/** What the field is called, and what its values are written with. */
function partsOf({ label, unit, holds }: ShownField, locale: Locale): { label: string; unit: string } {
  const parts = holds === 'number' && unit === undefined ? labelParts(label, locale) : undefined;
  return parts ?? { label: localText(label, locale), unit: unit ?? '' };
}

function figure({ name, places }: ShownField, value: number, unit: string): string {
  if (Object.hasOwn(OWN_FIGURES, name)) return OWN_FIGURES[name]!(value);
  if (unit.startsWith(NAIRA))
    return `${formatNaira(value, places)}${unit.slice(NAIRA.length).replace('/', ' / ')}`;
  const decimals = places ?? SHOWN_DECIMALS;
  return unit === '' ? formatNumber(value, decimals) : formatQuantity(value, unit, decimals);
}

/** A moment or a day as people read it; the service gives epoch milliseconds or 'YYYY-MM-DD'. */
const dayText = (value: unknown): string | null =>
  typeof value === 'number' ? formatInstant(value) : formatDay(String(value).slice(0, 10));

/** The value as text, or null where there is none. */
function valueText(field: ShownField, value: unknown, unit: string, locale: Locale): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field.holds === 'date') return dayText(value);
  if (field.holds === 'text') return optionLabel(nameOfSlug(String(value)), locale);
  const number = finite(value);
  return number === null ? null : figure(field, number, unit);
}

function rowOf(field: ShownField, attributes: Attributes, locale: Locale): Row {
  const { label, unit } = partsOf(field, locale);
  const text = valueText(field, attributes[field.name], unit, locale);
  const instead = Object.hasOwn(INSTEAD, field.name)
    ? INSTEAD[field.name]!(attributes, locale)
    : formatNumber(null);
  return {
    name: field.name,
    label,
    text: text ?? instead,
    missing: text === null,
    experimental: field.name === 'batchIds' && isExperimental(text)
  };
}

/**
 * The rows of a popup: label and value with its unit, in the formats of the business. A field that the layer lacks, or
 * does not give to this reader, is left out.
 */
export const rowsOf = (fields: readonly ShownField[], attributes: Attributes, locale: Locale): Row[] =>
  fields
    .filter(({ name }) => attributes[name] !== undefined)
    .map((field) => rowOf(field, attributes, locale));
