import type { TextRule } from './check-entry';

/*
 * A widget declares each setting once, in its `src/config.ts`: kind, bounds and default in `SETTINGS`, the words
 * of the builder's page in `PAGE`. The page, the checks, `config.json` and the table of the README are derived.
 */

interface Declared<T> {
  /** Applies while the setting is missing or invalid. */
  readonly default: T;
  /** A new widget is saved with it (config.json). */
  readonly isStored?: true;
}

export interface TextDeclaration extends Declared<string> {
  readonly kind: 'text';
  readonly rule?: TextRule;
  readonly isLong?: true;
}

export interface NumberDeclaration extends Declared<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  /** Symbol at the end of the field; a percentage is saved as a fraction, and its bounds are 0 and 1. */
  readonly unit?: 'ms' | 'px' | 'dpi' | 'min' | '%';
}

interface SwitchDeclaration extends Declared<boolean> {
  readonly kind: 'switch';
}

/** One of several options. */
interface ChoiceDeclaration extends Declared<string> {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** Some of several options. */
interface ListDeclaration extends Declared<readonly string[]> {
  readonly kind: 'list';
  readonly options: readonly string[];
  readonly isNeverEmpty?: true;
}

/** A layer's data source, or its id or title in the web map; the default names the catalogue's layer. */
interface LayerDeclaration extends Declared<string> {
  readonly kind: 'layer';
}

/** A field of the layer that another setting names. */
interface FieldDeclaration extends Declared<string> {
  readonly kind: 'field';
  readonly layer: string;
}

/** One text, layer or field for each key; without an entry the usual one applies. */
export interface RecordDeclaration extends Declared<Readonly<Record<string, string>>> {
  readonly kind: 'record';
  readonly entry: 'text' | 'layer' | 'field';
  readonly keys: readonly string[];
  /** Value that applies without an entry. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly rule?: TextRule;
  readonly isLong?: true;
  /** Setting that names the layer of the fields. */
  readonly layer?: string;
  /** Setting with the list of keys that have a row. */
  readonly shown?: string;
}

export type SettingDeclaration =
  | TextDeclaration
  | NumberDeclaration
  | SwitchDeclaration
  | ChoiceDeclaration
  | ListDeclaration
  | LayerDeclaration
  | FieldDeclaration
  | RecordDeclaration;

export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;

/** Value of a declared setting. */
type SettingValue<D> = D extends { kind: 'number' }
  ? number
  : D extends { kind: 'switch' }
    ? boolean
    : D extends { kind: 'choice'; options: readonly (infer O)[] }
      ? O
      : D extends { kind: 'list'; options: readonly (infer O)[] }
        ? O[]
        : D extends { kind: 'record'; keys: readonly (infer K extends string)[] }
          ? Partial<Record<K, string>>
          : string;

type StoredKey<S> = { [K in keyof S]: S[K] extends { isStored: true } ? K : never }[keyof S];

/** A saved configuration: the stored settings, and others that were changed. */
export type ConfigFrom<S extends SettingDeclarations> = {
  -readonly [K in StoredKey<S>]: SettingValue<S[K]>;
} & { -readonly [K in Exclude<keyof S, StoredKey<S>>]?: SettingValue<S[K]> };

/** All settings of a widget, each with a valid value. */
export type SettingsFrom<S extends SettingDeclarations> = {
  readonly [K in keyof S]: Readonly<SettingValue<S[K]>>;
};

/** English and French. */
export type Words = readonly [en: string, fr: string];

/** Words of a setting; those that are the same in every widget are left out. */
export interface SettingWords {
  readonly label?: Words;
  readonly help?: Words;
  /** Labels of the options, or of a record's keys. */
  readonly labels?: Readonly<Record<string, Words>>;
}

/** A part of a settings page. */
export interface SettingsPart<K extends string = string> {
  /** One that several widgets have, with its title and help. */
  readonly part?: 'map' | 'services' | 'tables' | 'texts';
  readonly title?: Words;
  readonly help?: Words;
  readonly rows?: { readonly [key in K]?: SettingWords };
}

export type PageParts<S extends SettingDeclarations> = readonly SettingsPart<keyof S & string>[];
