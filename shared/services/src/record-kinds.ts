import { applicationRecord, customerRecord, depotRecord, markerRecord, partnerRecord } from '@site/domain';
import { recordClient } from './records';

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
