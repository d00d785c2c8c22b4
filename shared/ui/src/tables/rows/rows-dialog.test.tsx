import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataSourceManager, DataSourceTypes, MessageManager, MessageType } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { noticeImport } from '../../../../../tests/support/notice-import';
import { RowsDialog } from './rows-dialog';
import { createInMemoryRows } from './rows-in-memory';
import type { RowsSource } from './rows-source';

const mockSaved: { name: string; text: string }[] = [];
jest.mock('../export/save-file', () => ({
  saveCsv: (name: string, text: string) => mockSaved.push({ name: `${name}.csv`, text }),
  saveGeoJson: (name: string, text: string) => mockSaved.push({ name: `${name}.geojson`, text })
}));

const FIELDS = [
  { name: 'name', title: 'Mill', type: 'string', role: 'name' },
  { name: 'lga_code', title: 'Code of the LGA', type: 'string', role: 'identifier' },
  { name: 'tonnes', title: 'Tonnes (t)', type: 'double' },
  { name: 'status', title: 'Status', type: 'string', role: 'status' },
  { name: 'seen', title: 'Seen', type: 'date' }
] as const;

const NAMES = ['Ada, "north"', '=HYPERLINK("http://x")', 'Line\r\nbreak'];

const records = Array.from({ length: 12 }, (_, at) => ({
  attributes: {
    id: at,
    name: NAMES[at] ?? `Mill ${at}`,
    lga_code: 'UYO',
    tonnes: at === 3 ? null : at,
    status: at === 0 ? 'Underconstruction' : 'Active',
    seen: Date.UTC(2024, 0, 2)
  },
  shape: at === 4 ? null : { point: [7, 5] as const }
}));

const createRows = (rows = records) =>
  createInMemoryRows({ title: 'Mills of Uyo', fields: FIELDS, keyField: 'id', rows });

beforeEach(() => {
  mockSaved.length = 0;
  window.sessionStorage.clear();
});

const onClose = jest.fn();
async function renderDialog(rows: RowsSource = createRows()) {
  const render = widgetRender(true);
  await act(async () => void render(<RowsDialog widgetId="boards" rows={rows} onClose={onClose} />));
  return within(await screen.findByRole('dialog', { hidden: false }));
}

const listHeadings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const listNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function exportFile(kind: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Export: Mills of Uyo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
  await waitFor(() => expect(mockSaved).toHaveLength(1));
  return mockSaved[0]!;
}

