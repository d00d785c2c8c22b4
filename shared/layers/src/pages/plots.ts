import { defineDay, defineNumber, defineText, defineWhole } from '../field';
import { definePage } from '../page';
import { defineTotal } from '../panel';
import { recordHistory, recordId } from '../shared-fields';
import { NO_VALUE, createArea } from '../symbols';

/** Progress of a plot as the layer has it, with its colour. */
const STATUSES = [
  { value: 'Draft', label: 'class.plotDraft', symbol: createArea('#f2d24ba0', '#8a6d00e6', 1.25) },
  { value: 'Checked', label: 'class.plotChecked', symbol: createArea('#5fa8e6a0', '#1d5fa0e6', 1.25) },
  { value: 'Released', label: 'class.plotReleased', symbol: createArea('#1c8a6ea0', '#0c5643e6', 1.25) },
  { value: 'Rejected', label: 'class.plotRejected', symbol: createArea('#b4b4b450', '#6e6e6ee6', 1.25) }
] as const;

export const plotsPage = definePage({
  service: 'plots',
  about:
    'Plots of suppliers with the state of their checks. A point, and an outline that encloses nothing, is a circle of the stated area.',
  access: 'staff',
  geometry: 'area',
  table: 'plot',
  idColumn: 'object_id',
  nameField: 'supplier',
  fields: {
    ...recordId,
    supplier: defineText('supplier', { access: 'staff', column: 'supplier' }),
    community: defineText('community', { column: 'community' }),
    commodity: defineText('crop', { length: 40 }),
    status: defineText('status', { length: 40 }),
    rejection: defineText('reasonOfTheRejection', { column: 'rejection' }),
    checks: defineText('checksOfThePlot', { length: 40 }),
    faults: defineWhole('faultsOfThePlot', null),
    area: defineNumber('area', 'ha', 2, { column: 'area' }),
    statedArea: defineNumber('statedArea', 'ha', 2, { column: 'stated_area' }),
    drawnAs: defineText('drawnAs', { length: 40 }),
    capture: defineText('wayOfCapture', { length: 40 }),
    accuracy: defineNumber('accuracy', 'm', 0, { column: 'accuracy' }),
    capturedOn: defineDay('captured', { column: 'captured_on' }),
    consentOn: defineDay('consent', { column: 'consent_on' }),
    consentWithdrawnOn: defineDay('consentWithdrawn', { column: 'consent_withdrawn_on' }),
    tenurePaper: defineText('tenurePaper', { access: 'staff', column: 'tenure_paper' }),
    LGA: defineText('lga', { length: 60 }),
    State: defineText('state', { length: 60 }),
    ...recordHistory
  },
  edited: true,
  layers: [
    {
      id: 'supplier-plots',
      title: 'layer.plots',
      group: 'oilPalm',
      draws: {
        by: 'values',
        field: 'status',
        values: STATUSES,
        otherwise: { symbol: createArea(`${NO_VALUE}50`, `${NO_VALUE}e6`, 1.25), label: 'class.other' }
      },
      popup: {
        title: '{supplier}',
        place: ['community', 'LGA', 'State'],
        large: ['area', 'faults'],
        lines: [
          ...['status', 'rejection', 'checks', 'faults', 'community', 'LGA', 'State', 'commodity'],
          ...['area', 'statedArea', 'drawnAs', 'capture', 'accuracy', 'capturedOn', 'consentOn'],
          ...['consentWithdrawnOn', 'tenurePaper', 'updatedAt', 'id']
        ] as const
      },
      panel: {
        lists: [{ name: 'status', field: 'status', items: STATUSES.map(({ value }) => value) }],
        countBy: ['checks', 'commodity', 'LGA'],
        figures: [defineTotal('area')]
      }
    }
  ]
});
