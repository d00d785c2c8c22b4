import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * A client that writes records and stores every response. Afterwards it compares the server's data with these:
 * each acknowledged write is there once, with its version and its entry in the trail.
 */

/**
 * @typedef {object} Kind a kind of records
 * @property {string} type
 * @property {string} path of its calls
 * @property {string} list path that returns all of them
 * @property {string} change method of a change
 * @property {(name: string) => object} payload
 */
/**
 * @typedef {object} Call
 * @property {string} key
 * @property {Kind} kind
 * @property {string} name of its record
 * @property {string} method
 * @property {string} path
 * @property {object} [payload]
 */
/** @typedef {{ status: number, text: string }} Answer status 0 when no response came */
/** @typedef {{ name: string, version: number }} StoredRecord */
/** @typedef {{ recordId: string, after?: { version: number } | null }} Change an entry of the audit trail */
/** @typedef {{ kind: Kind, id: string, version: number, gone: boolean }} KnownRecord */

const place = { latitude: 5.5, longitude: 7.5 };
/** @param {string} name */
const createCustomer = (name) => ({
  name,
  ...place,
  factoryType: 'Cement',
  rawMaterials: ['P1'],
  status: 'Active'
});
/** @param {string} name */
const createDepot = (name) => ({ name, ...place, gas: [{ name: 'AGO', cost: '1200' }], status: 'Inactive' });
/** @param {string} name */
const createPartner = (name) => ({
  name,
  ...place,
  biomassType: 'Wood',
  biomassWaste: 'bark, chips',
  annualFeedstock: 1000,
  biocharProduction: 250,
  potentialMachineCost: 25_000_000,
  capexShareCommitted: 40
});
/** @type {Kind[]} */
const KINDS = [
  {
    type: 'customer',
    path: '/api/customers',
    list: '/api/customers/filterJSON',
    change: 'PUT',
    payload: createCustomer
  },
  {
    type: 'logisticsDepot',
    path: '/api/LogisticDepot',
    list: '/api/LogisticDepot',
    change: 'PUT',
    payload: createDepot
  },
  {
    type: 'biocharPartner',
    path: '/api/biochar-partners',
    list: '/api/biochar-partners',
    change: 'PATCH',
    payload: createPartner
  }
];

/** Time after which a call counts as lost, ms. */
const CALL_MS = 60_000;
/** Statuses after which a call is retried under its key. */
const NOT_NOW = [429, 502, 503, 507];
const TRAIL_PAGE = 1_000;