describe('the records behind a figure', () => {
  it('begin with the name, hide identifier columns at first, and remember the choice', async () => {
    const dialog = await renderDialog();
    await dialog.findByText('1–10 of 12 records');
    expect(listHeadings()).toEqual(['Mill', 'Tonnes (t)', 'Status', 'Seen']);
    expect(dialog.getByText('Underconstruction')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Code of the LGA' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(listHeadings()).toContain('Code of the LGA'));
    expect(window.sessionStorage.getItem('site-data:rows:Mills of Uyo')).toBe('[""]');
  });

  it('are sorted over all pages, with unknown values last in both directions', async () => {
    const dialog = await renderDialog();
    const tonnes = await dialog.findByRole('button', { name: 'Tonnes (t)' });
    await userEvent.click(tonnes);
    await waitFor(() => expect(listNames()[0]).toBe('Mill 11'));
    await userEvent.click(tonnes);
    await waitFor(() => expect(listNames()[0]).toBe(NAMES[0]));
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(listNames()).toEqual(['Mill 11', 'Mill 3']));
  });

  it('are searched by a text, and all are shown again after a search without results', async () => {
    const dialog = await renderDialog();
    await userEvent.type(await dialog.findByRole('searchbox', { name: 'Search these records' }), 'mill 1');
    await waitFor(() => expect(listNames()).toEqual(['Mill 10', 'Mill 11']));
    await userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await dialog.findByText('No record contains this text.');
    await userEvent.click(dialog.getByRole('button', { name: 'Show all' }));
    expect(await dialog.findByText('1–10 of 12 records')).toBeVisible();
    expect(dialog.getByRole('searchbox')).toHaveValue('');
  });

  it('[BY-02] are exported whole as CSV with the visible columns, and no name is a formula', async () => {
    const dialog = await renderDialog();
    await dialog.findByText('1–10 of 12 records');
    const { name, text } = await exportFile('Table (CSV)');
    expect(name).toBe('mills-of-uyo.csv');
    expect(text).toContain(
      'Mill,Tonnes (t),Status,Seen\r\n"Ada, ""north""",0,Underconstruction,2024-01-02T00:00:00.000Z'
    );
    expect(text).toContain(`"'=HYPERLINK(""http://x"")",1`);
    expect(text).toContain('"Line\r\nbreak",2');
    expect(text).toContain('Mill 11,11');
    expect(text).toContain('Number of records,12');
  });

  it('[BY-02] are exported as GeoJSON with their positions, including those without one', async () => {
    const dialog = await renderDialog();
    await dialog.findByText('1–10 of 12 records');
    const { text } = await exportFile('Map (GeoJSON)');
    const { features, about } = JSON.parse(text) as {
      features: { geometry: object | null; properties: object }[];
      about: object;
    };
    expect(features).toHaveLength(12);
    expect(features[4]!.geometry).toBeNull();
    expect(features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [7, 5] },
      properties: { name: NAMES[0], tonnes: 0 }
    });
    expect(about).toMatchObject({ title: 'Mills of Uyo', records: 12 });
  });

  it('[BY-02] cannot be exported when there are no records, and the menu shows why', async () => {
    await renderDialog(createRows([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Export: Mills of Uyo' }));
    expect(await screen.findByText('There are no records to export.')).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Table (CSV)' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('[BY-02] show the progress of a file, stop it on request, and make it again after a failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const source = createRows();
    const fetchAll = jest
      .fn<ReturnType<RowsSource['fetchAll']>, Parameters<RowsSource['fetchAll']>>()
      .mockImplementationOnce((_view, { tell }) => {
        tell(0.4);
        return new Promise(() => undefined);
      })
      .mockImplementationOnce(
        () =>
          new Promise((_resolve, reject) => {
            fail = reject;
          })
      )
      .mockImplementation(source.fetchAll);
    const dialog = await renderDialog({ ...source, fetchAll });
    await dialog.findByText('1–10 of 12 records');
    const startExport = async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Export: Mills of Uyo' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Table (CSV)' }));
    };
    await startExport();
    expect(await dialog.findByText('Making the file… 40 %')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(dialog.queryByText(/Making the file/)).toBeNull();
    await startExport();
    await act(async () => fail(new Error('gone')));
    expect(dialog.getByRole('alert')).toHaveTextContent('The file could not be made: gone');
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(mockSaved).toHaveLength(1));
    expect(fetchAll).toHaveBeenCalledTimes(3);
  });

  it('keep the current page when the next one fails to load, and offer a retry', async () => {
    const source = createRows();
    let away = false;
    const fetchPage: RowsSource['fetchPage'] = (view, signal) =>
      away ? Promise.reject(new Error('gone')) : source.fetchPage(view, signal);
    const dialog = await renderDialog({ ...source, fetchPage });
    await dialog.findByText('1–10 of 12 records');
    away = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not be read: gone');
    expect(listNames()[0]).toBe(NAMES[0]);
    away = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('11–12 of 12 records')).toBeVisible();
  });

  it('are fetched again after an import of data', async () => {
    let stored = records.slice(1);
    const rows = createRows();
    const dialog = await renderDialog({
      ...rows,
      fetchPage: (view, signal) => createRows(stored).fetchPage(view, signal)
    });
    await dialog.findByText('1–10 of 11 records');
    stored = records;
    await act(noticeImport);
    expect(await dialog.findByText('1–10 of 12 records')).toBeVisible();
  });

  it('work when the browser cannot store anything', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const dialog = await renderDialog();
    await dialog.findByText('1–10 of 12 records');
    await userEvent.click(dialog.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Seen' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(listHeadings()).not.toContain('Seen'));
    write.mockRestore();
  });

  it('are zoomed to on the map, which closes the dialog; a deleted record is reported', async () => {
    const go = jest.fn().mockResolvedValue(undefined);
    const wayTo = jest.fn().mockResolvedValueOnce(null).mockResolvedValueOnce(go);
    const dialog = await renderDialog({ ...createRows(), wayTo });
    const zoom = await dialog.findByRole('button', { name: 'Zoom to Mill 5' });
    await userEvent.click(zoom);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This record is no longer on the map.');
    await userEvent.click(zoom);
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(wayTo).toHaveBeenLastCalledWith(expect.objectContaining({ id: 5 }));
    expect(go).toHaveBeenCalledTimes(1);
  });
});

