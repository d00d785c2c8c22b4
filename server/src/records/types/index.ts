import type { RecordType } from '../record-type';
import { applicationRecords } from './biochar-application';
import { partnerRecords } from './biochar-partner';
import { customerRecords } from './customer';
import { depotRecords } from './logistics-depot';
import { markerRecords } from './marker-asset';
import { plotRecords } from './plot';

/** Every record type that people edit. */
export const RECORD_TYPES = [
  markerRecords,
  customerRecords,
  depotRecords,
  applicationRecords,
  partnerRecords,
  plotRecords
] as unknown as readonly RecordType[];
