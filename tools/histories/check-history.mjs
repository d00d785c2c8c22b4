/*
 * Checks a history: what concurrent clients asked of a store of versioned records, and what it answered. The method is
 * Jepsen's: record calls with their begin and end, then look for an answer that no correct store could have given.
 */

/**
 * One call of a client. Times are of one clock, ms; `end` is Infinity when no answer came, and then it may have been
 * done at any time after `begin`, or never.
 * @typedef {object} Call
 * @property {number} client
 * @property {'create' | 'update' | 'delete' | 'read'} kind
 * @property {string} record name that the client gave it; a create is repeated under it until it has an answer
 * @property {number} begin
 * @property {number} end
 * @property {'done' | 'refused' | 'unknown'} outcome
 * @property {number | null} value of a write, different in every write of a history
 * @property {number | null} base version on which an update was based
 * @property {Seen | null} seen the record in an answer; null for an absent record, and without an answer
 */
/** @typedef {{ id: string, version: number, value: number }} Seen a record as an answer shows it */
/** @typedef {Seen & { record: string }} StoredRecord a record of the last list */
/** @typedef {{ calls: readonly Call[], last: readonly StoredRecord[] }} History */

/** Faults by the promise that they break. */
export const FAULTS = {
  lostWrite: 'an acknowledged write is gone',
  duplicate: 'one key has made two records',
  staleRead: 'a read shows a state before a write that was acknowledged before it began',
  lostUpdate: 'two updates of one version were both acknowledged',
  versionBack: 'a later read has an earlier version',
  refusedWrite: 'a refused write was done',
  deletedRead: 'a deleted record was read',
  wrongValue: 'a version does not have the value that was written as it'
};
/** @typedef {keyof typeof FAULTS} Fault */
/** @typedef {{ fault: Fault, record: string, about: string }} Finding */

const isWrite = (/** @type {Call} */ { kind }) => kind !== 'read';
const isDone = (/** @type {Call} */ { outcome }) => outcome === 'done';

/** @param {Call | undefined} call */
const describeCall = (call) =>
  call ? `${call.kind} ${call.seen?.version ?? ''} of client ${call.client}` : '';

/**
 * Finds values that no write or a refused one has left, and versions with another value than was written.
 * @param {readonly Call[]} calls of one record
 * @param {readonly Seen[]} shown every state that an answer showed
 * @returns {[Fault, string][]}
 */
function findWrongValues(calls, shown) {
  const writes = new Map(calls.filter(isWrite).map((call) => [call.value, call]));
  /** @type {Map<number, number>} */
  const written = new Map();
  for (const { seen } of calls.filter((call) => isWrite(call) && isDone(call)))
    if (seen) written.set(seen.version, seen.value);
  /** @param {Seen} seen @returns {[Fault, string][]} */
  const findWrongValue = ({ version, value }) => {
    const write = writes.get(value);
    if (write?.outcome === 'refused') return [['refusedWrite', `value ${value} at version ${version}`]];
    const expected = written.get(version) ?? value;
    return !write || expected !== value
      ? [['wrongValue', `version ${version} has ${value}, written was ${expected}`]]
      : [];
  };
  return shown.flatMap(findWrongValue);
}

/**
 * Finds versions that two writes were acknowledged with, and updates that were not done on their base.
 * @param {readonly Call[]} calls of one record
 * @returns {[Fault, string][]}
 */
function findLostUpdates(calls) {
  /** @type {Map<number, Call>} */
  const byVersion = new Map();
  /** @type {[Fault, string][]} */
  const found = [];
  for (const call of calls.filter((one) => isDone(one) && (one.kind === 'create' || one.kind === 'update'))) {
    const { seen, base } = call;
    if (!seen) continue;
    const other = byVersion.get(seen.version);
    // A repeated create gets the answer of the first.
    const isRepeat = call.kind === 'create' && other?.kind === 'create';
    if (other && !isRepeat) found.push(['lostUpdate', `${describeCall(other)} and ${describeCall(call)}`]);
    if (base !== null && seen.version !== base + 1)
      found.push(['lostUpdate', `an update of version ${base} became version ${seen.version}`]);
    byVersion.set(seen.version, call);
  }
  return found;
}

/**
 * Finds reads that began after the end of a call whose state they should have seen.
 * @param {readonly Call[]} calls of one record
 * @returns {[Fault, string][]}
 */
function findStaleReads(calls) {
  const reads = calls.filter((call) => call.kind === 'read' && isDone(call));
  const deletes = calls.filter(({ kind, outcome }) => kind === 'delete' && outcome !== 'refused');
  const known = calls.filter(isDone).sort((a, b) => a.end - b.end);
  /** @param {Call} read @returns {[Fault, string][]} */
  const findStaleRead = (read) => {
    const before = known.filter((call) => call.end < read.begin);
    const wasDeleted = before.some(({ kind }) => kind === 'delete');
    if (wasDeleted) return read.seen ? [['deletedRead', `version ${read.seen.version}`]] : [];
    const written = Math.max(0, ...before.map((call) => (isWrite(call) ? (call.seen?.version ?? 0) : 0)));
    const shown = Math.max(0, ...before.map((call) => (isWrite(call) ? 0 : (call.seen?.version ?? 0))));
    if (!read.seen) {
      const mayBeDeleted = deletes.some(({ begin }) => begin < read.end);
      return mayBeDeleted || Math.max(written, shown) === 0
        ? []
        : [['lostWrite', `version ${written || shown} was not found`]];
    }
    if (read.seen.version < written) return [['staleRead', `version ${read.seen.version} after ${written}`]];
    return read.seen.version < shown ? [['versionBack', `version ${read.seen.version} after ${shown}`]] : [];
  };
  return reads.flatMap(findStaleRead);
}

/**
 * Compares the last state with what was acknowledged.
 * @param {readonly Call[]} calls of one record
 * @param {readonly StoredRecord[]} last the records with its name
 * @returns {[Fault, string][]}
 */
function findLosses(calls, last) {
  const ids = new Set([...calls.flatMap(({ seen }) => seen?.id ?? []), ...last.map(({ id }) => id)]);
  if (last.length > 1 || ids.size > 1) return [['duplicate', [...ids].join(' and ')]];
  const deletes = calls.filter(({ kind, outcome }) => kind === 'delete' && outcome !== 'refused');
  const stored = last[0];
  if (stored && deletes.some(isDone)) return [['deletedRead', `version ${stored.version} is stored`]];
  const acknowledged = Math.max(
    0,
    ...calls.filter((call) => isWrite(call) && isDone(call)).map(({ seen }) => seen?.version ?? 0)
  );
  const isLost = stored ? stored.version < acknowledged : acknowledged > 0 && deletes.length === 0;
  return isLost ? [['lostWrite', `version ${acknowledged}, stored is ${stored?.version ?? 'nothing'}`]] : [];
}

/**
 * Returns the faults of a history; none when a correct store could have answered so.
 * @param {History} history
 * @returns {Finding[]}
 */
export function checkHistory({ calls, last }) {
  const names = new Set([...calls.map(({ record }) => record), ...last.map(({ record }) => record)]);
  return [...names].flatMap((record) => {
    const own = calls.filter((call) => call.record === record);
    const stored = last.filter((one) => one.record === record);
    const shown = [...own.flatMap(({ seen }) => seen ?? []), ...stored];
    const found = [
      ...findLosses(own, stored),
      ...findLostUpdates(own),
      ...findWrongValues(own, shown),
      ...findStaleReads(own)
    ];
    return found.map(([fault, about]) => ({ fault, record, about }));
  });
}
