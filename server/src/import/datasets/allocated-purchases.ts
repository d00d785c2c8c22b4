import { readPrice } from '@site/domain';
import { numberField, textField, wholeField } from '../field-kinds';
import { createTableDataset } from '../table-dataset';
import { cellTexts } from '../texts/cell-texts';
import { NO_TEXT } from '../texts/import-text';
import { REFERENCE_TEXTS } from '../texts/row-texts';

/** NGN per tonne as entered, such as '35k' or '1.2m'. */
const priceText = {
  ...textField('pricePerTon', {
    unit: {
      en: "NGN per tonne, such as 35000, '35k' or '1.2m'",
      fr: 'NGN par tonne, comme 35000, « 35k » ou « 1.2m »'
    }
  }),
  read: (value: unknown) =>
    readPrice(String(value)) === null
      ? {
          ok: false as const,
          problem: cellTexts.notPrice({ shown: String(value) })
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
    biochar_used: numberField('biocharUsed', {
      min: 0,
      max: 1_000_000_000,
      unit: { en: 'kilograms', fr: 'kilogrammes' }
    }),
    price_per_ton: priceText
  },
  references: [
    {
      column: 'application_id',
      inputs: {
        application_event: textField('eventId', {
          unit: { en: 'event of the application', fr: 'événement de l’application' }
        })
      },
      exported: { application_event: 'target.event_id' },
      table: 'biochar_application',
      value: 'target.id',
      match: [{ when: 'true', on: 'target.event_id = r.application_event' }],
      shown: 'r.application_event',
      field: 'eventId',
      none: REFERENCE_TEXTS.noApplication,
      several: REFERENCE_TEXTS.severalApplications
    },
    {
      column: 'purchase_id',
      inputs: {
        purchase_number: wholeField('objectId', {
          aliases: ['purchase_id'],
          unit: {
            en: 'number in the raw material source',
            fr: 'numéro dans la source des matières premières'
          }
        })
      },
      exported: { purchase_number: 'target.id' },
      integer: true,
      table: 'purchase',
      value: 'target.id',
      match: [{ when: 'true', on: 'target.id = r.purchase_number' }],
      shown: 'r.purchase_number::text',
      field: 'objectId',
      none: REFERENCE_TEXTS.noPurchase,
      several: NO_TEXT
    }
  ],
  key: ['application_id', 'purchase_id']
});
