/** Payload of a form. */
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';
import { toThumbnailUrl } from '../text/image-url';
import { findFieldProblems } from './field-problems';
import type { FormProblem } from './field-problems';
import type { Form, FormField, FormValues } from './form';
import { parseOutlineText } from './outline-text';
import { getFilledTexts, listShownFields } from './form-values';

export type RecordPayload = Readonly<Record<string, unknown>>;

function toSentNumber({ asText }: FormField, text: string): string | number {
  // `findFieldProblems` has already refused texts that are not numbers.
  const value = readDecimal(text)!;
  return asText ? String(value) : value;
}

/** Returns the value that is sent for a field; undefined when it is left out. */
function toSentValue(field: FormField, values: FormValues): unknown {
  const texts = getFilledTexts(field, values);
  const [first] = texts;
  switch (field.kind) {
    case 'multiSelect':
      return [...new Set(texts)];
    case 'urls':
      return texts.map(toThumbnailUrl);
    case 'texts':
    case 'commaText':
      return texts;
    case 'number':
      return first === undefined ? field.whenEmpty : toSentNumber(field, first);
    case 'outline':
      // `findFieldProblems` has already refused a missing outline.
      return parseOutlineText(first!);
    default:
      return first;
  }
}

function buildPayload(form: Form, values: FormValues): RecordPayload {
  const payload: Record<string, unknown> = { ...form.fixed };
  const lists: Record<string, object[]> = {};
  for (const field of listShownFields(form, values)) {
    const value = toSentValue(field, values);
    if (field.entry) (lists[field.entry.list] ??= []).push({ name: field.entry.name, cost: value });
    else if (value !== undefined) payload[field.name] = value;
  }
  return { ...payload, ...lists };
}

/**
 * Returns the payload of a form: trimmed texts, numbers as numbers, empty optional fields left out (or '0',
 * 'Nil', 0 as specified), blank image addresses and wastes dropped, Google Drive links as thumbnail links.
 * Returns the first of `findFieldProblems` for missing or invalid values, with the field's name as `values.field`.
 * Source: section 5, section 7.
 * @example toPayload(FORMS.Logistics.add, { name: ' Depot ', status: 'Active', latitude: '5.03', longitude: '7.93', costAGO: '740' }) → { "ok": true, "value": { "name": "Depot", "latitude": 5.03, "longitude": 7.93, "status": "Active", "createdBy": "admin", "gas": [{ "name": "PMS", "cost": "Nil" }, { "name": "AGO", "cost": "740" }] } }
 * @example toPayload(FORMS.Logistics.add, { name: 'Depot', status: 'Active', latitude: 'north', longitude: '7.93' }) → { "ok": false, "problem": "notANumber", "values": { "text": "north", "field": "latitude" } }
 */
export function toPayload(form: Form, values: FormValues): Result<RecordPayload, FormProblem> {
  const [first] = findFieldProblems(form, values);
  if (first === undefined) return { ok: true, value: buildPayload(form, values) };
  const { field, problem, values: details } = first;
  return { ok: false, problem, values: { ...details, field } };
}
