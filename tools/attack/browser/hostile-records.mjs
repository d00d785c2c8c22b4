import { importTypescript } from '../../../scripts/lib/import-typescript.mjs';
import { SCRIPT_ADDRESSES, SCRIPT_TEXT } from '../hostile-texts.mjs';

/* Records and accounts whose texts are hostile, written through the API by an administrator. */

/** @typedef {(path: string, init?: { method?: string, body?: unknown, file?: string }) => Promise<Response>} Call */
/** @typedef {Record<string, unknown>} Payload */
/** @typedef {{ path: string, named: string, sample: Payload }} RecordSample */

/** More than any record has fields. */
const MOST_REFUSALS = 40;

/**
 * Replaces the texts of a payload, also those in lists.
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
function makeHostile(value, key) {
  if (typeof value === 'string') return /url/i.test(key) ? SCRIPT_ADDRESSES[0] : SCRIPT_TEXT;
  if (Array.isArray(value)) return value.map((one) => makeHostile(one, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, makeHostile(one, name)]));
}

/**
 * Writes one record with every text hostile that the server takes; it names those that it does not.
 * @param {Call} call
 * @param {readonly [path: string, sample: Payload]} kind
 * @param {string} picture address of a picture of this server
 * @returns {Promise<string[]>} fields with a hostile text
 */
async function writeRecord(call, [path, sample], picture) {
  const texts = Object.keys(sample).filter(
    (key) => JSON.stringify(makeHostile(sample[key], key)) !== JSON.stringify(sample[key])
  );
  const hostile = new Set(texts.filter((key) => key !== 'geometry'));
  for (let tries = 0; tries < MOST_REFUSALS; tries++) {
    // The policy refuses pictures of other hosts, which would be taken for an effect of the attack.
    const toHarmless = (/** @type {string} */ key) => (key === 'imageUrls' ? [picture] : sample[key]);
    const body = Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [
        key,
        hostile.has(key) ? makeHostile(value, key) : toHarmless(key)
      ])
    );
    const answer = await call(path, { method: 'POST', body });
    if (answer.ok) return [...hostile];
    const { error } = /** @type {{ error: { field?: string, message: string } }} */ (await answer.json());
    const refused = [...hostile].find((key) => error.field?.split(/[.[]/)[0] === key);
    if (refused === undefined) throw new Error(`${path} answered ${answer.status}: ${error.message}`);
    hostile.delete(refused);
  }
  throw new Error(`${path} refuses every payload.`);
}

/**
 * Writes a record of each kind, and an account.
 * @param {Call} call
 * @param {string} picture address of a picture of this server
 * @returns {Promise<string[]>} a line for each kind: its fields with a hostile text
 */
export async function writeHostileRecords(call, picture) {
  const { RECORD_SAMPLES, facilitySample, apSample } = await importTypescript(
    'server/src/app/test-samples.ts'
  );
  /** @type {readonly (readonly [string, Payload])[]} */
  const kinds = [
    ...RECORD_SAMPLES.map((/** @type {RecordSample} */ { path, sample }) => [path, sample]),
    ['/api/marker-assets', facilitySample],
    ['/api/marker-assets', apSample],
    ['/api/accounts', { email: 'hostile@site.example', name: 'Hostile', role: 'investor' }]
  ];
  const lines = [];
  for (const kind of kinds) lines.push(`${kind[0]}: ${(await writeRecord(call, kind, picture)).join(', ')}`);
  return lines;
}

/** A file for an import: its name, column names and cells are hostile; its first rows can be imported. */
export const HOSTILE_FILE = {
  name: `${SCRIPT_TEXT.replaceAll('/', '_')}.csv`,
  text: [
    `name,capacity,stock,state,lga,latitude,longitude,"${SCRIPT_TEXT.replaceAll('"', '""')}"`,
    ...[1, 2].map(
      (n) => `"${SCRIPT_TEXT.replaceAll('"', '""')} ${n}",900,100,Akwa Ibom,Uyo,5.0${n},7.9${n},"=1+1"`
    ),
    `Refused,"${SCRIPT_TEXT.replaceAll('"', '""')}",50,Akwa Ibom,Uyo,5.02,7.91,`
  ].join('\n')
};
