import { QUANTITIES } from '../entities/bounds';
import { plotRecord } from '../entities/records';
import { MAX_ACCURACY_M, PLOT_CAPTURES, PLOT_COMMODITIES, PLOT_STATUSES } from '../plots/plot';
import type { Form, FormField } from './form';
import { createChoice, createIdentityFields, createRequiredText, CREATION } from './shared-fields';
import type { FormMode } from './shared-fields';

const createFields = (mode: FormMode): FormField[] => [
  ...createIdentityFields(mode),
  { name: 'geometry', kind: 'outline', required: 'filled' },
  createRequiredText('supplier'),
  createRequiredText('community'),
  { ...createChoice('commodity', PLOT_COMMODITIES), optionTexts: 'plotCommodity' },
  { name: 'statedArea', kind: 'number', bounds: QUANTITIES.farmSize },
  { ...createChoice('capture', PLOT_CAPTURES), optionTexts: 'plotCapture' },
  { name: 'accuracy', kind: 'number', bounds: { min: 0, max: MAX_ACCURACY_M } },
  { name: 'capturedOn', kind: 'date', required: 'filled', isPast: true },
  { name: 'consentOn', kind: 'date', isPast: true },
  { name: 'consentWithdrawnOn', kind: 'date', notBefore: 'consentOn', isPast: true },
  { name: 'tenurePaper', kind: 'text' },
  { ...createChoice('status', PLOT_STATUSES), optionTexts: 'plotStatus' },
  { ...createRequiredText('rejection'), shownWhile: { field: 'status', is: true, value: 'rejected' } }
];

const shared = { markerType: 'Plot', entity: plotRecord, noun: 'plot', tabs: [], fixed: CREATION } as const;

/** Forms of a supplier plot. Source: ledger BY-16. */
export const PLOT_FORMS: Readonly<Record<FormMode, Form>> = {
  add: { ...shared, mode: 'add', fields: createFields('add') },
  edit: { ...shared, mode: 'edit', fields: createFields('edit') }
};
