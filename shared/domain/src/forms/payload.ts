/** Payload of a form. */
import type { Result } from '../result';
import { readDecimal } from '../text/decimal';
import { thumbnailUrl } from '../text/image-url';
import { fieldProblems } from './field-problems';
import type { FormProblem } from './field-problems';
import type { Form, FormField, FormValues } from './form';
import { filledTexts, shownFields } from './form-values';

export type Payload = Readonly<Record<string, unknown>>;

function numberSent({ asText }: FormField, text: string): string | number {
  // `fieldProblems` has already refused texts that are not numbers.
  const value = readDecimal(text)!;
  return asText ? String(value) : value;
}

/** Returns the value that is sent for a field; undefined when it is left out. */
function sent(field: FormField, values: FormValues): unknown {
  const texts = filledTexts(field, values);
  const [first] = texts;
  switch (field.kind) {
    case 'multiSelect':
      return [...new Set(texts)];
    case 'urls':
      return texts.map(thumbnailUrl);
    case 'texts':
    case 'commaText':
      return texts;
    case 'number':
      return first === undefined ? field.whenEmpty : numberSent(field, first);
    default:
      return first;
  }
}

function payloadOf(form: Form, values: FormValues): Payload {
  const payload: Record<string, unknown> = { ...form.fixed };
  const lists: Record<string, object[]> = {};
  for (const field of shownFields(form, values)) {
    const value = sent(field, values);
    if (field.entry) (lists[field.entry.list] ??= []).push({ name: field.entry.name, cost: value });
    else if (value !== undefined) payload[field.name] = value;
  }
  return { ...payload, ...lists };
}

/**
 * Returns the payload of a form: trimmed texts, numbers as numbers, empty optional fields left out (or '0',
 * 'Nil', 0 as specified), blank image addresses and wastes dropped, Google Drive links as thumbnail links.
 * Returns the first of `fieldProblems` for missing or invalid values, with the field's name as `values.field`.
 * Source: section 5, section 7.
 * @example toPayload(FORMS.Logistics.add, { name: ' Depot ', status: 'Active', latitude: '5.03', longitude: '7.93', costAGO: '740' }) → { "ok": true, "value": { "name": "Depot", "latitude": 5.03, "longitude": 7.93, "status": "Active", "createdBy": "admin", "gas": [{ "name": "PMS", "cost": "Nil" }, { "name": "AGO", "cost": "740" }] } }
 * @example toPayload(FORMS.Logistics.add, { name: 'Depot', status: 'Active', latitude: 'north', longitude: '7.93' }) → { "ok": false, "problem": "notANumber", "values": { "text": "north", "field": "latitude" } }
 */
export function toPayload(form: Form, values: FormValues): Result<Payload, FormProblem> {
  const [first] = fieldProblems(form, values);
  if (first === undefined) return { ok: true, value: payloadOf(form, values) };
  const { field, problem, values: details } = first;
  return { ok: false, problem, values: { ...details, field } };
}
