import type { ImportChoice, ImportDatasets, ImportPreview, ImportRun, ImportUpload } from '@site/domain';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { absentRouting, openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { buildSheetRow, buildXlsx } from '../../import/test-files';
import { UploadFolder } from '../../import/uploads/upload-folder';

let site: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await openTestApp();
  headers = { authorization: `Bearer ${await site.signIn('admin')}` };
});
afterAll(() => site.close());

const upload = (name: string, text: string) =>
  site.request(`/api/import-files?name=${name}`, {
    ...{ method: 'POST', payload: text },
    headers: { ...headers, 'content-type': 'application/octet-stream' }
  });
const send = (path: string, payload: object) =>
  site.request(`/api/import-files/${path}`, { method: 'POST', headers, payload });
const listStoredFiles = () => {
  const folder = join(site.store.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** Name of every row of a file that takes seconds to import. */
const MANY = 15_000;
const createLongText = (name: string) =>
  `Location,DIST_KM,latitude,longitude\n${Array.from({ length: MANY }, (_, row) => `${name} ${row},1,5.1,7.9\n`).join('')}`;

/** Begins a run and waits for its end. */
async function finishRun(id: string, kind: 'check' | 'import', choice: Partial<ImportChoice>) {
  const begun = await send(`${id}/${kind}`, { dataset: 'mills-distance', attribution: 'Survey', ...choice });
  expect(begun.status).toBe(202);
  return waitForEnd(id);
}

async function waitForEnd(id: string): Promise<ImportRun> {
  for (;;) {
    const { data } = (await site.request(`/api/import-files/${id}`, { headers })).json<{ data: ImportRun }>();
    if (data.state !== 'running') return data;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function waitFor(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const countPlaces = async () =>
  (await site.store.query<{ n: number }>('SELECT count(*) AS n FROM mills_distance'))[0]!.n;

const TEXT = 'Location,DIST_KM,latitude,longitude\nAkpan,1,5.1,7.9\nUdo,far,5.2,7.9\nOkon,3,5.3,7.9\n';

it('previews, checks, repairs and imports a file', async () => {
  const { id, bytes } = (await upload('places.csv', TEXT)).json<{ data: ImportUpload }>().data;
  expect(bytes).toBe(TEXT.length);
  const preview = (await send(`${id}/preview`, {})).json<{ data: ImportPreview }>().data;
  expect(preview.columns).toEqual(['Location', 'DIST_KM', 'latitude', 'longitude']);
  expect(preview.rows[1]).toEqual({
    row: 3,
    cells: { Location: 'Udo', DIST_KM: 'far', latitude: '5.2', longitude: '7.9' },
    geometry: null
  });
  expect(preview.proposals[0]).toMatchObject({
    dataset: 'mills-distance',
    missing: [],
    map: expect.objectContaining({ latitude: 'latitude' }) as object
  });
  const checked = await finishRun(id, 'check', {});
  expect(checked.report).toMatchObject({ read: 3, created: 2, refused: 1 });
  expect(checked.notedRows).toEqual([
    {
      row: 3,
      cells: expect.objectContaining({ DIST_KM: 'far' }) as object,
      notes: [expect.objectContaining({ kind: 'refused' })]
    }
  ]);
  const refused = await finishRun(id, 'import', {});
  expect([refused.isWritten, await countPlaces()]).toEqual([false, 0]);
  const done = await finishRun(id, 'import', {
    repairs: [{ row: 3, column: 'DIST_KM', value: '2.5' }],
    leaveOut: [4]
  });
  expect([done.isWritten, done.report?.created, await countPlaces()]).toEqual([true, 2, 2]);
  const [entry] = (await site.request('/api/imports', { headers })).json<{ data: object[] }>().data;
  expect(entry).toMatchObject({ fileName: 'places.csv', importedBy: 'admin@site.example', canUndo: true });
  expect((await site.request(`/api/import-files/${id}`, { method: 'DELETE', headers })).status).toBe(204);
  expect([(await send(`${id}/preview`, {})).status, listStoredFiles()]).toEqual([404, []]);
});

it('lists unknown spellings of LGAs, and takes the LGA that a person assigns to them', async () => {
  const text = 'name,capacity,stock,state,lga,latitude,longitude\nItu,9,1,Akwa Ibom,Uyopo,5.1,7.9\n';
  const { id } = (await upload('depots.csv', text)).json<{ data: ImportUpload }>().data;
  const checked = await finishRun(id, 'check', { dataset: 'cpo-depots' });
  expect(checked.unknownLgas).toEqual([{ state: 'Akwa Ibom', lga: 'Uyopo', nearest: 'UYOA', rows: 1 }]);
  // The message has no option of the command line.
  expect(checked.report?.notes[0]?.message).toEqual({
    en: expect.stringMatching(/; correct the spelling, or assign it to an LGA$/) as string,
    fr: expect.stringMatching(/ corrigez l’orthographe, ou attribuez-la à une LGA$/) as string
  });
  const spellings = [{ state: 'Akwa Ibom', lga: 'Uyopo', code: 'UYOA' }];
  const assigned = await finishRun(id, 'check', { dataset: 'cpo-depots', spellings });
  expect([assigned.report?.created, assigned.unknownLgas]).toEqual([1, []]);
  const wrong = await finishRun(id, 'check', {
    ...{ dataset: 'cpo-depots', spellings: [{ ...spellings[0]!, code: 'XXXX' }] }
  });
  expect(wrong.problem).toMatchObject({
    en: expect.stringMatching(/^'Uyopo' in 'Akwa Ibom': 'XXXX' is not the code of an LGA/) as string
  });
});

it('reads no column for a field when the choice says so', async () => {
  const { id } = (await upload('places.csv', TEXT)).json<{ data: ImportUpload }>().data;
  const run = await finishRun(id, 'check', { map: { DIST_KM: '' } });
  expect(JSON.stringify(run.problem)).toMatch(/no column for the field 'DIST_KM'/);
});

it('describes datasets with their labels in both languages, and how files are read', async () => {
  const answer = (await site.request('/api/import-datasets', { headers })).json<ImportDatasets>();
  const places = answer.data.find(({ name }) => name === 'mills-distance')!;
  expect(places.fields.find(({ name }) => name === 'latitude')?.label).toEqual({
    ...{ en: 'Latitude', fr: 'Latitude' }
  });
  expect(answer.data.find(({ name }) => name === 'lga')?.title).toEqual({
    ...{ en: 'LGA boundaries', fr: 'Limites des LGA' }
  });
  expect([answer.endings, answer.referenceSystems.map(({ code }) => code)]).toEqual([
    expect.arrayContaining(['.csv', '.xlsx', '.zip', '.gpkg']),
    expect.arrayContaining(['EPSG:4326', 'EPSG:32632'])
  ]);
});

it('returns all rows with notes page by page, and all notes as CSV', async () => {
  const rows = Array.from({ length: 450 }, (_, row) => `Place ${row},far,5.1,7.9\n`).join('');
  const text = `Location,DIST_KM,latitude,longitude\nAkpan,1,5.1,7.9\n${rows}`;
  const { id } = (await upload('far.csv', text)).json<{ data: ImportUpload }>().data;
  const readPage = async (page: number) =>
    (await site.request(`/api/import-files/${id}/noted-rows?page=${page}`, { headers })).json<{
      data: ImportRun['notedRows'];
      total: number;
    }>();
  expect(await readPage(1)).toEqual({ data: [], total: 0 });
  const run = await finishRun(id, 'check', {});
  expect([run.notedRows.length, run.notedRowCount]).toEqual([200, 450]);
  expect(await readPage(1)).toEqual({ data: run.notedRows, total: 450 });
  const last = await readPage(3);
  expect([last.data.length, last.data.at(-1)]).toEqual([
    50,
    {
      row: 452,
      cells: { Location: 'Place 449', DIST_KM: 'far', latitude: '5.1', longitude: '7.9' },
      notes: [expect.objectContaining({ kind: 'refused', field: 'DIST_KM' })]
    }
  ]);
  const csv = await site.request(`/api/import-files/${id}/notes.csv`, { headers });
  const lines = csv.body.trim().split('\n');
  expect([lines.length, lines[0], lines[450]]).toEqual([
    451,
    'row,consequence,field,reason',
    expect.stringMatching(/^452,refused,DIST_KM,/)
  ]);
  // Notes of an earlier run are replaced.
  await finishRun(id, 'check', { leaveOut: Array.from({ length: 450 }, (_, row) => row + 3) });
  expect((await readPage(1)).total).toBe(0);
});

it('says why a whole file cannot be used', async () => {
  const { id } = (await upload('places.csv', 'Place\nAkpan\n')).json<{ data: ImportUpload }>().data;
  const run = await finishRun(id, 'check', {});
  expect([run.state, run.problem]).toEqual([
    'failed',
    {
      en: expect.stringMatching(/no column for the field/) as string,
      fr: expect.stringMatching(/pas de colonne pour le champ/) as string
    }
  ]);
  const damaged = (await upload('places.xlsx', 'no workbook')).json<{ data: ImportUpload }>().data;
  const preview = await send(`${damaged.id}/preview`, {});
  expect([preview.status, preview.json<{ error: object }>().error]).toEqual([
    400,
    expect.objectContaining({
      code: 'unreadable_file',
      text: expect.objectContaining({
        fr: expect.stringMatching(/n’est pas un classeur/) as string
      }) as object
    })
  ]);
});

it('gives the sheets of a workbook of which one has to be named', async () => {
  const row = buildSheetRow(1, ['Location']) + buildSheetRow(2, ['Akpan']);
  const workbook = buildXlsx([
    { name: 'North', rows: row },
    { name: 'South', rows: row }
  ]);
  const sent = await fetch(`${site.url}/api/import-files?name=places.xlsx`, {
    ...{ method: 'POST', body: new Uint8Array(workbook) },
    headers: { ...headers, 'content-type': 'application/octet-stream' }
  });
  const { id } = ((await sent.json()) as { data: ImportUpload }).data;
  const answer = await send(`${id}/preview`, {});
  expect(answer.json()).toMatchObject({
    error: { code: 'unreadable_file', field: 'sheet', choices: ['North', 'South'] }
  });
  const chosen = await send(`${id}/preview`, { sheet: 'South' });
  expect(chosen.json()).toMatchObject({ data: { columns: ['Location'] } });
});

it('refuses a file of another kind, an empty one, and one that is cut off, and keeps nothing of them', async () => {
  const stored = listStoredFiles().length;
  expect((await upload('places.doc', 'x')).json()).toMatchObject({ error: { code: 'unreadable_file' } });
  expect((await upload('places.csv', '')).status).toBe(400);
  const { hostname, port } = new URL(site.url);
  await new Promise<void>((resolve) => {
    const socket = createConnection(Number(port), hostname, () => {
      socket.write(
        `POST /api/import-files?name=a.csv HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.authorization}\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\nLocation`,
        () => setTimeout(() => socket.destroy(), 100)
      );
    });
    socket.on('close', () => resolve());
  });
  // The server notices the end of the connection a moment later.
  await waitFor(() => listStoredFiles().length === stored);
});

const begin = async (id: string, kind: 'check' | 'import') =>
  (await send(`${id}/${kind}`, { dataset: 'mills-distance', attribution: 'Survey' })).status;
const cancel = async (id: string) =>
  (await site.request(`/api/import-files/${id}/run`, { method: 'DELETE', headers })).json<{
    data: ImportRun | null;
  }>().data;
const describeFile = async (id: string) =>
  (await site.request(`/api/import-files/${id}`, { headers })).json<{ data: ImportRun }>().data;

it.each(['check', 'import'] as const)(
  'cancels the %s of a file, and nothing of it is there',
  async (kind) => {
    const before = await countPlaces();
    const { id } = (await upload('many.csv', createLongText('Cancelled'))).json<{ data: ImportUpload }>()
      .data;
    expect(await begin(id, kind)).toBe(202);
    while ((await describeFile(id)).read === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    const run = await cancel(id);
    expect(run).toMatchObject({
      ...{ state: 'cancelled', isWritten: false, report: null },
      problem: { en: 'The import was cancelled. Nothing was written.' }
    });
    expect(await countPlaces()).toBe(before);
    expect(
      (await site.request('/api/imports', { headers })).json<{ data: object[] }>().data
    ).not.toContainEqual(expect.objectContaining({ fileName: 'many.csv' }));
    // The next one begins at once, and the file can be used again.
    const next = (await upload('next.csv', TEXT)).json<{ data: ImportUpload }>().data;
    expect((await finishRun(next.id, 'check', {})).state).toBe('done');
    expect((await cancel(next.id))?.state).toBe('done');
  }
);

it('cancels a run by a request beside the file, and one whose file is removed', async () => {
  const { id } = (await upload('many.csv', createLongText('Other'))).json<{ data: ImportUpload }>().data;
  expect(await begin(id, 'check')).toBe(202);
  // The request of another server is a file beside the upload.
  new UploadFolder(join(site.store.dataDir, 'uploads')).requestCancel(id);
  while ((await describeFile(id)).state === 'running')
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await describeFile(id)).state).toBe('cancelled');
  expect(await begin(id, 'check')).toBe(202);
  expect((await site.request(`/api/import-files/${id}`, { method: 'DELETE', headers })).status).toBe(204);
  const next = (await upload('next.csv', TEXT)).json<{ data: ImportUpload }>().data;
  expect((await finishRun(next.id, 'check', {})).state).toBe('done');
});

it('lets one administrator import at a time, also at another server', async () => {
  const { id } = (await upload('many.csv', createLongText('First'))).json<{ data: ImportUpload }>().data;
  const other = (await upload('next.csv', TEXT)).json<{ data: ImportUpload }>().data;
  expect(await begin(id, 'import')).toBe(202);
  while ((await describeFile(id)).read === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const second = await send(`${other.id}/import`, { dataset: 'mills-distance', attribution: 'Survey' });
  const text =
    second.status === 409
      ? second.json<{ error: { message: string } }>().error.message
      : ((await waitForEnd(other.id)).problem as { en: string }).en;
  expect(text).toMatch(/^Another import is running/);
  await cancel(id);
});

/* On Linux a write to /dev/full fails like one to a disk without space. */
describe('a full disk', () => {
  // Another server cannot learn a state that was not stored.
  let shared: TestApp;
  beforeAll(async () => {
    shared = site;
    site = await openTestApp({}, absentRouting, { alone: true });
    headers = { authorization: `Bearer ${await site.signIn('admin')}` };
  });
  afterAll(() => shared.close());

  const fill = (id: string, file: string) =>
    symlinkSync('/dev/full', join(site.store.dataDir, 'uploads', id, file));

  it('ends a check whose notes do not fit with a message that names it, and the next one begins', async () => {
    const rows = Array.from({ length: 1_200 }, (_, row) => `Full ${row},far,5.1,7.9\n`).join('');
    const text = `Location,DIST_KM,latitude,longitude\n${rows}`;
    const { id } = (await upload('full.csv', text)).json<{ data: ImportUpload }>().data;
    fill(id, 'notes.ndjson');
    const run = await finishRun(id, 'check', {});
    expect(run).toMatchObject({
      ...{ state: 'failed', isWritten: false, report: null },
      problem: {
        en: expect.stringMatching(/^The disk of the server is full: nothing was written/) as string,
        fr: expect.stringMatching(/^Le disque du serveur est plein/) as string
      }
    });
    const next = (await upload('next.csv', TEXT)).json<{ data: ImportUpload }>().data;
    expect((await finishRun(next.id, 'check', {})).state).toBe('done');
  });

  it('does not stop a run whose state cannot be stored', async () => {
    const { id } = (await upload('state.csv', createLongText('State'))).json<{ data: ImportUpload }>().data;
    expect(await begin(id, 'check')).toBe(202);
    fill(id, 'run.json.new');
    while ((await describeFile(id)).state === 'running')
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await describeFile(id)).toMatchObject({ state: 'done', report: { read: MANY } });
  });

  it('refuses a run whose choice cannot be stored', async () => {
    const { id } = (await upload('choice.csv', TEXT)).json<{ data: ImportUpload }>().data;
    fill(id, 'choice.json');
    const answer = await send(`${id}/check`, { dataset: 'mills-distance', attribution: 'Survey' });
    expect([answer.status, answer.json()]).toEqual([
      507,
      {
        error: expect.objectContaining({
          code: 'storage_full',
          text: expect.objectContaining({ fr: expect.stringMatching(/disque/) as string }) as object
        }) as object
      }
    ]);
  });
});
