import type { LayerTextKey } from './texts/keys';
import type { Locale, Unit } from '@site/domain';

/** Read access: everybody, or signed-in users with at least this role. */
export type Access = 'public' | 'investor' | 'staff' | 'admin';

/** Kind of a value: `texts` is a list of texts, `day` has no time of day, `moment` has one. */
export type FieldKind = 'text' | 'texts' | 'yesNo' | 'whole' | 'number' | 'day' | 'moment';

/** Values that an imported file may contain in the field's column. */
export interface Imported {
  /** Name of the column; the field's by default. */
  readonly name?: string;
  /** Other names of the column. */
  readonly aliases?: readonly string[];
  /** True when the cell may be empty. */
  readonly optional?: true;
  /** Value of an empty cell; null by default. */
  readonly otherwise?: unknown;
  /**
   * Bounds of a number, `above` exclusive. Every imported number has both a lower and an upper bound, which
   * detect wrong units and typing errors.
   */
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
  /** Unit in messages to the importer; the field's by default. */
  readonly unit?: Readonly<Record<Locale, string>>;
  /** Column whose value in the same row is the maximum, and the problem of a larger `{value}`. */
  readonly atMost?: { readonly column: string; readonly problem: Readonly<Record<Locale, string>> };
  /** True for a quantity stored as text, which the form of the record checks by the name of the field. */
  readonly isQuantity?: true;
  /** True for the name of a state in any spelling, stored in the spelling of the list of LGAs. */
  readonly state?: true;
  /** Allowed values. */
  readonly choices?: readonly string[];
  /** Separator of the entries of a list. */
  readonly between?: RegExp;
  /** True when each entry of a list is a web address. */
  readonly webAddresses?: true;
}

/** A column of a layer, described once for service, import, demonstration, popups, panels and legends. */
export interface FieldPage {
  readonly kind: FieldKind;
  readonly label: LayerTextKey;
  readonly unit?: Unit;
  /** Decimal places on screen (numbers). */
  readonly decimals?: number;
  /** Maximum length of a text, characters. */
  readonly length?: number;
  /** Access needed to read, filter, sort or sum the field, in addition to the layer's own. */
  readonly access?: Access;
  /** True for a telephone number, which files and exports protect from being read as a figure. */
  readonly isPhone?: true;
  /** Column of the page's table that contains it; without one the server's file defines how it is computed. */
  readonly column?: string;
  /** The field is this coordinate of the row's own point, degrees. */
  readonly position?: 'latitude' | 'longitude';
  /** Separator of the texts of a list; ', ' by default. */
  readonly separator?: string;
  /** True when its values change without an import: with each purchase, or each day. */
  readonly live?: true;
  /** True when every row has a value: its column is NOT NULL. */
  readonly required?: true;
  /** Rules for values from files; without this, the importer computes the field or leaves it unchanged. */
  readonly imported?: Imported;
}

type FieldOptions = Omit<FieldPage, 'kind' | 'label' | 'decimals'>;

export const defineText = (label: LayerTextKey, more: FieldOptions = {}): FieldPage => ({
  kind: 'text',
  label,
  length: 255,
  ...more
});
export const defineTexts = (label: LayerTextKey, more: FieldOptions = {}): FieldPage => ({
  kind: 'texts',
  label,
  length: 2000,
  ...more
});
export const defineYesNo = (label: LayerTextKey, more: FieldOptions = {}): FieldPage => ({
  kind: 'yesNo',
  label,
  length: 3,
  ...more
});
export const defineDay = (label: LayerTextKey, more: FieldOptions = {}): FieldPage => ({
  kind: 'day',
  label,
  ...more
});
export const defineMoment = (label: LayerTextKey, more: FieldOptions = {}): FieldPage => ({
  kind: 'moment',
  label,
  ...more
});

/** Returns a field of whole numbers; `unit` is null for a count. */
export const defineWhole = (label: LayerTextKey, unit: Unit | null, more: FieldOptions = {}): FieldPage => ({
  kind: 'whole',
  label,
  ...(unit === null ? {} : { unit }),
  decimals: 0,
  ...more
});
/** Returns a field of numbers with its unit (null without one) and decimal places. */
export const defineNumber = (
  label: LayerTextKey,
  unit: Unit | null,
  decimals: number,
  more: FieldOptions = {}
): FieldPage => ({
  kind: 'number',
  label,
  ...(unit === null ? {} : { unit }),
  decimals,
  ...more
});
