/** What a form is: one description from which the widget draws it and the rules below judge it. */
import type { Bounds } from '../entities/bounds';
import type { Shaped } from '../entities/field';
import type { MarkerType } from '../enumerations';
import type { MessageKey } from '../messages/catalogues';

/**
 * How a field is filled in. `hidden`: not by the user; `urls` and `texts`: rows of text, the first of which cannot be
 * removed; `commaText`: one text, sent as a list; all else is a text or, for `multiSelect`, a list of choices.
 */
type FieldKind =
  'hidden' | 'text' | 'number' | 'date' | 'select' | 'multiSelect' | 'urls' | 'texts' | 'commaText';

type NameIn<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never;
export type FieldName = NameIn<MessageKey, 'field'>;
export type TabName = NameIn<MessageKey, 'fillIn'>;

/** What a required field needs: some text or choice, text that is a number, or text that is not zero. */
export type Requirement = 'filled' | 'numeric' | 'nonZero';

export interface FormField {
  /** Its name in the values and in the payload; it is called `field.{name}`. */
  readonly name: FieldName;
  readonly kind: FieldKind;
  /** What Add, or the tab in an edit form, waits for. */
  readonly required?: Requirement;
  readonly tab?: TabName;
  /** Choices of a select. */
  readonly options?: readonly string[];
  readonly bounds?: Bounds;
  /** It is a telephone number, which exports keep from being taken for a figure. */
  readonly isPhone?: boolean;
  /** A number of things. */
  readonly whole?: boolean;
  /** The field is there only while another has, or has not, a value. */
  readonly shownWhile?: { readonly field: FieldName; readonly is: boolean; readonly value: string };
  /** The date it may not lie before. */
  readonly notBefore?: FieldName;
  /** A number sent as text. */
  readonly asText?: boolean;
  /** What is sent when it is left empty; without it the field is left out. */
  readonly whenEmpty?: string | number;
  /** The entry of a list of `{ name, cost }` it is sent as. */
  readonly entry?: { readonly list: string; readonly name: string };
}

export interface Form {
  readonly mode: 'add' | 'edit';
  readonly markerType: MarkerType;
  readonly entity: Shaped;
  /** What is added, for 'Add New {type}' and '{type} Added Successfully'. */
  readonly noun: NameIn<MessageKey, 'asset'>;
  /** In order; a form without tabs has none. */
  readonly tabs: readonly TabName[];
  readonly fields: readonly FormField[];
  /** What is sent beside the fields. */
  readonly fixed: Readonly<Record<string, string>>;
}

export type FormValue = string | readonly string[];
/** What stands in the fields, as typed; a missing value is a blank one. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** The key of what a field is called. */
export const fieldLabel = ({ name }: Pick<FormField, 'name'>): MessageKey => `field.${name}`;
