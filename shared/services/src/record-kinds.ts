import { applicationRecord, customerRecord, depotRecord, markerRecord, partnerRecord } from '@site/domain';
import type { MarkerType, RecordHistory } from '@site/domain';
import { recordClient } from './records';
import type { RecordClient } from './records';

/** Factories and APs; to an investor the factories alone. */
export const markerRecords = recordClient(markerRecord, {
  path: '/api/marker-assets',
  lists: 'data',
  updates: 'PATCH'
});

export const customerRecords = recordClient(customerRecord, {
  path: '/api/customers',
  listPath: '/api/customers/filterJSON',
  lists: 'features',
  updates: 'PUT'
});

export const depotRecords = recordClient(depotRecord, {
  path: '/api/LogisticDepot',
  lists: 'features',
  updates: 'PUT'
});

export const biocharPartnerRecords = recordClient(partnerRecord, {
  path: '/api/biochar-partners',
  lists: 'data',
  updates: 'PATCH'
});

export const biocharApplicationRecords = recordClient(applicationRecord, {
  path: '/api/biochar-applications',
  lists: 'features',
  updates: 'PUT'
});

/** Any of the records that people edit. */
export type AnyRecord = RecordHistory & Readonly<Record<string, unknown>> & { readonly id: string };

/** Factories and APs stand in one list: each is asked for alone. */
const markersOf = (markerType: 'Factory' | 'AP'): RecordClient<AnyRecord> => ({
  ...markerRecords,
  list: (query, options) => markerRecords.list({ ...query, markerType }, options)
});

/** The calls of the records of a type of marker. */
export const RECORD_CLIENTS: Readonly<Record<MarkerType, RecordClient<AnyRecord>>> = {
  Factory: markersOf('Factory'),
  AP: markersOf('AP'),
  Customer: customerRecords,
  Logistics: depotRecords,
  BiocharApplication: biocharApplicationRecords,
  BiocharPartner: biocharPartnerRecords
};
