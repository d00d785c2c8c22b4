import { z } from 'zod';
import { label } from './record-fields';

/** A person who buys in the field. Source: section 3 "Agent". */
export const agent = z.object({
  first_name: label('First name'),
  last_name: label('Last name')
});
