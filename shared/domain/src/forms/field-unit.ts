import { fieldsOf } from '../entities/field';
import { gasPrice } from '../entities/logistics-depot';
import type { Form, FormField } from './form';

/**
 * Returns the unit of a form field, from its entity; null without a unit.
 * @example fieldUnit(FORMS.BiocharPartner.add, FORMS.BiocharPartner.add.fields[5]) → "t"
 */
export function fieldUnit({ entity }: Form, { name, entry }: FormField): string | null {
  const fields = fieldsOf(entry ? gasPrice : entity);
  return fields.find((known) => known.name === (entry ? 'cost' : name))?.unit ?? null;
}
