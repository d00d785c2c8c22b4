import { readPostgresOutput } from '../lib/postgres-cluster.mjs';
import { QUERIES } from './feature-queries.mjs';

/** Writes the server's SQL for a request as a pgbench script, with the varying values as variables. */
export function writePgbenchScript({ findDataset, readQuery, QuerySql }, name) {
  const taggedMills = findDataset('taggedMillsClus');
  const params = QUERIES[name](Math.random);
  const query = readQuery({ f: 'json', ...params }, taggedMills, taggedMills.fields);
  const statements = new QuerySql(taggedMills, taggedMills.fields, query);
  const { sql, values } = name === 'groups' ? statements.selectStatistics() : statements.selectFeatureText();
  const [west, south, east, north] = (params.geometry ?? '').split(',').map(Number);
  const variable = new Map([
    [west, ':west'],
    [south, ':south'],
    [east, `(:west + ${(east - west).toFixed(6)})`],
    [north, `(:south + ${(north - south).toFixed(6)})`]
  ]);
  const writeValue = (value) =>
    variable.get(value) ?? (name === 'groups' && !Number.isInteger(value) ? ':bound' : JSON.stringify(value));
  const text = sql.replace(/\$(\d+)/g, (_, n) => writeValue(values[n - 1])).replace(/\s+/g, ' ');
  return [
    '\\set west 2.7 + random(0, 1000000) * 0.0000106',
    '\\set south 4.3 + random(0, 1000000) * 0.0000082',
    '\\set bound random(0, 500000000) / 1000000.0',
    `${text};`
  ].join('\n');
}

/**
 * Returns the transactions per second of a script in pgbench.
 * @param at folder and port of the cluster, and number of concurrent clients.
 */
export async function runPgbench(file, { folder, port, clients }) {
  const args = ['-h', folder, '-p', port, '-U', 'bench', '-n', '-M', 'prepared'];
  const output = await readPostgresOutput('pgbench', [
    ...args.map(String),
    ...['-c', clients, '-j', 2, '-T', 1, '-f', file, 'postgres'].map(String)
  ]);
  return Number(/tps = ([\d.]+)/.exec(output)[1]);
}
