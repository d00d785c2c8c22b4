/** Description of a form, from which the widget renders it and the rules check it. */
import type { Bounds } from '../entities/bounds';
import type { EntitySchema } from '../entities/field';
import type { FormType } from '../enumerations';
import type { MessageKey } from '../messages/catalogues';

/**
 * Input of a field. `hidden`: not editable; `urls` and `texts`: rows of text, the first of which cannot be
 * removed; `commaText`: one text, sent as a list. The value of `urls`, `texts` and `multiSelect` is a list,
 * else a text. `outline`: a plot's geometry as JSON, which is captured on a map.
 */
type FormFieldKind =
  | 'hidden'
  | 'text'
  | 'number'
  | 'date'
  | 'select'
  | 'multiSelect'
  | 'urls'
  | 'texts'
  | 'commaText'
  | 'outline';

type NameIn<Key, Prefix extends string> = Key extends `${Prefix}.${infer Name}` ? Name : never;
export type FormFieldName = NameIn<MessageKey, 'field'>;
export type TabName = NameIn<MessageKey, 'fillIn'>;

/** Requirement of a field: a text or choice, text that is a number, or text that is not zero. */
export type Requirement = 'filled' | 'numeric' | 'nonZero';

export interface FormField {
  /** Name in the values and in the payload; its label is `field.{name}`. */
  readonly name: FormFieldName;
  readonly kind: FormFieldKind;
  /** Requirement for Add, or for the tab of an edit form. */
  readonly required?: Requirement;
  readonly tab?: TabName;
  /** Options of a select. */
  readonly options?: readonly string[];
  /** Start of the message keys of the options; without it an option is its own label. */
  readonly optionTexts?: 'plotCommodity' | 'plotCapture' | 'plotStatus';
  readonly bounds?: Bounds;
  /** True for a telephone number, which exports protect from being read as a figure. */
  readonly isPhone?: boolean;
  /** True for a whole number. */
  readonly whole?: boolean;
  /** The field is shown only while another has, or does not have, a value. */
  readonly shownWhile?: { readonly field: FormFieldName; readonly is: boolean; readonly value: string };
  /** Field with the earliest date allowed. */
  readonly notBefore?: FormFieldName;
  /** True for the day of something that has happened, which cannot be after today. */
  readonly isPast?: boolean;
  /** True for a number that is sent as text. */
  readonly asText?: boolean;
  /** Value that is sent when the field is empty; without it the field is left out. */
  readonly whenEmpty?: string | number;
  /** Entry of a list of `{ name, cost }` as which the field is sent. */
  readonly entry?: { readonly list: string; readonly name: string };
}

export interface Form {
  readonly mode: 'add' | 'edit';
  readonly markerType: FormType;
  readonly entity: EntitySchema;
  /** Noun of the asset, for 'Add New {type}' and '{type} Added Successfully'. */
  readonly noun: NameIn<MessageKey, 'asset'>;
  /** Tabs in order; empty for a form without tabs. */
  readonly tabs: readonly TabName[];
  readonly fields: readonly FormField[];
  /** Constant values that are sent besides the fields. */
  readonly fixed: Readonly<Record<string, string>>;
}

export type FormValue = string | readonly string[];
/** Values of the fields, as typed; a missing value is blank. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Returns the message key of a field's label. */
export const toFieldLabelKey = ({ name }: Pick<FormField, 'name'>): MessageKey => `field.${name}`;
