import { fieldsOf } from '../entities/field';
import { gasPrice } from '../entities/logistics-depot';
import type { Form, FormField } from './form';

/**
 * The unit a field of a form is typed in, from its entity; null where it has none.
 * @example fieldUnit(FORMS.BiocharPartner.add, FORMS.BiocharPartner.add.fields[5]) → "t"
 */
export function fieldUnit({ entity }: Form, { name, entry }: FormField): string | null {
  const fields = fieldsOf(entry ? gasPrice : entity);
  return fields.find((known) => known.name === (entry ? 'cost' : name))?.unit ?? null;
}
