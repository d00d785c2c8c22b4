import { z } from 'zod';
import { describeField } from './field';

/** Fields that are stored with every editable record besides its own. Source: ledger rows AP-01 to AP-05. */
export const recordHistory = z.object({
  _id: describeField(z.string().min(1), { access: 'readOnly', description: 'Identifier, second spelling' }),
  createdAt: describeField(z.iso.datetime(), {
    access: 'readOnly',
    description: 'When the record was entered'
  }),
  updatedAt: describeField(z.iso.datetime(), { access: 'readOnly', description: 'When it was changed last' }),
  createdByUser: describeField(z.string().optional(), {
    access: 'readOnly',
    description: 'Account that entered it; shown to administrators only'
  }),
  updatedByUser: describeField(z.string().optional(), {
    access: 'readOnly',
    description: 'Account that changed it last; shown to administrators only'
  }),
  version: describeField(z.int().min(1), {
    access: 'readOnly',
    description: 'Begins at 1; each change raises it by one'
  })
});
export type RecordHistory = z.infer<typeof recordHistory>;
