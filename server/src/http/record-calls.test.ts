import { insertTestRows } from '../arcgis/feature-server/test-rows';
import { openTestApp } from '../app/test-app';
import type { TestResponse, TestRequest, TestApp } from '../app/test-app';
import { createContractRequest } from '../app/test-contract';
import { RECORD_SAMPLES } from '../app/test-samples';
import { VALUE_RULES } from '../layers/value-rules';
import { Sessions } from '../identity/sessions';
import { hashToken } from '../identity/tokens';
import { RECORD_TYPES } from '../records/types';
import { applyValueRules } from '../store/value-checks';

/* Tests the endpoints that all record types share. Every response is validated against the API document. */

let site: TestApp;
let ask: TestApp['request'];
let admin: string;
let staff: string;
beforeAll(async () => {
  site = await openTestApp();
  await insertTestRows(site.store);
  ask = await createContractRequest(site);
  [admin, staff] = await Promise.all([site.signIn('admin'), site.signIn('staff')]);
});
afterAll(() => site.close());

interface RecordAnswer {
  readonly id: string;
  readonly _id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: string;
  readonly createdByUser?: string;
  readonly updatedByUser?: string;
}
interface RefusalBody {
  readonly error: {
    readonly code: string;
    readonly field?: string;
    readonly current?: RecordAnswer;
    readonly yours?: Record<string, unknown> | null;
  };
}
type RequestHeaders = Record<string, string>;

const withToken = (token: string, more: TestRequest = {}): TestRequest => ({
  ...more,
  headers: { authorization: token, ...more.headers }
});
const readData = (answer: TestResponse) => answer.json<{ data: RecordAnswer }>().data;
const readRefusal = (answer: TestResponse) => answer.json<RefusalBody>().error;
const countChanges = async (): Promise<number> =>
  (await site.store.query<{ changes: number }>('SELECT count(*) AS changes FROM record_audit'))[0]!.changes;

