/** Problems of the values in a form, by field. */
import { TEXT_LENGTH, URL_LENGTH } from '../entities/bounds';
import { message } from '../messages/messages';
import type { Locale } from '../messages/messages';
import { readDecimal } from '../text/decimal';
import { isWebAddress } from '../text/image-url';
import { isIsoDay } from '../time/lagos';
import type { FieldName, Form, FormField, FormValues } from './form';
import { missingFields } from './form-rules';
import { fieldText, filledTexts, shownFields } from './form-values';

export const FORM_PROBLEMS = [
  'required',
  'notANumber',
  'notWhole',
  'outOfRange',
  'notADate',
  'endBeforeStart',
  'tooLong',
  'unknownOption',
  'notAWebAddress',
  'coordinatesTogether'
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

export interface FieldProblem {
  readonly field: FieldName;
  readonly problem: FormProblem;
  readonly values?: Readonly<Record<string, string | number>>;
}

type Fault = Omit<FieldProblem, 'field'>;

function numberFault({ bounds, whole }: FormField, text: string): Fault | null {
  const value = readDecimal(text);
  if (value === null) return { problem: 'notANumber', values: { text } };
  if (bounds && (value < bounds.min || value > bounds.max))
    return { problem: 'outOfRange', values: { ...bounds } };
  return whole && !Number.isInteger(value) ? { problem: 'notWhole', values: { text } } : null;
}

const lengthFault = (text: string, max: number): Fault | null =>
  text.length > max ? { problem: 'tooLong', values: { max } } : null;

/** Returns the problem of one text (trimmed, not blank) of a field; null for a valid text. */
function fault(field: FormField, text: string): Fault | null {
  switch (field.kind) {
    case 'number':
      return numberFault(field, text);
    case 'date':
      return isIsoDay(text) ? null : { problem: 'notADate', values: { text } };
    case 'select':
    case 'multiSelect':
      return field.options?.includes(text) ? null : { problem: 'unknownOption', values: { text } };
    case 'urls':
      return (
        lengthFault(text, URL_LENGTH) ??
        (isWebAddress(text) ? null : { problem: 'notAWebAddress', values: { text } })
      );
    default:
      return lengthFault(text, TEXT_LENGTH);
  }
}

const firstFault = (field: FormField, values: FormValues): Fault | null =>
  filledTexts(field, values)
    .map((text) => fault(field, text))
    .find((found) => found !== null) ?? null;

/** Returns the problem of a day before the field's start day. Texts 'YYYY-MM-DD' sort as days do. */
function orderFault({ name, notBefore }: FormField, values: FormValues): Fault | null {
  if (notBefore === undefined) return null;
  const [start, end] = [fieldText(values, notBefore).trim(), fieldText(values, name).trim()];
  return isIsoDay(start) && end < start ? { problem: 'endBeforeStart' } : null;
}

const POSITION: readonly FieldName[] = ['latitude', 'longitude'];

/**
 * Returns the problem of a missing coordinate. Latitude and longitude are required together, also in an add
 * form, whose Add button does not wait for them.
 */
function positionFault({ name }: FormField, values: FormValues): Fault | null {
  if (!POSITION.includes(name) || fieldText(values, name).trim() !== '') return null;
  const alone = POSITION.some((other) => fieldText(values, other).trim() !== '');
  return { problem: alone ? 'coordinatesTogether' : 'required' };
}

/**
 * Returns all problems that keep a form from being sent, at most one per field, in the order of the fields:
 * text that is not a number, a number out of its bounds, a day that does not exist, an end before the start, an
 * unknown option, a text that is too long, and missing values. Formats of e-mail and telephone numbers are not
 * checked. Source: section 5 with the ledger's decision on '0 if invalid'.
 * @example fieldProblems(FORMS.Logistics.add, { name: 'Depot', status: 'Active', latitude: '5', longitude: '' }) → [{ "field": "longitude", "problem": "coordinatesTogether" }]
 */
export function fieldProblems(form: Form, values: FormValues): FieldProblem[] {
  const missing = new Set(missingFields(form, values).map(({ name }) => name));
  const problemOf = (field: FormField): Fault | null =>
    firstFault(field, values) ??
    orderFault(field, values) ??
    positionFault(field, values) ??
    (missing.has(field.name) ? { problem: 'required' } : null);
  return shownFields(form, values).flatMap((field) => {
    const found = problemOf(field);
    return found === null ? [] : [{ field: field.name, ...found }];
  });
}

/**
 * Returns the message of a problem; the field is named as in the form.
 * @example formMessage({ field: 'farmSize', problem: 'notANumber' }, 'en') → "Farm size must be a number"
 */
export const formMessage = ({ field, problem, values }: FieldProblem, locale: Locale): string =>
  message(`form.${problem}`, locale, { ...values, field: message(`field.${field}`, locale) });
