import { z } from 'zod';
import { describeLabel } from './record-fields';

/** A person who buys in the field. Source: section 3 "Agent". */
export const agent = z.object({
  first_name: describeLabel('First name'),
  last_name: describeLabel('Last name')
});
