import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./check-history.mjs').Seen} Seen */
/** @typedef {import('./check-history.mjs').StoredRecord} StoredRecord */
/** @typedef {import('./simulated-store.mjs').Request} Request */
/** @typedef {{ id: string, version: number, name: string, annualFeedstock: number }} Partner */

/** Biochar partners: a kind of records with a number that can hold the value of a write. */
const PATH = '/api/biochar-partners';
/** Time after which a call counts as one without an answer, ms. */
const CALL_MS = 20_000;
/** Pause after a call without an answer, ms: a server that starts again must not be met by no client any more. */
const PAUSE_MS = 150;
/** Statuses after which nobody knows whether a write was done. */
const NOT_NOW = [429, 502, 503, 507];

/** @param {Partner} partner @returns {Seen} */
const toSeen = ({ id, version, annualFeedstock }) => ({ id, version, value: annualFeedstock });

/** @param {Request} request */
const createPartner = ({ record, value }) => ({
  name: record,
  ...{ latitude: 5.5, longitude: 7.5, biomassType: 'Wood', biomassWaste: 'bark' },
  annualFeedstock: value,
  ...{ biocharProduction: 250, potentialMachineCost: 25_000_000, capexShareCommitted: 40 }
});

/**
 * The records of one history on running servers. `urls` returns the addresses, client n uses the n-th; they may change
 * when a server is started again.
 */
export class Records {
  /**
   * Ids by name, from answers to any client.
   * @type {Map<string, string>}
   */
  ids = new Map();
  /**
   * Answers that no server should give, a line each.
   * @type {string[]}
   */
  oddAnswers = [];

  /**
   * @param {() => readonly string[]} urls
   * @param {string} token
   */
  constructor(urls, token) {
    this.urls = urls;
    this.token = token;
  }

  /**
   * @param {number} client
   * @param {string} path
   * @param {{ method?: string, body?: object, headers?: Record<string, string> }} options
   */
  async call(client, path, { method = 'GET', body, headers = {} } = {}) {
    const urls = this.urls();
    const answer = await fetch(`${urls[client % urls.length]}${path}`, {
      method,
      headers: {
        authorization: this.token,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_MS)
    });
    return { status: answer.status, text: await answer.text() };
  }

  /**
   * @param {Request} request
   * @param {number} client
   */
  callServer(request, client) {
    const path = `${PATH}/${this.ids.get(request.record)}`;
    const version = request.base ?? undefined;
    switch (request.kind) {
      case 'create':
        // The key is the name: whoever creates a record of a name repeats the first call.
        return this.call(client, PATH, {
          method: 'POST',
          body: createPartner(request),
          headers: { 'idempotency-key': request.record }
        });
      case 'update':
        return this.call(client, path, { method: 'PATCH', body: { ...createPartner(request), version } });
      case 'delete':
        return this.call(client, `${path}?version=${version}`, { method: 'DELETE' });
      case 'read':
        return this.call(client, path);
    }
  }

  /** @type {import('./clients.mjs').Send} */
  send = async (request, client) => {
    if (request.kind !== 'create' && !this.ids.has(request.record)) return { outcome: 'refused', seen: null };
    const answer = await this.callServer(request, client).catch(() => ({ status: 0, text: '' }));
    const { status, text } = answer;
    if (status === 0 || NOT_NOW.includes(status)) {
      await pause(PAUSE_MS);
      return { outcome: 'unknown', seen: null };
    }
    if (status === 404 && request.kind === 'read') return { outcome: 'done', seen: null };
    if (status === 404 || status === 409) return { outcome: 'refused', seen: null };
    if (status >= 300) {
      this.oddAnswers.push(`${request.kind} returned ${status}: ${text.slice(0, 200)}`);
      return { outcome: 'unknown', seen: null };
    }
    if (request.kind === 'delete') return { outcome: 'done', seen: null };
    const seen = toSeen(JSON.parse(text).data);
    this.ids.set(request.record, seen.id);
    return { outcome: 'done', seen };
  };

  /**
   * Returns the stored records whose names begin with `prefix`.
   * @param {string} prefix
   * @returns {Promise<StoredRecord[]>}
   */
  async list(prefix) {
    const { status, text } = await this.call(0, PATH);
    if (status !== 200) throw new Error(`The list returned ${status}: ${text.slice(0, 200)}`);
    /** @type {Partner[]} */
    const partners = JSON.parse(text).data;
    return partners
      .filter(({ name }) => name.startsWith(prefix))
      .map((partner) => ({ record: partner.name, ...toSeen(partner) }));
  }

  /**
   * Deletes records, so that lists stay short.
   * @param {readonly StoredRecord[]} records
   */
  async remove(records) {
    for (const { id } of records) await this.call(0, `${PATH}/${id}`, { method: 'DELETE' });
  }
}
