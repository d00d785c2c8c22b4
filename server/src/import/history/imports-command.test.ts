import { IMPORT_DATASETS } from '../datasets';
import { runImport } from '../run-import';
import { createTestFolder } from '../test-files';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';
import { IMPORTS_USAGE, runImportsCommand } from './imports-command';

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

async function runCommand(...argv: string[]): Promise<string[]> {
  const lines: string[] = [];
  const openStore = () => Promise.resolve({ ...store, close: () => Promise.resolve() });
  await runImportsCommand(argv, { openStore, say: (line) => void lines.push(line) });
  return lines;
}

const importPlaces = (name: string) =>
  runImport(
    store,
    IMPORT_DATASETS.find((dataset) => dataset.name === 'mills-distance')!,
    {
      ...{ file: folder.file('points.csv', `Location,DIST_KM,latitude,longitude\n${name},1,5.1,7.9\n`) },
      ...{ companions: {}, map: [], attribution: 'Survey', dryRun: false, dataDir: folder.path }
    }
  );

it('lists imports and undoes one, after a dry run that changes nothing', async () => {
  expect(await runCommand()).toEqual(['Nothing has been imported yet.']);
  await importPlaces('Akpan');
  const [line] = await runCommand();
  expect(line).toMatch(
    /mills-distance from points\.csv; by command-line: new 1, updated 0, removed 0; can be undone$/
  );
  const id = line!.split(' ')[0]!;
  expect((await runCommand('--undo', id, '--dry-run'))[0]).toBe(
    'Dry run, nothing was written: deleted 3, restored 0, kept 0'
  );
  expect((await runCommand('--undo', id))[0]).toBe('deleted 3, restored 0, kept 0');
  expect((await runCommand())[0]).toMatch(/undone .* by command-line$/);
  await expect(runCommand('--undo', id)).rejects.toThrow('The import was undone already.');
});

it('names later imports that have to be undone before', async () => {
  await importPlaces('Bassey');
  const [first] = await runCommand();
  await importPlaces('Okon');
  await expect(runCommand('--undo', first!.split(' ')[0]!)).rejects.toThrow(/newest first: points\.csv\./);
});

it.each([
  [['--undo', 'x'], /'x' is no id of an import/],
  [['--changed-rows', 'drop'], /--changed-rows is keep or undo/],
  [['--all'], /Unknown option '--all'/]
])('explains what is wrong with %j', async (argv, message) => {
  await expect(runCommand(...argv)).rejects.toThrow(message);
});

it('prints its usage', async () => {
  expect(await runCommand('--help')).toEqual([IMPORTS_USAGE]);
});
