import { readPostgresOutput } from '../../scripts/lib/postgres-cluster.mjs';
import { QUERIES } from './feature-queries.mjs';

/**
 * Writes the server's SQL for a request as a pgbench script, with the varying values as variables.
 * @param {Pick<import('./server-code.mjs').FeatureCode, 'findDataset' | 'readQuery' | 'QuerySql'>} code
 * @param {import('./feature-queries.mjs').QueryName} name
 */
export function writePgbenchScript({ findDataset, readQuery, QuerySql }, name) {
  const taggedMills = findDataset('taggedMillsClus');
  const params = QUERIES[name](Math.random);
  const query = readQuery({ f: 'json', ...params }, taggedMills, taggedMills.fields);
  const statements = new QuerySql(taggedMills, taggedMills.fields, query);
  const statement = name === 'groups' ? statements.selectStatistics() : statements.selectFeatureText();
  const { sql, values } = statement;
  const [west = NaN, south = NaN, east = NaN, north = NaN] = (params.geometry ?? '').split(',').map(Number);
  /** @type {Map<unknown, string>} */
  const variable = new Map([
    [west, ':west'],
    [south, ':south'],
    [east, `(:west + ${(east - west).toFixed(6)})`],
    [north, `(:south + ${(north - south).toFixed(6)})`]
  ]);
  /** @param {unknown} value */
  const writeValue = (value) =>
    variable.get(value) ?? (name === 'groups' && !Number.isInteger(value) ? ':bound' : JSON.stringify(value));
  const text = sql.replace(/\$(\d+)/g, (_, n) => writeValue(values[Number(n) - 1])).replace(/\s+/g, ' ');
  return [
    '\\set west 2.7 + random(0, 1000000) * 0.0000106',
    '\\set south 4.3 + random(0, 1000000) * 0.0000082',
    '\\set bound random(0, 500000000) / 1000000.0',
    `${text};`
  ].join('\n');
}

/**
 * Returns the transactions per second of a script in pgbench.
 * @param {string} file
 * @param {{ folder: string, port: number, clients: number }} at folder and port of the cluster, and number of concurrent clients.
 */
export async function runPgbench(file, { folder, port, clients }) {
  const args = ['-h', folder, '-p', port, '-U', 'bench', '-n', '-M', 'prepared'];
  const output = await readPostgresOutput('pgbench', [
    ...args.map(String),
    ...['-c', clients, '-j', 2, '-T', 1, '-f', file, 'postgres'].map(String)
  ]);
  const rate = /tps = ([\d.]+)/.exec(output)?.[1];
  if (rate === undefined) throw new Error(`pgbench printed no rate: ${output}`);
  return Number(rate);
}