describe('records of a layer', () => {
  const published = jest.spyOn(MessageManager.getInstance(), 'publishMessage');
  let source: DataSource;
  let gone = false;

  const ofLayer = (): RowsSource => ({
    ...createRows(),
    shared: {
      source: async () => source,
      read: async (from, ids) => {
        if (gone) throw new Error('The layer is away.');
        return ids.map((id) =>
          (from as FeatureLayerDataSource).buildRecord({ attributes: { id: Number(id) } })
        );
      }
    }
  });
  const getCheckbox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

  beforeEach(async () => {
    gone = false;
    published.mockClear();
    DataSourceManager.getInstance().destroyDataSource('mills');
    source = await DataSourceManager.getInstance().createDataSource({
      id: 'mills',
      type: DataSourceTypes.FeatureLayer,
      schema: { idField: 'id' }
    });
  });

  it('are selected for every widget by their checkboxes, each change published once', async () => {
    const dialog = await renderDialog(ofLayer());
    const hint = 'Tick rows to use them in other tools.';
    expect(dialog.getByText(hint)).toBeVisible();
    await userEvent.click(getCheckbox('Mill 3'));
    expect(dialog.queryByText(hint)).toBeNull();
    await userEvent.click(getCheckbox('Mill 5'));
    await dialog.findByText('2 selected');
    expect(source.getSelectedRecordIds()).toEqual(['3', '5']);
    const [first, second] = published.mock.calls.map(([message]) => message);
    expect(first).toMatchObject({
      type: MessageType.DataRecordsSelectionChange,
      widgetId: 'boards',
      dataSourceIds: ['mills']
    });
    expect(second).toMatchObject({ records: [{ feature: { attributes: { id: 3 } } }, {}] });
    await userEvent.click(dialog.getByRole('button', { name: 'Clear selection' }));
    expect(source.getSelectedRecordIds()).toEqual([]);
    expect(published).toHaveBeenCalledTimes(3);
  });

  it('are marked when another widget selects them, and not published again', async () => {
    await renderDialog(ofLayer());
    act(() => source.selectRecordsByIds(['4']));
    expect(getCheckbox('Mill 4')).toBeChecked();
    expect(getCheckbox('Mill 5')).not.toBeChecked();
    expect(published).not.toHaveBeenCalled();
  });

  it('stay unselected with an error when the layer cannot be reached', async () => {
    const dialog = await renderDialog(ofLayer());
    gone = true;
    await userEvent.click(getCheckbox('Mill 3'));
    expect(await dialog.findByText(/The layer is away/)).toBeVisible();
    expect(source.getSelectedRecordIds()).toEqual([]);
  });

  it('cannot be selected when they belong to no layer', async () => {
    await renderDialog();
    expect(screen.queryByRole('checkbox', { name: 'Select Mill 3' })).toBeNull();
  });
});
