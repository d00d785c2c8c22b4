import {
  applicationRecord,
  customerRecord,
  depotRecord,
  markerRecord,
  partnerRecord,
  plotRecord
} from '@site/domain';
import type { RecordHistory } from '@site/domain';
import type { FormType } from '@site/domain/src/base';
import { createRecordClient } from './records';
import type { RecordClient } from './records';

/** Factories and APs; investors get only the factories. */
export const markerRecords = createRecordClient(markerRecord, {
  path: '/api/marker-assets',
  lists: 'data',
  updates: 'PATCH'
});

export const customerRecords = createRecordClient(customerRecord, {
  path: '/api/customers',
  listPath: '/api/customers/filterJSON',
  lists: 'features',
  updates: 'PUT'
});

export const depotRecords = createRecordClient(depotRecord, {
  path: '/api/LogisticDepot',
  lists: 'features',
  updates: 'PUT'
});

export const biocharPartnerRecords = createRecordClient(partnerRecord, {
  path: '/api/biochar-partners',
  lists: 'data',
  updates: 'PATCH'
});

export const biocharApplicationRecords = createRecordClient(applicationRecord, {
  path: '/api/biochar-applications',
  lists: 'features',
  updates: 'PUT'
});

export const plotRecords = createRecordClient(plotRecord, {
  path: '/api/plots',
  lists: 'data',
  updates: 'PUT'
});

/** A record of any kind that users edit. */
export type AnyRecord = RecordHistory & Readonly<Record<string, unknown>> & { readonly id: string };

/** Returns the client for one type of the list that factories and APs share. */
const createMarkerClient = (markerType: 'Factory' | 'AP'): RecordClient<AnyRecord> => ({
  ...markerRecords,
  list: (query, options) => markerRecords.list({ ...query, markerType }, options)
});

/** Clients of the records by type. */
export const RECORD_CLIENTS: Readonly<Record<FormType, RecordClient<AnyRecord>>> = {
  Factory: createMarkerClient('Factory'),
  AP: createMarkerClient('AP'),
  Customer: customerRecords,
  Logistics: depotRecords,
  BiocharApplication: biocharApplicationRecords,
  BiocharPartner: biocharPartnerRecords,
  Plot: plotRecords
};
