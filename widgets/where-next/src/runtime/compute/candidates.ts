import { formatPosition } from 'widgets/shared-code/site-base';
import type { SiteCandidate } from 'widgets/shared-code/site-domain';
import { fetchSiteCandidates } from 'widgets/shared-code/site-api';
import type { CallOptions } from 'widgets/shared-code/site-api';
import type { CandidateSource, LocatedCandidate, NamedPlace, SitesProblemReason } from '../state';
import type { CandidateRecord } from './record-candidates';
import { fetchAllCandidateRecords } from './record-candidates';

/** Candidates of a source, and what it lacks. */
export interface FoundCandidates {
  readonly candidates: readonly LocatedCandidate[];
  readonly outside: number;
  readonly withoutRoad: number;
  readonly goneKeys: readonly string[];
}

type CandidatesOutcome = FoundCandidates | { readonly reason: SitesProblemReason };

const METRES_DECIMALS = 5;

/** Identifies a place of the grid by its position, to about a metre: it stays the same in every answer. */
const toGridId = ({ latitude, longitude }: SiteCandidate): string =>
  `${latitude.toFixed(METRES_DECIMALS)},${longitude.toFixed(METRES_DECIMALS)}`;

function nameGridCandidate(candidate: SiteCandidate): LocatedCandidate {
  const { latitude, longitude, near } = candidate;
  return {
    id: toGridId(candidate),
    name: near ? near.name : formatPosition(latitude, longitude),
    ...{ latitude, longitude, kilometres: near ? near.kilometres : null }
  };
}

async function fetchGrid(
  { area, spacing }: Extract<CandidateSource, { readonly kind: 'grid' }>,
  options: CallOptions
): Promise<CandidatesOutcome> {
  const { candidates, problem, outside, withoutRoad, squares, fittingSpacing } = await fetchSiteCandidates(
    area,
    spacing,
    options
  );
  if (problem !== null)
    return {
      reason: { kind: 'problem', problem, values: { squares, spacing, fitting: fittingSpacing ?? 0 } }
    };
  return { candidates: candidates.map(nameGridCandidate), outside, withoutRoad, goneKeys: [] };
}

/** Finds the records of keys, in the order of their names, and the keys that no record has any more. */
export function findRecords(
  all: readonly CandidateRecord[],
  keys: readonly string[]
): { readonly records: readonly CandidateRecord[]; readonly goneKeys: readonly string[] } {
  const wanted = new Set(keys);
  const records = all.filter(({ key }) => wanted.has(key));
  const found = new Set(records.map(({ key }) => key));
  return { records, goneKeys: keys.filter((key) => !found.has(key)) };
}

async function fetchRecords(keys: readonly string[], options: CallOptions): Promise<CandidatesOutcome> {
  const { records, goneKeys } = findRecords(await fetchAllCandidateRecords(options), keys);
  if (records.length === 0)
    return {
      reason: {
        kind: 'problem',
        problem: 'nothingLeft',
        values: { count: goneKeys.length, ids: formatGoneKeys(goneKeys) }
      }
    };
  const candidates = records.map(({ key, name, latitude, longitude }) => ({
    ...{ id: key, name, latitude, longitude, kilometres: null }
  }));
  return { candidates, outside: 0, withoutRoad: 0, goneKeys };
}

/** Lists the ids of records by their keys, as the records themselves have them. */
export const formatGoneKeys = (keys: readonly string[]): string => keys.map((key) => key.slice(1)).join(', ');

const toPlaceCandidate = ({ name, latitude, longitude }: NamedPlace, index: number): LocatedCandidate => ({
  ...{ id: String(index + 1), name, latitude, longitude, kilometres: null }
});

/** Finds the candidates of a source. @throws {ApiClientError} */
export async function findCandidates(
  source: CandidateSource,
  options: CallOptions
): Promise<CandidatesOutcome> {
  if (source.kind === 'grid') return fetchGrid(source, options);
  if (source.kind === 'records') return fetchRecords(source.keys, options);
  return { candidates: source.places.map(toPlaceCandidate), outside: 0, withoutRoad: 0, goneKeys: [] };
}
