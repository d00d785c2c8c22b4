import fc from 'fast-check';
import { openTestApp } from '../app/test-app';
import type { TestApp } from '../app/test-app';
import { DEMO_PASSWORD } from '../identity/accounts';
import { computeTotp, generateTotpKey, toStep } from '../identity/totp';
import { readCommandLine } from './command-line';
import type { CommandLine } from './command-line';
import type { InputFile } from './dataset';
import { toPageText } from './import-error';
import type { ImportError } from './import-error';
import { runImport } from './run-import';
import { ServerCalls, importAtServer } from './server-import';
import { createTestFolder } from './test-files';

/* Tests the import by a running server, which is the import of the page, against the import of the command line. */

/** Number of files with faults; `npm run test:deep` sets it to 10,000. */
const FILES = Number(process.env.DAMAGED_FILES ?? 60);

const folder = createTestFolder();
let site: TestApp;
let calls: ServerCalls;
beforeAll(async () => {
  site = await openTestApp();
  calls = await openCalls('admin@site.example');
});
afterAll(async () => {
  folder.remove();
  await site.close();
});

const openCalls = (
  email: string,
  askCode: () => Promise<string> = () => Promise.reject(new Error('No code is asked for.'))
) => ServerCalls.open({ url: site.url, email, password: DEMO_PASSWORD, askCode });

const readCommand = (file: InputFile, ...options: string[]) =>
  readCommandLine(['mills-distance', file.path, '--attribution', 'Survey', ...options]) as CommandLine;
const countPlaces = async () =>
  (await site.store.query<{ n: number }>('SELECT count(*) AS n FROM mills_distance'))[0]!.n;

it('imports a file, or only checks it', async () => {
  const file = folder.file('places.csv', 'place,km,latitude,longitude\nAkpan,1,5.1,7.9\nUdo,2,5.2,7.9\n');
  const options = ['--map', 'Location=place', '--map', 'DIST_KM=km'];
  const checked = await importAtServer(readCommand(file, ...options, '--dry-run'), file, calls);
  expect(checked).toMatchObject({ isWritten: false, report: { read: 2, created: 2, refused: 0 } });
  expect(await countPlaces()).toBe(0);
  const imported = await importAtServer(readCommand(file, ...options), file, calls);
  expect(imported).toMatchObject({ isWritten: true, report: { read: 2, created: 2, refused: 0 } });
  expect(await countPlaces()).toBe(2);
});

it('asks for the code of an account with a second factor', async () => {
  const key = generateTotpKey();
  await site.store.query(
    `INSERT INTO second_factor (uid, secret, confirmed_at) VALUES ('demo-admin', $1, now())`,
    [key.toString('hex')]
  );
  try {
    const askCode = () => Promise.resolve(computeTotp(key, toStep(new Date())));
    const own = await openCalls('admin@site.example', askCode);
    expect(await own.send('GET', '/api/second-factor')).toMatchObject({ isOn: true });
    await expect(openCalls('admin@site.example', askCode)).rejects.toThrow('clock of your phone');
  } finally {
    await site.store.query('DELETE FROM second_factor');
  }
});

it('says why it cannot', async () => {
  const file = folder.file('places.csv', 'Location,DIST_KM,latitude,longitude\nAkpan,1,5.1,7.9\n');
  await expect(
    importAtServer(readCommand(file), file, await openCalls('staff@site.example'))
  ).rejects.toThrow('This needs the role admin.');
  await expect(openCalls('nobody@site.example')).rejects.toThrow(/password/i);
  const roads = { ...readCommand(file), dataset: { ...readCommand(file).dataset, geometry: undefined } };
  await expect(importAtServer(roads, file, calls)).rejects.toThrow('cannot be imported by a running server');
});

const CELLS = [
  'Akpan',
  '',
  '1',
  '5.1',
  '7.9',
  '7,9',
  '999',
  '-1',
  'N/A',
  '#REF!',
  '2.3E+12',
  '=1+1',
  '"a',
  'é',
  '1;2'
];
const HEADINGS = ['Location', 'DIST_KM', 'latitude', 'longitude', 'latitude', 'Easting', 'note', ''];

const textArbitrary = fc
  .tuple(
    fc.oneof(
      fc.constant(HEADINGS.slice(0, 4)),
      fc.array(fc.constantFrom(...HEADINGS), { minLength: 1, maxLength: 6 })
    ),
    fc.array(fc.array(fc.constantFrom(...CELLS), { minLength: 1, maxLength: 6 }), { maxLength: 5 }),
    fc.constantFrom(',', ';', '\t'),
    fc.constantFrom('\n', '\r\n', '\n\n')
  )
  .map(([headings, rows, separator, end]) =>
    [headings, ...rows].map((cells) => cells.join(separator)).join(end)
  )
  // An upload without content is refused before it is read.
  .filter((text) => text !== '');

/** Returns the report of a check, or the message of its refusal. */
const describeOutcome = (check: Promise<{ report: object }>): Promise<object | string> =>
  check.then(
    ({ report }) => report,
    (error: ImportError) => toPageText(error.text).en
  );

it('gives the report of the command line for files with faults', async () => {
  await fc.assert(
    fc.asyncProperty(textArbitrary, async (text) => {
      const file = folder.file('faults.csv', text);
      const command = readCommand(file, '--dry-run');
      const { dataset, map, attribution, dryRun } = command;
      const options = { file, map, attribution, dryRun, companions: {}, dataDir: site.store.dataDir };
      const checkHere = async () => ({ report: (await runImport(site.store, dataset, options)).toData() });
      expect(await describeOutcome(importAtServer(command, file, calls))).toEqual(
        await describeOutcome(checkHere())
      );
    }),
    { numRuns: FILES }
  );
}, 1_200_000);
