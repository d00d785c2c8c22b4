import { listFields } from '../entities/field';
import { gasPrice } from '../entities/logistics-depot';
import type { Form, FormField } from './form';

/**
 * Returns the unit of a form field, from its entity; null without a unit.
 * @example getFieldUnit(FORMS.BiocharPartner.add, FORMS.BiocharPartner.add.fields[5]) → "t"
 */
export function getFieldUnit({ entity }: Form, { name, entry }: FormField): string | null {
  const fields = listFields(entry ? gasPrice : entity);
  return fields.find((known) => known.name === (entry ? 'cost' : name))?.unit ?? null;
}
