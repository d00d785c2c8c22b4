/** Problems of the values in a form, by field. */
import { TEXT_LENGTH, URL_LENGTH } from '../entities/bounds';
import { formatMessage } from '../messages/messages';
import type { Locale } from '../locale';
import { readDecimal } from '../text/decimal';
import { isWebAddress } from '../text/image-url';
import { formatInstant, isFutureDay, isIsoDay } from '../time/lagos';
import type { FormFieldName, Form, FormField, FormValues } from './form';
import { parseOutlineText } from './outline-text';
import { listMissingFields } from './form-rules';
import { getFieldText, getFilledTexts, listShownFields } from './form-values';

export const FORM_PROBLEMS = [
  'required',
  'notANumber',
  'notWhole',
  'outOfRange',
  'notADate',
  'inFuture',
  'endBeforeStart',
  'tooLong',
  'unknownOption',
  'notAWebAddress',
  'coordinatesTogether',
  'notAnOutline'
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

export interface FieldProblem {
  readonly field: FormFieldName;
  readonly problem: FormProblem;
  readonly values?: Readonly<Record<string, string | number>>;
}

type ValueProblem = Omit<FieldProblem, 'field'>;

function checkNumber({ bounds, whole }: FormField, text: string): ValueProblem | null {
  const value = readDecimal(text);
  if (value === null) return { problem: 'notANumber', values: { text } };
  if (bounds && (value < bounds.min || value > bounds.max))
    return { problem: 'outOfRange', values: { ...bounds } };
  return whole && !Number.isInteger(value) ? { problem: 'notWhole', values: { text } } : null;
}

const checkLength = (text: string, max: number): ValueProblem | null =>
  text.length > max ? { problem: 'tooLong', values: { max } } : null;

function checkDay({ isPast }: FormField, text: string): ValueProblem | null {
  if (!isIsoDay(text)) return { problem: 'notADate', values: { text } };
  const now = Date.now();
  return isPast && isFutureDay(text, now)
    ? { problem: 'inFuture', values: { today: formatInstant(now)! } }
    : null;
}

/** Returns the problem of one text (trimmed, not blank) of a field; null for a valid text. */
function checkText(field: FormField, text: string): ValueProblem | null {
  switch (field.kind) {
    case 'number':
      return checkNumber(field, text);
    case 'date':
      return checkDay(field, text);
    case 'select':
    case 'multiSelect':
      return field.options?.includes(text) ? null : { problem: 'unknownOption', values: { text } };
    case 'urls':
      return (
        checkLength(text, URL_LENGTH) ??
        (isWebAddress(text) ? null : { problem: 'notAWebAddress', values: { text } })
      );
    case 'outline':
      return parseOutlineText(text) === null ? { problem: 'notAnOutline' } : null;
    default:
      return checkLength(text, TEXT_LENGTH);
  }
}

const checkTexts = (field: FormField, values: FormValues): ValueProblem | null =>
  getFilledTexts(field, values)
    .map((text) => checkText(field, text))
    .find((found) => found !== null) ?? null;

/** Returns the problem of a day before the field's start day. Texts 'YYYY-MM-DD' sort as days do. */
function checkOrder({ name, notBefore }: FormField, values: FormValues): ValueProblem | null {
  if (notBefore === undefined) return null;
  const [start, end] = [getFieldText(values, notBefore).trim(), getFieldText(values, name).trim()];
  return isIsoDay(start) && end < start ? { problem: 'endBeforeStart' } : null;
}

const POSITION: readonly FormFieldName[] = ['latitude', 'longitude'];

/**
 * Returns the problem of a missing coordinate. Latitude and longitude are required together, also in an add
 * form, whose Add button does not wait for them.
 */
function checkPosition({ name }: FormField, values: FormValues): ValueProblem | null {
  if (!POSITION.includes(name) || getFieldText(values, name).trim() !== '') return null;
  const alone = POSITION.some((other) => getFieldText(values, other).trim() !== '');
  return { problem: alone ? 'coordinatesTogether' : 'required' };
}

/**
 * Returns all problems that keep a form from being sent, at most one per field, in the order of the fields:
 * text that is not a number, a number out of its bounds, a day that does not exist or is yet to come, an end before
 * the start, an unknown option, a text that is too long, and missing values. Formats of e-mail and telephone numbers are not
 * checked. Source: section 5 with the ledger's decision on '0 if invalid'.
 * @example findFieldProblems(FORMS.Logistics.add, { name: 'Depot', status: 'Active', latitude: '5', longitude: '' }) → [{ "field": "longitude", "problem": "coordinatesTogether" }]
 */
export function findFieldProblems(form: Form, values: FormValues): FieldProblem[] {
  const missing = new Set(listMissingFields(form, values).map(({ name }) => name));
  const checkField = (field: FormField): ValueProblem | null =>
    checkTexts(field, values) ??
    checkOrder(field, values) ??
    checkPosition(field, values) ??
    (missing.has(field.name) ? { problem: 'required' } : null);
  return listShownFields(form, values).flatMap((field) => {
    const found = checkField(field);
    return found === null ? [] : [{ field: field.name, ...found }];
  });
}

/**
 * Returns the message of a problem; the field is named as in the form.
 * @example formatFormProblem({ field: 'farmSize', problem: 'notANumber' }, 'en') → "Farm size must be a number"
 */
export const formatFormProblem = ({ field, problem, values }: FieldProblem, locale: Locale): string =>
  formatMessage(`form.${problem}`, locale, { ...values, field: formatMessage(`field.${field}`, locale) });
