import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as api from 'widgets/shared-code/site-api';
import * as records from 'widgets/shared-code/site-records';
import type {
  DataImport,
  ImportDatasets,
  ImportPreview,
  ImportReport,
  ImportRun,
  OwnLayer,
  OwnLayerProposal
} from 'widgets/shared-code/site-domain';
import defaultConfig from '../../config.json';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  announceDataChange: jest.fn(),
  showToast: jest.fn()
}));
jest.mock('widgets/shared-code/site-records', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-records'),
  saveBlob: jest.fn(),
  saveCsv: jest.fn()
}));
jest.mock('widgets/shared-code/site-api', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-api'),
  beginImportRun: jest.fn(),
  cancelImportRun: jest.fn(),
  fetchImportDatasets: jest.fn(),
  fetchImportRun: jest.fn(),
  fetchImportNotes: jest.fn(),
  fetchImports: jest.fn(),
  fetchNotedRows: jest.fn(),
  previewImportFile: jest.fn(),
  proposeImportLayer: jest.fn(),
  removeImportFile: jest.fn(),
  undoDataImport: jest.fn(),
  uploadImportFile: jest.fn()
}));

const mocked = { ...jest.mocked(api), ...jest.mocked(base), ...jest.mocked(records) };
const user = userEvent.setup({ applyAccept: false });

const both = (text: string) => ({ en: text, fr: text });
const createField = (name: string, label: string, required = true) => ({
  ...{ name, label: both(label), says: both('text'), required }
});
const options: ImportDatasets = {
  ownLayers: [],
  data: [
    {
      ...{ name: 'cpo-depots', title: both('CPO depots'), geometry: 'point', carriesAttribution: false },
      fields: [
        createField('name', 'Depot'),
        createField('stock', 'Stock (t)'),
        createField('lga', 'LGA', false),
        createField('latitude', 'Latitude', false),
        createField('longitude', 'Longitude', false),
        createField('easting', 'Easting (m)', false)
      ]
    },
    {
      ...{ name: 'agents', title: both('Agents'), geometry: 'none', carriesAttribution: false },
      fields: [createField('first_name', 'First name')]
    }
  ],
  referenceSystems: [{ code: 'EPSG:32632', name: 'WGS 84 / UTM zone 32N' }],
  endings: ['.csv', '.xlsx']
};
const cells = { Place: 'Itu depot', stock: 'four', lga: 'Uyopo', latitude: '5.1', longitude: '7.9' };
const preview: ImportPreview = {
  unit: 'line',
  columns: Object.keys(cells),
  rows: [{ row: 2, cells, geometry: null }],
  proposals: [
    {
      dataset: 'cpo-depots',
      map: { stock: 'stock', lga: 'lga', latitude: 'latitude', longitude: 'longitude' },
      missing: ['name']
    }
  ]
};
const cleanReport: ImportReport = {
  ...{ unit: 'line', read: 3, created: 3, updated: 0, unchanged: 0, removed: 0, refused: 0, leftOut: 0 },
  ...{ repairs: 0, warnings: 0, otherNotes: 0, notes: [], remarks: [] }
};
const cleanRun: ImportRun = {
  ...{ kind: 'check', state: 'done', read: 3, isWritten: false, problem: null },
  ...{ report: cleanReport, notedRows: [], notedRowCount: 0, unknownLgas: [] }
};
const stockNote = { kind: 'refused' as const, field: 'stock', message: "'four' is not a number" };
const lgaNote = { kind: 'refused' as const, field: 'lga', message: 'is not one of the 774 LGAs' };
const notedRun: ImportRun = {
  ...cleanRun,
  report: {
    ...{ ...cleanReport, created: 1, refused: 2, remarks: ['Columns that are not read: note.'] },
    notes: [
      { ...stockNote, count: 2, rows: [2, 3] },
      { ...lgaNote, count: 1, rows: [2] }
    ]
  },
  notedRows: [
    { row: 2, cells, notes: [stockNote, lgaNote] },
    { row: 3, cells, notes: [stockNote] }
  ],
  notedRowCount: 2,
  unknownLgas: [{ state: 'Akwa Ibom', lga: 'Uyopo', nearest: 'UYOA', rows: 1 }]
};
const createApiError = (code: string, status = 409, details?: { field: string; choices: string[] }) =>
  new base.ApiClientError(code, 'In English.', status, details?.field, {
    details: details && { choices: details.choices }
  });

