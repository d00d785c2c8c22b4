import type { TextKey } from './texts/keys';
import type { Unit } from './units';

/** Who may read: everybody, or people signed in with at least that role. */
export type Access = 'public' | 'investor' | 'staff' | 'admin';

/** What a value is: `texts` are a list of texts, `day` has no time of day, `moment` has. */
export type FieldKind = 'text' | 'texts' | 'yesNo' | 'whole' | 'number' | 'day' | 'moment';

/** What a file that is imported may hold in the field's column. */
export interface Imported {
  /** Other names of the column. */
  readonly aliases?: readonly string[];
  /** The cell may be empty. */
  readonly optional?: true;
  /** Stands for an empty cell; null when not given. */
  readonly otherwise?: unknown;
  /** Bounds of a number; every number that is imported has both ends. They keep out slips of unit and key. */
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
  /** The name of a state in any spelling, kept in the one of the list of LGAs. */
  readonly state?: true;
  /** The values there are. */
  readonly choices?: readonly string[];
  /** What stands between two entries of a list. */
  readonly between?: RegExp;
  /** Each entry of a list is an address of the web. */
  readonly webAddresses?: true;
}

/** A column of a layer, said once: service, import, demonstration, popups, panels and legends read it here. */
export interface FieldPage {
  readonly kind: FieldKind;
  readonly label: TextKey;
  readonly unit?: Unit;
  /** Decimal places on screen (numbers). */
  readonly decimals?: number;
  /** Longest text in characters. */
  readonly length?: number;
  /** Needed to read, filter, sort or sum the field, on top of the layer's own access. */
  readonly access?: Access;
  /** It is a telephone number, which files and exports keep from being taken for a figure. */
  readonly isPhone?: true;
  /** Column of the page's table that holds it; without one the server's file says how it is made. */
  readonly column?: string;
  /** It is a degree of the row's own point. */
  readonly position?: 'latitude' | 'longitude';
  /** What stands between two texts of a list; a comma and a blank when not given. */
  readonly separator?: string;
  /** Its values change without an import: with each purchase, with each day. */
  readonly live?: true;
  /** It comes from files; without this, the importer fills it or leaves it. */
  readonly imported?: Imported;
}

type More = Omit<FieldPage, 'kind' | 'label' | 'decimals'>;

export const text = (label: TextKey, more: More = {}): FieldPage => ({
  kind: 'text',
  label,
  length: 255,
  ...more
});
export const texts = (label: TextKey, more: More = {}): FieldPage => ({
  kind: 'texts',
  label,
  length: 2000,
  ...more
});
export const yesNo = (label: TextKey, more: More = {}): FieldPage => ({
  kind: 'yesNo',
  label,
  length: 3,
  ...more
});
export const day = (label: TextKey, more: More = {}): FieldPage => ({ kind: 'day', label, ...more });
export const moment = (label: TextKey, more: More = {}): FieldPage => ({ kind: 'moment', label, ...more });

/** A whole number; `unit` null for a count. */
export const whole = (label: TextKey, unit: Unit | null, more: More = {}): FieldPage => ({
  kind: 'whole',
  label,
  ...(unit === null ? {} : { unit }),
  decimals: 0,
  ...more
});
/** A number with its unit (null for none) and decimal places. */
export const number = (label: TextKey, unit: Unit | null, decimals: number, more: More = {}): FieldPage => ({
  kind: 'number',
  label,
  ...(unit === null ? {} : { unit }),
  decimals,
  ...more
});
