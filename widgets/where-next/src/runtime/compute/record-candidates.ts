import type { MarkerType } from 'widgets/shared-code/site-base';
import { RECORD_CLIENTS } from 'widgets/shared-code/site-api';
import type { CallOptions } from 'widgets/shared-code/site-api';
import type { LatLon } from 'widgets/shared-code/site-domain';

/** Kinds of records that may become sites, with the letter that their keys begin with. */
const KINDS = { Factory: 'F', AP: 'A', Logistics: 'L' } as const satisfies Partial<
  Record<MarkerType, string>
>;
export type CandidateKind = keyof typeof KINDS;

/** A record that may become a site. */
export interface CandidateRecord extends LatLon {
  /** Identifies it among the records of all kinds. */
  readonly key: string;
  readonly kind: CandidateKind;
  readonly name: string;
  readonly type: string | null;
  readonly status: string | null;
  /** Raw material that it takes in; null when it takes none, or it is not known. */
  readonly rawMaterial: string | null;
}

/** Returns the key of a record. */
export const toRecordKey = (kind: CandidateKind, id: string): string => `${KINDS[kind]}${id}`;

const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Fetches all records of a kind; those without a valid position are left out. @throws {ApiClientError} */
export async function fetchCandidateRecords(
  kind: CandidateKind,
  options: CallOptions
): Promise<CandidateRecord[]> {
  const { records } = await RECORD_CLIENTS[kind].list({ sort: 'name' }, options);
  return records.flatMap(({ id, name, latitude, longitude, type, status, rawMaterials }) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? {
          ...{ key: toRecordKey(kind, id), kind, latitude, longitude },
          name: toText(name) ?? id,
          type: toText(type),
          status: toText(status),
          rawMaterial: toText(rawMaterials)
        }
      : []
  );
}

/** Fetches the records of all kinds. @throws {ApiClientError} */
export async function fetchAllCandidateRecords(options: CallOptions): Promise<CandidateRecord[]> {
  const kinds = Object.keys(KINDS) as CandidateKind[];
  return (await Promise.all(kinds.map((kind) => fetchCandidateRecords(kind, options)))).flat();
}
