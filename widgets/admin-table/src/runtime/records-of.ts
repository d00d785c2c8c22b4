import type { CallOptions, ListQuery, MarkerType, RecordPage } from 'widgets/shared-code/site-core';
import {
  biocharApplicationRecords,
  biocharPartnerRecords,
  customerRecords,
  depotRecords,
  markerRecords
} from 'widgets/shared-code/site-core';

/** A record of any kind: what each has. */
export interface StoredRecord {
  readonly id: string;
  readonly version: number;
}

interface Lists {
  list(query: ListQuery, options: CallOptions): Promise<RecordPage<StoredRecord>>;
}

/** Factories and APs are markers, told apart by their type. */
const markersOf = (markerType: MarkerType): Lists => ({
  list: (query, options) => markerRecords.list({ ...query, markerType }, options)
});

const LISTS: Readonly<Record<MarkerType, Lists>> = {
  Factory: markersOf('Factory'),
  AP: markersOf('AP'),
  Customer: customerRecords,
  Logistics: depotRecords,
  BiocharApplication: biocharApplicationRecords,
  BiocharPartner: biocharPartnerRecords
};

/** The records of a kind, a page of them or all. @throws {ApiClientError} */
export const listRecords = (
  markerType: MarkerType,
  query: ListQuery,
  options: CallOptions
): Promise<RecordPage<StoredRecord>> => LISTS[markerType].list(query, options);
