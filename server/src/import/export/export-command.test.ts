import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { createTestFolder } from '../test-files';
import { EXPORT_USAGE, runExportCommand } from './export-command';

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.query(`INSERT INTO agent (first_name, last_name) VALUES ('Ada', 'Obi')`);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

async function runCommand(...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  const openStore = () => Promise.resolve({ ...store, close: () => Promise.resolve() });
  await runExportCommand(argv, {
    ...{ openStore, folder: folder.path },
    say: (line) => void lines.push(line)
  });
  return lines;
}

it('writes a dataset to a file in the format of its ending, and records it', async () => {
  expect(await runCommand('agents', 'agents.csv')).toEqual(['agents to agents.csv: 1 rows, 34 bytes.']);
  expect(readFileSync(join(folder.path, 'agents.csv'), 'utf8')).toBe(
    '\uFEFFfirst_name,last_name\r\nAda,Obi\r\n'
  );
  expect(await store.query('SELECT dataset, format, rows, exported_by FROM data_export')).toEqual([
    { dataset: 'agents', format: 'csv', rows: 1, exported_by: 'command-line' }
  ]);
});

it('lists the datasets with rows', async () => {
  const lines = await runCommand('--list');
  expect(lines).toContain('mills  Mills');
  expect(lines.some((line) => line.startsWith('roads'))).toBe(false);
});

it('prints its usage', async () => {
  expect(await runCommand()).toEqual([EXPORT_USAGE]);
});

it.each([
  [['roads', 'roads.csv'], /'roads' cannot be exported/],
  [['agents', 'agents.pdf'], /one of the endings \.csv/],
  [['agents'], /npm run export/],
  [['agents', 'agents.zip'], /no positions/]
])('explains what is wrong with %j and writes nothing', async (argv, message) => {
  await expect(runCommand(...argv)).rejects.toThrow(message);
  expect(existsSync(join(folder.path, argv[1] ?? 'none'))).toBe(false);
});
