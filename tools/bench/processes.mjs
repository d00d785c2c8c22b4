import { signInAdministrator } from './api.mjs';
import { measureTimesAtRate } from './http-load.mjs';
import { runOnPostgres } from './run-on-postgres.mjs';
import { computeMedian } from './statistics.mjs';
import { readTreeCpu } from '../../scripts/lib/checks/process-tree.mjs';

/** Calls of a page that opens a map and then a table. */
const PATHS = [
  '/api/marker-assets?page=1',
  '/api/marker-assets/filterJSON?markerType=Factory',
  '/api/customers/filterJSON?page=2&sort=name',
  '/api/biochar-applications?page=1',
  '/inventories/inventory-at-mills-by-agents',
  '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query?where=tonsAmount%3E5&returnCountOnly=true&f=json',
  '/arcgis/rest/services/factories/FeatureServer/0/query?where=1%3D1&outFields=*&f=json'
];
const ROUNDS = 5;
/** Less than one process can answer: at its limit calls wait for each other and are answered several at a time. */
const CALLS_PER_SECOND = 150;
const CALLS = 1_500;

/**
 * Compares the processor time of a call answered by one process with that of one answered by either of two, on one
 * PostgreSQL, in turn. The calls go to both processes alternately, as a proxy sends them.
 * @throws Error when the two processes answer differently.
 */
export const benchProcesses = () =>
  runOnPostgres([], async (first, startAnother) => {
    const second = await startAnother();
    try {
      const calls = [await signInAdministrator(first.url), await signInAdministrator(second.url)];
      for (const path of PATHS) {
        const [one, other] = await Promise.all(calls.map(async (call) => JSON.stringify(await call(path))));
        if (one !== other) throw new Error(`The two processes answer ${path} differently.`);
      }
      const body = JSON.stringify({ email: 'admin@site.example', password: 'Site-demo-1' });
      const json = { 'content-type': 'application/json' };
      const signed = await fetch(`${first.url}/signin`, { method: 'POST', headers: json, body });
      /** @type {string} */
      const authorization = (await signed.json()).data.token;
      /** @param {readonly { url: string, pid: number | undefined }[]} servers */
      const measure = async (servers) => {
        const readCpu = () => servers.reduce((sum, { pid }) => sum + (readTreeCpu(Number(pid)) ?? NaN), 0);
        const before = readCpu();
        let sent = 0;
        const next = () => {
          const call = sent++;
          const { url } = /** @type {{ url: string }} */ (servers[call % servers.length]);
          return `${url}${PATHS[call % PATHS.length]}`;
        };
        await measureTimesAtRate(next, {
          perSecond: CALLS_PER_SECOND,
          total: CALLS,
          headers: { authorization }
        });
        return (1000 * (readCpu() - before)) / sent;
      };
      await measure([first, second]);
      /** @type {{ one: number[], two: number[] }} */
      const times = { one: [], two: [] };
      for (let round = 0; round < ROUNDS; round++) {
        times.one.push(await measure([first]));
        times.two.push(await measure([first, second]));
      }
      const [one, two] = [computeMedian(times.one), computeMedian(times.two)];
      return [
        {
          row: 'Processor time of a call, two processes against one',
          value: two / one,
          unit: '×',
          limit: 1.05,
          note: `${two.toFixed(2)} ms / ${one.toFixed(2)} ms of the servers, answers equal`
        }
      ];
    } finally {
      await second.stop();
    }
  });