/**
 * Returns a token of the demonstration's administrator; it is valid across restarts.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function signIn(url) {
  const answer = await fetch(`${url}/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@site.example', password: 'Site-demo-1' })
  });
  if (!answer.ok) throw new Error(`Sign-in returned ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data.token;
}

export class Ledger {
  /**
   * Known state of each record by its name.
   * @type {Map<string, KnownRecord>}
   */
  records = new Map();
  /**
   * Calls without a response, which may or may not have been executed.
   * @type {Call[]}
   */
  open = [];
  /**
   * Responses received, by key; the last few are requested again.
   * @type {{ call: Call, status: number, id: string }[]}
   */
  answered = [];
  /** @type {string[]} */
  faults = [];
  acknowledged = 0;

  /** @param {string} token */
  constructor(token) {
    this.token = token;
  }

  /**
   * @param {string} url
   * @param {string} path
   */
  async fetchJson(url, path) {
    const answer = await fetch(url + path, { headers: { authorization: this.token } });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  /**
   * Sends a call under its key and stores its response.
   * @param {string} url
   * @param {Call} call
   * @returns {Promise<Answer>}
   */
  async sendCall(url, call) {
    const headers = { authorization: this.token, 'idempotency-key': call.key };
    let answer, text;
    try {
      answer = await fetch(url + call.path, {
        method: call.method,
        headers: call.payload ? { ...headers, 'content-type': 'application/json' } : headers,
        body: call.payload && JSON.stringify(call.payload),
        signal: AbortSignal.timeout(CALL_MS)
      });
      text = await answer.text();
    } catch {
      this.open.push(call);
      return { status: 0, text: '' };
    }
    if (answer.ok) this.recordAnswer(call, answer.status, text);
    else if (NOT_NOW.includes(answer.status)) this.open.push(call);
    else this.faults.push(`${call.method} ${call.path} returned ${answer.status}: ${text.slice(0, 300)}`);
    return { status: answer.status, text };
  }

  /**
   * @param {Call} call
   * @param {number} status
   * @param {string} text
   */
  recordAnswer(call, status, text) {
    const before = this.records.get(call.name);
    const { id = before?.id, version = before?.version } = text === '' ? {} : (JSON.parse(text).data ?? {});
    this.records.set(call.name, { kind: call.kind, id, version, gone: call.method === 'DELETE' });
    this.answered = [...this.answered.slice(-19), { call, status, id }];
    this.acknowledged += 1;
  }

  /**
   * Creates a record, changes it twice, deletes every third. Returns the first answer that is no success, or the
   * last one.
   * @param {string} url
   * @param {Kind} kind
   * @param {object} extra
   * @returns {Promise<Answer>}
   */
  async writeOne(url, kind, extra = {}) {
    const name = randomUUID();
    /**
     * @param {string} method
     * @param {string} path
     * @param {object} [payload]
     */
    const sendChange = (method, path, payload) =>
      this.sendCall(url, { key: randomUUID(), kind, name, method, path, payload });
    /** @param {Answer} answer */
    const isSuccess = ({ status }) => status >= 200 && status < 300;
    const entered = await sendChange('POST', kind.path, { ...kind.payload(name), ...extra });
    if (!isSuccess(entered)) return entered;
    const id = this.records.get(name)?.id;
    for (let change = 0; change < 2; change += 1) {
      const changed = await sendChange(kind.change, `${kind.path}/${id}`, {
        ...kind.payload(name),
        longitude: 7 + change / 10
      });
      if (!isSuccess(changed)) return changed;
    }
    return this.records.size % 3 === 0 ? sendChange('DELETE', `${kind.path}/${id}`) : entered;
  }

  /**
   * Writes on several connections until `until` resolves or the server is unavailable.
   * @param {string} url
   * @param {Promise<void>} until
   * @param {{ goOn?: boolean, pauseMs?: number }} [options] whether it goes on without a server, and the time between
   * two writes of a connection, ms
   */
  async writeUntil(url, until, { goOn = false, pauseMs = 0 } = {}) {
    let over = false;
    void until.then(() => (over = true));
    await Promise.all(
      KINDS.map(async (kind) => {
        while (!over) {
          const { status } = await this.writeOne(url, kind);
          if (status === 0 && !goOn) return;
          await pause(pauseMs);
        }
      })
    );
  }

  /**
   * Retries the calls without a response until they have one.
   * @param {string} url
   */
  async resendOpenCalls(url) {
    for (let round = 0; this.open.length > 0 && round < 20; round += 1) {
      const calls = this.open.splice(0);
      for (const call of calls) await this.sendCall(url, call);
      if (this.open.length > 0) await pause(500);
    }
    for (const { method, path } of this.open.splice(0))
      this.faults.push(`${method} ${path} never received a response`);
  }

  /**
   * Returns all differences from the server's data of some kinds; clears the list of faults.
   * @param {string} url
   */
  async listDifferences(url, kinds = KINDS) {
    await this.resendOpenCalls(url);
    await this.checkRepeats(url);
    const trail = await this.fetchTrail(url);
    for (const kind of kinds) this.checkKind(kind, await this.fetchRecords(url, kind), trail);
    return this.faults.splice(0);
  }

  /**
   * Checks that a repeated call returns its stored response and is not executed again.
   * @param {string} url
   */
  async checkRepeats(url) {
    for (const { call, status, id } of this.answered.slice(-5)) {
      const answer = await fetch(url + call.path, {
        method: call.method,
        headers: {
          authorization: this.token,
          'idempotency-key': call.key,
          ...(call.payload ? { 'content-type': 'application/json' } : {})
        },
        body: call.payload && JSON.stringify(call.payload)
      });
      const text = await answer.text();
      const isSame =
        answer.status === status &&
        answer.headers.get('idempotency-replayed') === 'true' &&
        (text === '' || JSON.parse(text).data.id === id);
      if (!isSame)
        this.faults.push(
          `${call.method} ${call.path} repeated with the same key returned ${answer.status}: ${text.slice(0, 200)}`
        );
    }
  }

  /**
   * @param {string} url
   * @param {Kind} kind
   * @returns {Promise<StoredRecord[]>}
   */
  async fetchRecords(url, { list }) {
    /** @type {{ data?: StoredRecord[], features?: { properties: StoredRecord }[] }} */
    const { data, features = [] } = await this.fetchJson(url, list);
    return data ?? features.map(({ properties }) => properties);
  }

  /**
   * Returns the trail by record, oldest change first.
   * @param {string} url
   */
  async fetchTrail(url) {
    /** @type {Map<string, Change[]>} */
    const byRecord = new Map();
    for (let page = 1, last = TRAIL_PAGE; last === TRAIL_PAGE; page += 1) {
      /** @type {{ data: Change[] }} */
      const { data } = await this.fetchJson(url, `/api/audit?limit=${TRAIL_PAGE}&page=${page}`);
      for (const change of data)
        byRecord.set(change.recordId, [change, ...(byRecord.get(change.recordId) ?? [])]);
      last = data.length;
    }
    return byRecord;
  }

  /**
   * @param {Kind} kind
   * @param {StoredRecord[]} stored
   * @param {Map<string, Change[]>} trail
   */
  checkKind(kind, stored, trail) {
    /** @type {Map<string, StoredRecord[]>} */
    const byName = new Map();
    for (const record of stored) byName.set(record.name, [...(byName.get(record.name) ?? []), record]);
    for (const [name, { kind: own, id, version, gone }] of this.records) {
      if (own !== kind) continue;
      const found = byName.get(name) ?? [];
      const changes = trail.get(id) ?? [];
      /** @param {string} what */
      const addFault = (what) => this.faults.push(`${kind.type} ${name} ${what}`);
      if (found.length !== (gone ? 0 : 1)) addFault(`occurs ${found.length} times, expected ${gone ? 0 : 1}`);
      if (!gone && found[0] && found[0].version !== version)
        addFault(`has version ${found[0].version}, but the server acknowledged ${version}`);
      if (changes.length !== version + (gone ? 1 : 0))
        addFault(`has ${changes.length} audit entries at version ${version}`);
      const last = changes.at(-1);
      if (!gone && found[0] && last && last.after?.version !== found[0].version)
        addFault('differs from its last audit entry');
    }
  }
}

/**
 * Returns incompressible text, for records that fill a disk: a number of picture addresses of 1,900 characters
 * each.
 * @param {number} pictures
 */
export const createBulkPictures = (pictures) => ({
  imageUrls: Array.from({ length: pictures }, () =>
    `https://pictures.example/${Array.from({ length: 53 }, () => randomUUID()).join('')}`.slice(0, 1_900)
  )
});

/**
 * APs have pictures, which fill a disk.
 * @type {Kind}
 */
export const AP = {
  type: 'markerAsset',
  path: '/api/marker-assets',
  list: '/api/marker-assets/filterJSON',
  change: 'PATCH',
  payload: (name) => ({ name, ...place, markerType: 'AP', status: 'Active', rawMaterial: 'P1' })
};
