import { personalDataEntry, personData, personErasure } from '@site/domain';
import type { PersonalDataEntry, PersonData, PersonErasure } from '@site/domain';
import { requestProductApi } from './http';
import { parseResponse, parseList, addQuery } from './records';
import type { CallOptions } from './records';

/* All data about a person, for administrators. */

/**
 * Fetches all stored data about a person.
 * @param q e-mail address or telephone number, in any format.
 * @throws {ApiClientError} 'invalid_input' with the field `q` when it is neither.
 */
export const fetchPerson = async (q: string, options: CallOptions = {}): Promise<PersonData> =>
  parseResponse(personData, await requestProductApi(addQuery('/api/person', { q }), options));

/** Options of erasing a person. */
export interface ErasePersonOptions extends CallOptions {
  /** Counts the data to erase without changing anything. */
  readonly dryRun?: boolean;
}

/**
 * Erases all personal data of a person; figures stay, the account is deleted. It cannot be undone.
 * @param q e-mail address or telephone number, in any format.
 * @throws {ApiClientError} 'invalid_input' when it is neither, 'last_administrator' for the account of the last
 * one.
 */
export const erasePerson = async (
  q: string,
  { dryRun = false, ...options }: ErasePersonOptions = {}
): Promise<PersonErasure> =>
  parseResponse(
    personErasure,
    await requestProductApi(addQuery('/api/person', { q, dryRun: String(dryRun) }), {
      ...options,
      method: 'DELETE'
    })
  );

/** Query of the personal data trail. */
export interface PersonalDataTrailQuery {
  /** Page, from 1. */
  readonly page?: number;
  /** Entries per page, 100 by default; at most 1,000. */
  readonly limit?: number;
}

export interface PersonalDataTrailPage {
  /** Newest entry first. */
  readonly entries: readonly PersonalDataEntry[];
  /** Count of entries on all pages. */
  readonly total: number;
}

/** Fetches the erasures of personal data: time, user and counts. @throws {ApiClientError} */
export async function fetchPersonalDataTrail(
  query: PersonalDataTrailQuery = {},
  options: CallOptions = {}
): Promise<PersonalDataTrailPage> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(
    addQuery('/api/person/trail', { ...query }),
    options
  );
  const entries = parseList(personalDataEntry, answer?.data);
  return { entries, total: answer.total ?? entries.length };
}
