import { personData, personErasure, personalDataEntry } from '@site/domain';
import type { PersonData, PersonErasure, PersonalDataEntry } from '@site/domain';
import { productRequest } from './http';
import { readAnswer, readList, withQuery } from './records';
import type { CallOptions } from './records';

/* Everything about a person, for administrators. */

/**
 * Everything that is kept about a person.
 * @param q e-mail address or telephone number, in any form.
 * @throws {ApiClientError} 'invalid_input' with the field `q` for what is neither.
 */
export const fetchPerson = async (q: string, options: CallOptions = {}): Promise<PersonData> =>
  readAnswer(personData, await productRequest(withQuery('/api/person', { q }), options));

/** How a person is erased. */
export interface ErasePersonOptions extends CallOptions {
  /** Counts what would be taken out, and changes nothing. */
  readonly dryRun?: boolean;
}

/**
 * Takes everything out that says something of a person; figures stay, the account goes. It cannot be undone.
 * @param q e-mail address or telephone number, in any form.
 * @throws {ApiClientError} 'invalid_input' for what is neither, 'last_administrator' for the last one's account.
 */
export const erasePerson = async (
  q: string,
  { dryRun = false, ...options }: ErasePersonOptions = {}
): Promise<PersonErasure> =>
  readAnswer(
    personErasure,
    await productRequest(withQuery('/api/person', { q, dryRun: String(dryRun) }), {
      ...options,
      method: 'DELETE'
    })
  );

/** What of the trail of personal data is asked for. */
export interface PersonalDataTrailQuery {
  /** Page, from 1. */
  readonly page?: number;
  /** Entries on a page, 100 unless given; 1,000 at most. */
  readonly limit?: number;
}

export interface PersonalDataTrailPage {
  /** The newest first. */
  readonly entries: readonly PersonalDataEntry[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** When personal data was taken out, by whom and how much. @throws {ApiClientError} */
export async function fetchPersonalDataTrail(
  query: PersonalDataTrailQuery = {},
  options: CallOptions = {}
): Promise<PersonalDataTrailPage> {
  const answer = await productRequest<{ data?: unknown; total?: number }>(
    withQuery('/api/person/trail', { ...query }),
    options
  );
  const entries = readList(personalDataEntry, answer?.data);
  return { entries, total: answer.total ?? entries.length };
}