describe.each(RECORD_SAMPLES)('the records at $path', ({ path, sample, method, deleted, name, figure }) => {
  const postRecord = async (headers: RequestHeaders = {}) =>
    ask(path, withToken(admin, { method: 'POST', payload: sample, headers }));
  const changeRecord = (id: string, more: object, headers: RequestHeaders = {}) =>
    ask(`${path}/${id}`, withToken(admin, { method, payload: { ...sample, id, ...more }, headers }));
  const removeRecord = (id: string, headers: RequestHeaders = {}, query = '') =>
    ask(`${path}/${id}${query}`, withToken(admin, { method: 'DELETE', headers }));
  const restoreRecord = (id: string, headers: RequestHeaders = {}) =>
    ask(`${path}/${id}/restore`, withToken(admin, { method: 'POST', headers }));
  const fetchRecord = (id: string) => ask(`${path}/${id}`, withToken(staff));
  const { table } = RECORD_TYPES.find((type) => type.name === name)!;

  it('[AP-10] creates a record with 201, its id under both names, and its author', async () => {
    const answer = await postRecord();
    expect(answer.status).toBe(201);
    const entered = readData(answer);
    expect(entered).toMatchObject({ createdBy: 'admin', createdByUser: 'demo-admin', version: 1 });
    expect(entered._id).toBe(entered.id);
    expect(entered.updatedByUser).toBeUndefined();
    const again = await fetchRecord(entered.id);
    expect([again.status, again.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"1\.[\w-]+"$/)]);
    const { createdByUser: _hidden, ...open } = entered;
    expect(readData(again)).toEqual(open);
  });

  it('updates a record with 200 when no version is given, and increments the version each time', async () => {
    const { id, createdAt } = readData(await postRecord());
    const answer = await changeRecord(id, {});
    expect(answer.status).toBe(200);
    expect(readData(answer)).toMatchObject({ version: 2, updatedByUser: 'demo-admin', createdAt });
    expect(readData(await changeRecord(id, {})).version).toBe(3);
  });

  it('accepts a record sent back whole, with the fields that the server sets', async () => {
    const entered = readData(await postRecord());
    const { version, createdByUser, _id, createdAt, updatedAt } = entered;
    const answer = await changeRecord(entered.id, { version, createdByUser, _id, createdAt, updatedAt });
    expect([answer.status, readData(answer).version]).toEqual([200, 2]);
  });

  it('refuses a change based on another version and returns both versions', async () => {
    const { id } = readData(await postRecord());
    const newest = readData(await changeRecord(id, { version: 1 }));
    for (const answer of [
      await changeRecord(id, { version: 1, [figure]: 6.25 }),
      await changeRecord(id, { [figure]: 6.25 }, { 'if-match': '"1"' })
    ]) {
      expect(answer.status).toBe(409);
      const { code, field, current, yours } = readRefusal(answer);
      expect([code, field]).toEqual(['version_conflict', 'version']);
      expect(current).toEqual(newest);
      expect(yours).toMatchObject({ id, [figure]: 6.25 });
    }
    expect(readData(await fetchRecord(id)).version).toBe(2);
    expect((await changeRecord(id, { version: 2 }, { 'if-match': '*' })).status).toBe(200);
    expect(readRefusal(await changeRecord(id, { version: 2 }, { 'if-match': '"3"' })).field).toBe('version');
    // Several of which one must be in force (RFC 9110, section 13.1.1).
    expect((await changeRecord(id, {}, { 'if-match': '"1", W/"3.x" ,"9"' })).status).toBe(200);
    const listed = { 'if-match': '"2", "9"' };
    expect(readRefusal(await changeRecord(id, {}, listed))).toMatchObject({ code: 'version_conflict' });
    expect((await removeRecord(id, listed)).status).toBe(409);
    expect((await changeRecord(id, { version: 4 }, { 'if-match': '"2", "4"' })).status).toBe(200);
  });

  it('refuses to delete another version and returns both versions', async () => {
    const first = readData(await postRecord());
    const { id } = first;
    const second = readData(await changeRecord(id, {}));
    for (const answer of [
      await removeRecord(id, { 'if-match': '"1"' }),
      await removeRecord(id, {}, '?version=1')
    ]) {
      expect(answer.status).toBe(409);
      expect(readRefusal(answer)).toMatchObject({ current: second, yours: first });
    }
    expect((await removeRecord(id, { 'if-match': '"2"' })).status).toBe(deleted);
  });

  it(`deletes a record with ${deleted} and returns 404 for it afterwards`, async () => {
    const { id } = readData(await postRecord());
    const answer = await removeRecord(id);
    expect(answer.status).toBe(deleted);
    if (deleted === 200) expect(answer.json()).toMatchObject({ success: true, data: { id } });
    else expect(answer.body).toBe('');
    for (const gone of [await fetchRecord(id), await removeRecord(id), await changeRecord(id, {})]) {
      expect(gone.status).toBe(404);
      expect(readRefusal(gone)).toMatchObject({ code: 'record_not_found', field: 'id' });
    }
  });

  it('records every write in a trail that administrators can read', async () => {
    const first = readData(await postRecord());
    const second = readData(await changeRecord(first.id, {}));
    await removeRecord(first.id);
    const trail = await ask(`/api/audit?recordType=${name}&recordId=${first.id}`, withToken(admin));
    expect(trail.json<{ data: object[] }>().data).toMatchObject([
      { action: 'delete', version: 2, before: second, after: null, changedByEmail: 'admin@site.example' },
      { action: 'update', version: 2, before: first, after: second },
      { action: 'create', version: 1, before: null, after: first, changedBy: 'demo-admin' }
    ]);
    expect((await ask('/api/audit', withToken(staff))).status).toBe(403);
  });

  it('returns the source of a record that no account entered, and none of another', async () => {
    const { id } = readData(await postRecord());
    const { store } = site;
    const readSource = async () => {
      const trail = await ask(`/api/audit?recordType=${name}&recordId=${id}`, withToken(admin));
      return trail.json<{ origin: { source: string } | null }>().origin?.source ?? null;
    };
    expect(await readSource()).toBeNull();
    await store.query(`UPDATE ${table} SET created_by_user = NULL WHERE id = $1`, [id]);
    expect(await readSource()).toBe('import');
    await store.query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ($1, '', true, 1)`,
      [table]
    );
    expect(await readSource()).toBe('demonstration');
    await store.query('UPDATE dataset_source SET demonstration = false WHERE dataset = $1', [table]);
    await store.query(
      `INSERT INTO dataset_import (dataset, table_name, attribution, file_name) VALUES ('demonstration', $1, '', '')`,
      [table]
    );
    expect(await readSource()).toBe('unknown');
    await store.query('INSERT INTO demonstration_row (table_name, key) VALUES ($1, $2)', [table, id]);
    expect(await readSource()).toBe('demonstration');
    for (const used of ['dataset_source', 'dataset_import', 'demonstration_row'])
      await store.query(`DELETE FROM ${used}`);
  });

  it('[BY-07] restores a deleted record unchanged, with the next version', async () => {
    const first = readData(await postRecord());
    const second = readData(await changeRecord(first.id, { [figure]: 5.123456789012 }));
    const [row] = await site.store.query(`SELECT * FROM ${table} WHERE id = $1`, [first.id]);
    const there = await restoreRecord(first.id);
    expect([there.status, readRefusal(there)]).toMatchObject([
      409,
      { code: 'record_exists', current: second }
    ]);
    await removeRecord(first.id);
    const answer = await restoreRecord(first.id);
    expect(answer.status).toBe(200);
    const { data, attached } = answer.json<{ data: RecordAnswer; attached: object }>();
    expect(data).toEqual({ ...second, version: 3, updatedAt: data.updatedAt, updatedByUser: 'demo-admin' });
    expect(attached).toEqual({ deleted: 0, restored: 0 });
    const [again] = await site.store.query(`SELECT * FROM ${table} WHERE id = $1`, [first.id]);
    expect(again).toEqual({ ...row, version: 3, updated_at: again!.updated_at });
    const trail = await ask(`/api/audit?recordType=${name}&recordId=${first.id}&limit=1`, withToken(admin));
    expect(trail.json()).toMatchObject({
      data: [{ action: 'restore', version: 3, before: null, after: data }],
      total: 4
    });
    expect((await changeRecord(first.id, { version: 2 })).status).toBe(409);
    await removeRecord(first.id);
    expect(readData(await restoreRecord(first.id)).version).toBe(4);
  });

  it('restores a record once for repeated requests, and returns 404 without a deletion in the trail', async () => {
    const { id } = readData(await postRecord());
    await removeRecord(id);
    const key = { 'idempotency-key': `back-${name}` };
    const [one, two] = await Promise.all([restoreRecord(id, key), restoreRecord(id, key)]);
    expect([one.status, two.status, readData(two)]).toEqual([200, 200, readData(one)]);
    // Several rounds: which of the two unique columns the second call meets first depends on the moment.
    for (let round = 0; round < 20; round++) {
      await removeRecord(id);
      const both = await Promise.all([restoreRecord(id), restoreRecord(id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const before = await countChanges();
    const unknown = await restoreRecord('none');
    expect([unknown.status, readRefusal(unknown).code]).toEqual([404, 'record_not_found']);
    expect((await ask(`${path}/${id}/restore`, withToken(staff, { method: 'POST' }))).status).toBe(403);
    expect(await countChanges()).toBe(before);
  });

  it('restores a record from a trail entry without rows of other tables, as release 0.2.0 wrote them', async () => {
    const { id } = readData(await postRecord());
    const [row] = await site.store.query(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    const setRemoved = (value: string) =>
      site.store.query(`UPDATE record_audit SET removed = ${value} WHERE record_id = $1`, [id]);
    await removeRecord(id);
    await setRemoved(`jsonb_set(removed, '{attached}', 'null')`);
    const answer = await restoreRecord(id);
    expect(answer.json()).toMatchObject({ attached: { deleted: null, restored: 0 } });
    const [again] = await site.store.query(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    const since = { version: 2, object_id: again!.object_id, updated_at: again!.updated_at };
    expect(again).toEqual({ ...row, ...since, updated_by_user: 'demo-admin' });
    await removeRecord(id);
    await setRemoved('NULL');
    expect((await restoreRecord(id)).status).toBe(404);
  });

  it('writes once for one Idempotency-Key and replays the response', async () => {
    const headers = { 'idempotency-key': `once-${name}` };
    const before = await countChanges();
    const [one, two] = await Promise.all([postRecord(headers), postRecord(headers)]);
    const three = await postRecord(headers);
    expect([one.status, two.status, three.status]).toEqual([201, 201, 201]);
    expect(readData(two)).toEqual(readData(one));
    expect(readData(three)).toEqual(readData(one));
    expect(three.headers.get('idempotency-replayed')).toBe('true');
    expect(await countChanges()).toBe(before + 1);
    const other = await ask(
      path,
      withToken(admin, { method: 'POST', payload: { ...sample, [figure]: 6 }, headers })
    );
    expect([other.status, readRefusal(other).code]).toEqual([422, 'idempotency_key_reused']);
    const { id } = readData(one);
    const key = { 'idempotency-key': `gone-${name}` };
    expect([(await removeRecord(id, key)).status, (await removeRecord(id, key)).status]).toEqual([
      deleted,
      deleted
    ]);
    expect(await countChanges()).toBe(before + 2);
  });

  it('does not replay the response to another account with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `others-${name}` };
    const one = await postRecord(headers);
    await site.store.query(
      `INSERT INTO account (uid, email, display_name, role, password_hash)
       VALUES ('other-admin', 'other@site.example', 'Other', 'admin', 'none') ON CONFLICT DO NOTHING`
    );
    const { token } = await new Sessions(site.store).open('other-admin');
    const other = await ask(path, withToken(token, { method: 'POST', payload: sample, headers }));
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(readData(other).id).not.toBe(readData(one).id);
  });

  it('stores no idempotency key for a refused write', async () => {
    const headers = { 'idempotency-key': `refused-${name}` };
    const wrong = await ask(
      path,
      withToken(admin, { method: 'POST', payload: { ...sample, latitude: 91 }, headers })
    );
    expect([wrong.status, readRefusal(wrong).field]).toEqual([400, 'latitude']);
    expect((await changeRecord('none', {}, { 'idempotency-key': `lost-${name}` })).status).toBe(404);
    expect((await postRecord(headers)).status).toBe(201);
  });

  it('[AP-10] names the invalid or unknown field and writes nothing', async () => {
    const { id } = readData(await postRecord());
    const before = await countChanges();
    const wrong: [object, string][] = [
      [{ latitude: 'north' }, 'latitude'],
      [{ longitude: 181 }, 'longitude'],
      [{ createdBy: 'me' }, 'createdBy'],
      [{ colour: 'red' }, 'colour']
    ];
    for (const [fault, field] of wrong)
      for (const [address, verb] of [
        [path, 'POST'],
        [`${path}/${id}`, method]
      ]) {
        const answer = await ask(
          address!,
          withToken(admin, { method: verb, payload: { ...sample, ...fault } })
        );
        expect([answer.status, readRefusal(answer)]).toMatchObject([400, { code: 'invalid_input', field }]);
      }
    const other = await changeRecord(id, { id: 'other' });
    expect([other.status, readRefusal(other).field]).toEqual([400, 'id']);
    const text = { ...withToken(admin), method: 'POST', payload: '{"name":' };
    const broken = await ask(path, {
      ...text,
      headers: { ...text.headers, 'content-type': 'application/json' }
    });
    expect([broken.status, readRefusal(broken).field]).toEqual([400, 'body']);
    expect(await countChanges()).toBe(before);
  });

  it('accepts exactly one of several concurrent changes of one version', async () => {
    const { id } = readData(await postRecord());
    for (const version of [1, 2, 3]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => changeRecord(id, { version, [figure]: 5 + index / 100 }))
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      const winner = answers.find(({ status }) => status === 200) as TestResponse;
      expect(readData(await fetchRecord(id))).toMatchObject({
        [figure]: (readData(winner) as object as Record<string, unknown>)[figure],
        version: version + 1
      });
    }
  });
});

it('reports a conflict to exactly the losers of 100 concurrent edits, and loses no edit', async () => {
  const { path, sample } = RECORD_SAMPLES[1];
  const entered = await Promise.all(
    Array.from({ length: 20 }, () => ask(path, withToken(admin, { method: 'POST', payload: sample })))
  );
  const ids = entered.map((answer) => readData(answer).id);
  const edits = Array.from({ length: 100 }, (_, index) => ({ id: ids[index % 20]!, name: `Edit ${index}` }));
  const answers = await Promise.all(
    edits.map(({ id, name }) =>
      ask(`${path}/${id}`, withToken(admin, { method: 'PUT', payload: { ...sample, name, version: 1 } }))
    )
  );
  for (const id of ids) {
    const mine = edits.flatMap((edit, index) =>
      edit.id === id ? [{ ...edit, answer: answers[index]! }] : []
    );
    const won = mine.filter(({ answer }) => answer.status === 200);
    expect(won).toHaveLength(1);
    const record = readData(await ask(`${path}/${id}`, withToken(staff)));
    expect(record).toMatchObject({ version: 2, name: won[0]!.name });
    for (const { name, answer } of mine.filter((edit) => edit !== won[0])) {
      const { code, current, yours } = readRefusal(answer);
      expect([answer.status, code]).toEqual([409, 'version_conflict']);
      expect([current, yours]).toMatchObject([{ version: 2, name: won[0]!.name }, { name }]);
    }
    const trail = await ask(`/api/audit?recordId=${id}`, withToken(admin));
    expect(trail.json()).toMatchObject({ total: 2, data: [{ action: 'update' }, { action: 'create' }] });
  }
});

it('[AU-13] refuses a write in an expired session, and accepts it in the next one', async () => {
  const { path, sample } = RECORD_SAMPLES[1];
  const expired = await site.signIn('admin');
  await site.store.query(
    `UPDATE session SET expires_at = now() - interval '1 second' WHERE token_hash = $1`,
    [hashToken(expired)]
  );
  const before = await countChanges();
  const headers = { 'idempotency-key': 'over-two-sessions' };
  const postAs = (token: string) => ask(path, withToken(token, { method: 'POST', payload: sample, headers }));
  const refused = await postAs(expired);
  expect([refused.status, readRefusal(refused).code]).toEqual([401, 'session_ended']);
  expect(await countChanges()).toBe(before);
  const [one, two] = [await postAs(admin), await postAs(await site.signIn('admin'))];
  expect([one.status, readData(two).id]).toEqual([201, readData(one).id]);
  expect(await countChanges()).toBe(before + 1);
});

describe('rows attached to a record', () => {
  it('lists every table that refers to a record', async () => {
    const keys = await site.store.query(
      `SELECT parent.relname::text AS "on", own.relname::text AS table, part.attname::text AS column
         FROM pg_constraint AS key JOIN pg_class AS own ON own.oid = key.conrelid
           JOIN pg_class AS parent ON parent.oid = key.confrelid
           JOIN pg_attribute AS part ON part.attrelid = key.conrelid AND part.attnum = ANY (key.conkey)
        WHERE key.contype = 'f' AND parent.relname = ANY ($1::text[])
          -- A restored plot has another version, so that it is screened again.
          AND own.relname <> 'plot_screening'`,
      [RECORD_TYPES.map((type) => type.table)]
    );
    const known = RECORD_TYPES.flatMap((type) =>
      (type.attached ?? []).map(({ table, column }) => ({ on: type.table, table, column }))
    );
    expect(known).toEqual(keys);
  });

  it('[BY-07] restores the purchases of an application with it, except those deleted since', async () => {
    const { path, sample } = RECORD_SAMPLES[3];
    const { id } = readData(await ask(path, withToken(admin, { method: 'POST', payload: sample })));
    await site.store.execute(`
      INSERT INTO purchase (id, mill_id, purchased_on, tonnes, price_per_tonne)
        VALUES (9001, 1, '2026-01-01', 1, 1), (9002, 1, '2026-01-01', 1, 1);
      INSERT INTO allocated_purchase VALUES ('${id}', 9001, 12.5, '35k'), ('${id}', 9002, 7, '36k')`);
    const readAttachedRows = () =>
      site.store.query('SELECT * FROM allocated_purchase WHERE application_id = $1 ORDER BY purchase_id', [
        id
      ]);
    const before = await readAttachedRows();
    const deleteAndRestore = async () => {
      await ask(`${path}/${id}`, withToken(admin, { method: 'DELETE' }));
      expect(await readAttachedRows()).toEqual([]);
      return ask(`${path}/${id}/restore`, withToken(admin, { method: 'POST' }));
    };
    expect((await deleteAndRestore()).json()).toMatchObject({ attached: { deleted: 2, restored: 2 } });
    expect(await readAttachedRows()).toEqual(before);
    await ask(`${path}/${id}`, withToken(admin, { method: 'DELETE' }));
    const trail = await ask(`/api/audit?recordId=${id}&limit=1`, withToken(admin));
    expect(trail.json()).toMatchObject({ data: [{ action: 'delete', attached: 2 }] });
    await site.store.query('DELETE FROM purchase WHERE id = 9002');
    const less = await ask(`${path}/${id}/restore`, withToken(admin, { method: 'POST' }));
    expect(less.json()).toMatchObject({ attached: { deleted: 2, restored: 1 } });
    expect(await readAttachedRows()).toEqual(before.slice(0, 1));
  });

  it('refuses to restore a record with values that are no longer allowed, and names the field', async () => {
    const { path, sample } = RECORD_SAMPLES[1];
    const { id } = readData(await ask(path, withToken(admin, { method: 'POST', payload: sample })));
    await site.store.query(`UPDATE customer SET status = 'Dormant' WHERE id = $1`, [id]);
    await site.request(`${path}/${id}`, withToken(admin, { method: 'DELETE' }));
    await applyValueRules(site.store, VALUE_RULES);
    const answer = await ask(`${path}/${id}/restore`, withToken(admin, { method: 'POST' }));
    expect([answer.status, readRefusal(answer)]).toMatchObject([
      409,
      { code: 'cannot_restore', field: 'status' }
    ]);
  });
});