/** Another one in each test, since the state of a widget outlives it. */
let widgetId: string;
let tests = 0;

function renderWidget() {
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig) });
  const { rerender, ...view } = widgetRender(true)(<Wrapped widgetId={widgetId} />);
  /** Mounts the widget again, as the layout of another size of window does. */
  return { ...view, changeLayout: () => rerender(<Wrapped key="small" widgetId={widgetId} />) };
}
const clickButton = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const createFile = (name = 'depots.csv', size = 10) => {
  const file = new File(['Place,stock\n'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const chooseFile = async (file = createFile()) =>
  user.upload(await screen.findByLabelText('File to import'), file);
/** Uploads a file, names the missing column and the source, and begins a check that returns `run`. */
async function check(run: ImportRun) {
  renderWidget();
  await chooseFile();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Depot' }), 'Place');
  await user.type(screen.getByRole('textbox', { name: /^Source/ }), 'Survey');
  mocked.beginImportRun.mockResolvedValue({ ...run, state: 'running', report: null });
  mocked.fetchImportRun.mockResolvedValue(run);
  await clickButton('Check');
}
const getLastChoice = () => mocked.beginImportRun.mock.lastCall![2];

beforeEach(() => {
  jest.resetAllMocks();
  tests += 1;
  widgetId = `data-import-${tests}`;
  window.sessionStorage.clear();
  // The server determines the role of the caller.
  globalThis.fetch = jest.fn(
    async () => new Response(JSON.stringify({ role: 'admin' }))
  ) as unknown as typeof fetch;
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
  mocked.fetchImportDatasets.mockResolvedValue(options);
  mocked.uploadImportFile.mockResolvedValue({ id: 'f1', name: 'depots.csv', bytes: 2_000_000 });
  mocked.previewImportFile.mockResolvedValue(preview);
  mocked.fetchImportRun.mockResolvedValue(null);
  mocked.removeImportFile.mockResolvedValue(undefined);
});
afterEach(() => base.clearSession());

it('[BY-15] imports a file after its columns are named, a cell is repaired and an LGA is assigned', async () => {
  await check(notedRun);
  expect(await screen.findByText('1 new, 0 changed, 2 to correct')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Uyopo, Akwa Ibom (1 row)' }), 'UYOA');
  const stock = screen.getByRole('textbox', { name: 'stock, Line 2' });
  await user.clear(stock);
  await user.type(stock, '4');
  await clickButton('Leave out (Line 3)');
  expect(screen.getByText(/1 cell, 1 row left out, 1 spelling\. Not checked yet\./)).toBeVisible();
  mocked.beginImportRun.mockResolvedValue({ ...cleanRun, state: 'running' });
  mocked.fetchImportRun.mockResolvedValue(cleanRun);
  await clickButton('Check again');
  expect(await screen.findByText('All rows can be imported as they are.')).toBeVisible();
  const written: ImportRun = { ...cleanRun, kind: 'import', isWritten: true };
  mocked.beginImportRun.mockResolvedValue({ ...written, state: 'running' });
  mocked.fetchImportRun.mockResolvedValue(written);
  await clickButton('Import 3 rows');
  expect(await screen.findByText('The file is imported')).toBeVisible();
  // Open maps of other tabs load their data again.
  expect(mocked.announceDataChange).toHaveBeenCalledTimes(1);
  expect(getLastChoice()).toMatchObject({
    ...{ dataset: 'cpo-depots', map: { name: 'Place' }, attribution: 'Survey', leaveOut: [3] },
    repairs: [{ row: 2, column: 'stock', value: '4' }],
    spellings: [{ state: 'Akwa Ibom', lga: 'Uyopo', code: 'UYOA' }]
  });
});

describe('a layer of its own', () => {
  const proposal: OwnLayerProposal = {
    ...{ title: 'Bore holes', geometries: ['point'], leftOut: ['column 301'] },
    fields: [
      { name: 'depth', column: 'Depth, m', type: 'whole' },
      { name: 'phone', column: 'phone', type: 'number' },
      { name: 'note', column: 'note', type: 'text' }
    ]
  };
  const existing: OwnLayer = {
    ...proposal,
    id: 'own_wells',
    title: 'Wells',
    geometry: 'point',
    access: 'staff'
  };
  beforeEach(() => {
    mocked.previewImportFile.mockResolvedValue({ ...preview, proposals: [] });
    mocked.proposeImportLayer.mockResolvedValue(proposal);
    mocked.beginImportRun.mockResolvedValue({ ...cleanRun, state: 'running' });
    mocked.fetchImportRun.mockResolvedValue(cleanRun);
  });
  const select = async (field: string, option: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: field }), option);
  const startCheck = async () => {
    await user.type(screen.getByRole('textbox', { name: /^Source/ }), 'Survey');
    await clickButton('Check');
  };

  it('[BY-15] is made of a file that fits no dataset, with chosen name, readers and columns', async () => {
    renderWidget();
    await chooseFile();
    expect(await screen.findByRole('combobox', { name: 'Dataset' })).toHaveDisplayValue('A layer of its own');
    const title = await screen.findByRole('textbox', { name: /^Name of the layer/ });
    expect(title).toHaveValue('Bore holes');
    expect(screen.getByText('A layer has at most 3 columns. Not read: column 301.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Into the layer' })).toBeNull();
    await user.clear(title);
    expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
    await user.type(title, 'Boreholes');
    await select('Who sees it', 'Investors too');
    await select('phone', 'Text');
    await select('note', 'Not read');
    await startCheck();
    expect(await screen.findByText(/Boreholes$/)).toBeVisible();
    expect(getLastChoice()).toMatchObject({
      attribution: 'Survey',
      ownLayer: {
        ...{ mode: 'new', title: 'Boreholes', geometry: 'point', access: 'investor' },
        fields: [proposal.fields[0], { ...proposal.fields[1], type: 'text' }]
      }
    });
    const written: ImportRun = { ...cleanRun, kind: 'import', isWritten: true };
    mocked.beginImportRun.mockResolvedValue({ ...written, state: 'running' });
    mocked.fetchImportRun.mockResolvedValue(written);
    await clickButton('Import 3 rows');
    expect(await screen.findByText(/layer list of the oil palm map/)).toBeVisible();
  });

  it('has one of the kinds of shapes in a file, which has to be chosen', async () => {
    mocked.proposeImportLayer.mockResolvedValue({ ...proposal, geometries: ['point', 'line'] });
    renderWidget();
    await chooseFile();
    expect(await screen.findByText(/several kinds of shapes/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Name of the layer/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
    await select('Shapes', 'Lines');
    await startCheck();
    await waitFor(() =>
      expect(getLastChoice()).toMatchObject({ ownLayer: { mode: 'new', geometry: 'line' } })
    );
  });

  it('gets the rows of a further file, or has its rows replaced', async () => {
    mocked.fetchImportDatasets.mockResolvedValue({ ...options, ownLayers: [existing] });
    renderWidget();
    await chooseFile();
    await select('Into the layer', 'Wells');
    await select('Rows that are in it already', 'Remove those that the file lacks');
    await startCheck();
    expect(await screen.findByText(/Wells$/)).toBeVisible();
    expect(getLastChoice()).toMatchObject({ ownLayer: { mode: 'replace', id: 'own_wells' } });
  });

  it('is refused for a file without places; a dataset can still be chosen', async () => {
    mocked.proposeImportLayer.mockRejectedValue(createApiError('unreadable_file', 400));
    renderWidget();
    await chooseFile();
    expect(await screen.findByRole('alert')).toBeVisible();
    await select('Dataset', 'CPO depots');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText(/^Still missing: Depot, /)).toBeVisible();
  });
});

describe('the file', () => {
  it('is refused before it is sent when it is too large, empty or of another kind', async () => {
    renderWidget();
    await chooseFile(createFile('big.csv', 200 * 1024 * 1024));
    expect(await screen.findByRole('alert')).toHaveTextContent('big.csv is larger than 100 MB');
    await chooseFile(createFile('empty.csv', 0));
    expect(screen.getByRole('alert')).toHaveTextContent('empty.csv is empty.');
    await chooseFile(createFile('letter.doc'));
    expect(screen.getByRole('alert')).toHaveTextContent('letter.doc is of a kind that is not read here');
    // Rasters and roads have commands of their own.
    await chooseFile(createFile('ph.TIF'));
    expect(screen.getByRole('alert')).toHaveTextContent('npm run import -- soilPH ph.TIF');
    await chooseFile(createFile('nigeria.osm.pbf'));
    expect(screen.getByRole('alert')).toHaveTextContent('npm run import -- roads nigeria.osm.pbf');
    expect(mocked.uploadImportFile).not.toHaveBeenCalled();
  });

  it('shows the share that was sent, also after a change of the layout, and is cancelled', async () => {
    mocked.uploadImportFile.mockImplementation((_name, _file, { onProgress, signal } = {}) => {
      onProgress?.(0.25);
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    const { changeLayout } = renderWidget();
    await chooseFile(createFile('depots.csv', 8 * 1024 * 1024));
    expect(await screen.findByText('depots.csv: 25 %, 2 of 8 MB sent')).toBeVisible();
    changeLayout();
    expect(await screen.findByText('depots.csv: 25 %, 2 of 8 MB sent')).toBeVisible();
    await clickButton('Cancel');
    expect(await screen.findByText('Drop a file here, or')).toBeVisible();
  });

  it('is a pasted table', async () => {
    renderWidget();
    fireEvent.change(await screen.findByRole('textbox', { name: 'Or paste a table' }), {
      target: { value: 'Name\tStock, t\nItu\t4' }
    });
    await clickButton('Use this table');
    await screen.findByRole('combobox', { name: 'Depot' });
    const [name, file] = mocked.uploadImportFile.mock.lastCall!;
    expect([name, file.size]).toEqual(['pasted-table.csv', 'sep=\t\nName\tStock, t\nItu\t4'.length]);
  });

  it('shows the reason when the upload fails', async () => {
    mocked.uploadImportFile.mockRejectedValue(createApiError('import_running'));
    renderWidget();
    await chooseFile();
    expect(await screen.findByRole('alert')).toHaveTextContent('Only one at a time is possible');
  });
});

describe('the columns', () => {
  it('must be chosen for required fields, and a source given, before the check', async () => {
    renderWidget();
    await chooseFile();
    expect(await screen.findByText('Still missing: Depot, Source')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
    expect(screen.getByText(/^The columns of the file fit no dataset/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Place of 1 row/ })).toBeVisible();
  });

  it('are read from a sheet that is asked for', async () => {
    mocked.previewImportFile.mockRejectedValueOnce(
      createApiError('unreadable_file', 400, { field: 'sheet', choices: ['Mills', 'Old'] })
    );
    renderWidget();
    await chooseFile();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Mills');
    expect(await screen.findByRole('combobox', { name: 'Depot' })).toBeVisible();
    expect(mocked.previewImportFile.mock.lastCall![1]).toEqual({ sheet: 'Mills', layer: null, crs: null });
  });

  it('cannot be chosen when the file is unreadable or gone; another file can', async () => {
    mocked.previewImportFile.mockRejectedValue(createApiError('not_found', 404));
    renderWidget();
    await chooseFile();
    expect(await screen.findByRole('alert')).toHaveTextContent('files are kept for a day');
    await clickButton('Import another file');
    expect(await screen.findByText('Drop a file here, or')).toBeVisible();
    expect(mocked.removeImportFile).toHaveBeenCalledWith('f1', { serverUrl: '' });
  });
});

describe('the check', () => {
  it('is repeated without the rows of a reason, or the refused rows are left out together', async () => {
    await check(notedRun);
    await clickButton(/^Leave out all 2 \('four'/);
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
    await clickButton('Discard them');
    await clickButton('Leave out all 2');
    mocked.beginImportRun.mockResolvedValue({ ...cleanRun, kind: 'import', state: 'running' });
    await clickButton('Import 1 row');
    expect(getLastChoice()).toMatchObject({ leaveOutRefused: true, leaveOut: [] });
  });

  it('shows nothing of the check before while it is repeated', async () => {
    await check(notedRun);
    await clickButton(/^Leave out all 2 \('four'/);
    const running: ImportRun = { ...cleanRun, state: 'running', read: 2, report: null };
    mocked.beginImportRun.mockResolvedValue(running);
    mocked.fetchImportRun.mockReturnValue(new Promise(() => undefined));
    await clickButton('Check again');
    expect(await screen.findByText('2 rows read…')).toBeVisible();
    expect(screen.queryByText('1 new, 0 changed, 2 to correct')).toBeNull();
  });

  it('goes on after the page is loaded again', async () => {
    await check(notedRun);
    await screen.findByText('1 new, 0 changed, 2 to correct');
    cleanup();
    // A page that is loaded again has only what the tab stores.
    widgetId += '-again';
    renderWidget();
    expect(await screen.findByText('1 new, 0 changed, 2 to correct')).toBeVisible();
    expect(mocked.fetchImportRun.mock.lastCall![0]).toBe('f1');
  });

  it('shows further rows with notes on request, and saves all notes', async () => {
    await check({ ...notedRun, notedRowCount: 3 });
    expect(await screen.findByRole('heading', { name: 'The first 2 of 3 rows with notes' })).toBeVisible();
    mocked.fetchNotedRows.mockResolvedValue([{ row: 9, cells, notes: [stockNote] }]);
    await clickButton('Show the next row');
    expect(await screen.findByRole('textbox', { name: 'stock, Line 9' })).toHaveValue('four');
    expect(mocked.fetchNotedRows).toHaveBeenCalledWith('f1', 2, { serverUrl: '' });
    expect(screen.getByRole('heading', { name: '3 rows with notes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    const file = new Blob(['row']);
    mocked.fetchImportNotes.mockResolvedValue(file);
    await clickButton('Download all notes (CSV)');
    await waitFor(() => expect(mocked.saveBlob).toHaveBeenCalledWith('depots.csv-notes.csv', file));
  });

  it('is cancelled while it runs, and can be repeated', async () => {
    const running: ImportRun = { ...cleanRun, state: 'running', read: 2, report: null };
    await check(running);
    expect(await screen.findByText('2 rows read…')).toBeVisible();
    mocked.cancelImportRun.mockImplementation(async () => {
      const cancelled: ImportRun = { ...running, state: 'cancelled', problem: 'The import was cancelled.' };
      mocked.fetchImportRun.mockResolvedValue(cancelled);
      return cancelled;
    });
    await clickButton('Cancel');
    expect(await screen.findByText('Cancelled. Nothing was written.')).toBeVisible();
    expect(mocked.cancelImportRun).toHaveBeenCalledWith('f1', { serverUrl: '' });
    expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  });

  it('shows why the whole file cannot be used, and that another import is running', async () => {
    await check({ ...cleanRun, state: 'failed', report: null, problem: 'depots.csv has no rows.' });
    expect(await screen.findByRole('alert')).toHaveTextContent('depots.csv has no rows.');
    mocked.beginImportRun.mockRejectedValue(createApiError('import_running'));
    await clickButton('Check again');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Only one at a time is possible')
    );
  });

  it('is followed by an import that writes nothing when rows are refused meanwhile', async () => {
    await check(cleanRun);
    const refused: ImportRun = { ...notedRun, kind: 'import' };
    mocked.beginImportRun.mockResolvedValue({ ...refused, state: 'running' });
    mocked.fetchImportRun.mockResolvedValue(refused);
    await clickButton('Import 3 rows');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was written');
    await clickButton('Download 2 rows with notes');
    expect(mocked.saveCsv.mock.lastCall).toEqual([
      'depots.csv-notes',
      expect.stringContaining("stock: 'four' is not a number; lga: is not one of the 774 LGAs,Itu depot,four")
    ]);
    await clickButton('Back');
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeEnabled();
  });
});

describe('the history', () => {
  const entry: DataImport = {
    ...{ id: '7', dataset: 'cpo-depots', fileName: 'depots.csv', attribution: 'Survey', canUndo: true },
    ...{ importedBy: 'admin@site.example', importedAt: '2026-05-01T08:00:00.000Z' },
    ...{ undoneBy: null, undoneAt: null, report: notedRun.report! }
  };
  const undo = { deleted: 3, restored: 1, kept: 1, later: [], laterCount: 0 };
  const openHistory = async () => {
    renderWidget();
    await clickButton('History');
  };
  const getDialog = () => within(screen.getByRole('dialog'));

  it('lists imports with author, counts and source, and shows their reports', async () => {
    mocked.fetchImports.mockResolvedValue({ imports: [entry], total: 1 });
    await openHistory();
    const row = (await screen.findAllByRole('row'))[1]!;
    expect(row).toHaveTextContent('01/05/2026 09:00admin@site.exampleCPO depotsdepots.csv100SurveyIn force');
    await clickButton(/^Details/);
    expect(getDialog().getByText("stock: 'four' is not a number")).toBeVisible();
  });

  it('undoes an import after counting, with the rows that were changed since', async () => {
    mocked.fetchImports.mockResolvedValue({ imports: [entry], total: 1 });
    const later = [{ table: 'cpo_depot', key: '12', change: 'edited' as const }];
    mocked.undoDataImport.mockResolvedValue({ ...undo, later, laterCount: 1 });
    await openHistory();
    await clickButton(/^Undo/);
    expect(await getDialog().findByRole('row', { name: /12/ })).toHaveTextContent('edited');
    await user.click(getDialog().getByRole('button', { name: 'Undo them, too' }));
    await waitFor(() => expect(getDialog().getByRole('button', { name: 'Undo the import' })).toBeEnabled());
    mocked.fetchImports.mockResolvedValue({
      imports: [{ ...entry, undoneBy: 'admin@site.example', undoneAt: '2026-05-02T08:00:00.000Z' }],
      total: 1
    });
    await user.click(getDialog().getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('Undone by admin@site.example, 02/05/2026 09:00')).toBeVisible();
    expect(mocked.undoDataImport.mock.calls.map(([, body]) => body)).toEqual([
      { changedRows: 'keep', dryRun: true },
      { changedRows: 'undo', dryRun: true },
      { changedRows: 'undo', dryRun: false }
    ]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('shows why an undo is refused', async () => {
    mocked.fetchImports.mockResolvedValue({ imports: [entry], total: 1 });
    mocked.undoDataImport.mockRejectedValue(createApiError('later_imports'));
    await openHistory();
    await clickButton(/^Undo/);
    expect(await getDialog().findByRole('alert')).toHaveTextContent('A later import changed the same tables');
    expect(getDialog().getByRole('button', { name: 'Undo the import' })).toBeDisabled();
  });
});
