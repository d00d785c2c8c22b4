import { BIOCHAR_FACILITY } from 'widgets/shared-code/site-base';
import type { SiteWeight } from 'widgets/shared-code/site-domain';
import type { CallOptions } from 'widgets/shared-code/site-api';
import type { LocatedFactory, SitesInputs } from '../state';
import type { CandidateRecord } from './record-candidates';
import { fetchCandidateRecords } from './record-candidates';

/** Whether a factory takes in the tonnes of a weight: P1, or biomass for biochar. */
const TAKES_IN: Readonly<Record<SiteWeight, (factory: CandidateRecord) => boolean>> = {
  purchases: ({ rawMaterial }) => rawMaterial === 'P1',
  clusters: ({ rawMaterial }) => rawMaterial === 'P1',
  biochar: ({ type }) => type === BIOCHAR_FACILITY
};

/**
 * Fetches the factories at work that take in the same tonnes as the sites; a factory that is itself a candidate is
 * not one of them. @throws {ApiClientError}
 */
export async function fetchExistingFactories(
  { existing, weight, source }: Pick<SitesInputs, 'existing' | 'weight' | 'source'>,
  options: CallOptions
): Promise<LocatedFactory[]> {
  if (existing === 'ignore') return [];
  const candidates = new Set(source.kind === 'records' ? source.keys : []);
  const all = await fetchCandidateRecords('Factory', options);
  return all
    .filter((factory) => factory.status === 'Active' && TAKES_IN[weight](factory))
    .filter(({ key }) => !candidates.has(key))
    .map(({ key, name, latitude, longitude }) => ({ id: key, name, latitude, longitude }));
}
