import type { MessageKey } from '../messages/catalogues';
import type { ParameterGroup, ParameterName } from '../parameters';
import type { TextRule } from './check-entry';

/*
 * A widget declares each setting once: kind, bounds and default in `SETTINGS` (`src/config.ts`), the words of the
 * builder's page in `PAGE` (`src/setting/page.ts`). The page, the checks, `config.json` and the table of the README
 * are derived.
 */

interface Declared<T> {
  /** Applies while the setting is missing or invalid. */
  readonly default: T;
  /** A new widget is saved with it (config.json). */
  readonly isStored?: true;
  /** Older saved value that means the default. */
  readonly unset?: T;
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
  readonly unit?: 'ms' | 's' | 'px' | 'dpi' | 'min' | 'm' | '%';
}

interface SwitchDeclaration extends Declared<boolean> {
  readonly kind: 'switch';
}

/** One of several options. */
interface ChoiceDeclaration extends Declared<string> {
  readonly kind: 'choice';
  readonly options: readonly string[];
}

/** Some of several options; any texts without `options`, which only the page knows then. */
export interface ListDeclaration extends Declared<readonly string[]> {
  readonly kind: 'list';
  readonly options?: readonly string[];
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

/** The tool that a part of it belongs to, by its widget id; chosen while the setting `part` is not 'tool'. */
interface ToolDeclaration extends Declared<string> {
  readonly kind: 'tool';
}

/** An instance of another widget, by its widget id; the label of '' names the choice of none. */
interface WidgetDeclaration extends Declared<string> {
  readonly kind: 'widget';
  readonly widget: string;
}

/** A value that only a row of the widget's own can edit. */
interface OwnDeclaration extends Declared<unknown> {
  readonly kind: 'own';
  /** Returns whether a saved value is valid; a type guard gives the setting its type. */
  isValid(value: unknown): boolean;
}

/** One text, layer or field for each key; without an entry the usual one applies. */
export interface RecordDeclaration extends Declared<Readonly<Record<string, string>>> {
  readonly kind: 'record';
  readonly entry: 'text' | 'layer' | 'field';
  /** Without them any key is valid, and the page lists those that have a row. */
  readonly keys?: readonly string[];
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
  | ToolDeclaration
  | WidgetDeclaration
  | RecordDeclaration
  | OwnDeclaration;

export type SettingDeclarations = Readonly<Record<string, SettingDeclaration>>;

/** Value of a declared setting. */
type SettingValue<D> = D extends { kind: 'own'; isValid: (value: unknown) => value is infer T }
  ? T
  : D extends { kind: 'number' }
    ? number
    : D extends { kind: 'switch' }
      ? boolean
      : D extends { kind: 'choice'; options: readonly (infer O)[] }
        ? O
        : D extends { kind: 'list'; options: readonly (infer O)[] }
          ? O[]
          : D extends { kind: 'list' }
            ? string[]
            : D extends { kind: 'record'; keys: readonly (infer K extends string)[] }
              ? string extends K
                ? Record<string, string>
                : Partial<Record<K, string>>
              : D extends { kind: 'record' }
                ? Record<string, string>
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

/** English and French; or the key of a text in the message catalogue. */
export type Words = readonly [en: string, fr: string] | MessageKey;

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
  readonly part?: 'part' | 'map' | 'services' | 'tables' | 'texts' | 'parameters';
  readonly title?: Words;
  readonly help?: Words;
  readonly rows?: { readonly [key in K]?: SettingWords };
  /** Business parameters that affect the widget, or whole groups, shown by the part `parameters`. */
  readonly parameters?: readonly (ParameterName | ParameterGroup)[];
}

export type PageParts<S extends SettingDeclarations> = readonly SettingsPart<keyof S & string>[];
