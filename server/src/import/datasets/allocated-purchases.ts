import { readPrice } from '@site/domain';
import { numberField, textField, wholeField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';

/** NGN per tonne as entered, such as '35k' or '1.2m'. */
const priceText = {
  ...textField('pricePerTon', { unit: "NGN per tonne, such as 35000, '35k' or '1.2m'" }),
  read: (value: unknown) =>
    readPrice(String(value)) === null
      ? {
          ok: false as const,
          problem: `'${String(value)}' is not a price; give one such as 35000, '35k' or '1.2m'`
        }
      : { ok: true as const, value: String(value).trim() }
};

/** Purchases whose shells went into the biochar of an application. */
export const allocatedPurchases = createTableDataset({
  name: 'allocated-purchases',
  title: 'Allocated P1 purchases',
  table: 'allocated_purchase',
  geometry: 'none',
  columns: {
    biochar_used: numberField('biocharUsed', { min: 0, max: 1_000_000_000, unit: 'kilograms' }),
    price_per_ton: priceText
  },
  references: [
    {
      column: 'application_id',
      inputs: { application_event: textField('eventId', { unit: 'event of the application' }) },
      exported: { application_event: 'target.event_id' },
      table: 'biochar_application',
      value: 'target.id',
      match: [{ when: 'true', on: 'target.event_id = r.application_event' }],
      shown: 'r.application_event',
      field: 'eventId',
      none: 'there is no application of this event; import the dataset biochar-applications first',
      several: 'applications need different events'
    },
    {
      column: 'purchase_id',
      inputs: {
        purchase_number: wholeField('objectId', {
          aliases: ['purchase_id'],
          unit: 'number in the raw material source'
        })
      },
      exported: { purchase_number: 'target.id' },
      integer: true,
      table: 'purchase',
      value: 'target.id',
      match: [{ when: 'true', on: 'target.id = r.purchase_number' }],
      shown: 'r.purchase_number::text',
      field: 'objectId',
      none: 'there is no such purchase; import the dataset purchases first, and take the OBJECTID of the layer',
      several: ''
    }
  ],
  key: ['application_id', 'purchase_id']
});
