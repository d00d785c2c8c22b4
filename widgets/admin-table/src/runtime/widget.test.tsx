import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as records from 'widgets/shared-code/site-records';
import * as api from 'widgets/shared-code/site-api';
import type { ListQuery } from 'widgets/shared-code/site-api';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  navigateTo: jest.fn(),
  showToast: jest.fn(),
  fetchRole: jest.fn()
}));
jest.mock('widgets/shared-code/site-records', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-records'),
  saveCsv: jest.fn()
}));
jest.mock('widgets/shared-code/site-api', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-api'),
  RECORD_CLIENTS: Object.fromEntries(
    ['Factory', 'AP', 'Customer', 'Logistics', 'BiocharApplication', 'BiocharPartner'].map((kind) => [
      kind,
      { list: jest.fn(), one: jest.fn() }
    ])
  )
}));

const mocked = { ...jest.mocked(records), ...jest.mocked(api), ...jest.mocked(base) };
type RecordsRequest = { readonly query: ListQuery; readonly signal?: AbortSignal };
const asked: RecordsRequest[] = [];
let answers: (asked: RecordsRequest) => Promise<api.RecordPage<never>>;

const createFactory = (at: number, more: object = {}) => ({
  id: `f${at}`,
  version: 1,
  name: `Mill ${at}`,
  latitude: 5.03125,
  longitude: 7.93,
  markerType: 'Factory',
  type: 'FFB Mill',
  status: 'Active',
  rawMaterials: 'P1',
  imageUrls: [],
  ...more
});
const factories = Array.from({ length: 23 }, (_one, at) => createFactory(at + 1));

/** Returns a page of records like the server. */
const createPage = ({ page = 1, limit }: ListQuery, records: readonly object[] = factories) =>
  Promise.resolve({
    records: (limit === undefined ? records : records.slice((page - 1) * limit, page * limit)) as never[],
    total: records.length
  });

const user = userEvent.setup();

function renderWidget(config: Partial<Config> = {}, locale = 'en') {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, ...config } as Config) });
  return widgetRender(true, undefined, locale)(<Wrapped widgetId="records" />);
}

const getLastQuery = () => asked.at(-1)!.query;
const findRows = () => screen.findAllByRole('rowheader');
const getHeading = (name: string) => screen.getByRole('columnheader', { name });
const getSearchBox = () => screen.getByRole('searchbox', { name: 'Search' });

beforeEach(() => {
  jest.clearAllMocks();
  asked.length = 0;
  answers = ({ query }) => createPage(query);
  const listRecords = (query: ListQuery = {}, { signal }: { signal?: AbortSignal } = {}) => {
    asked.push({ query, signal });
    return answers(asked.at(-1)!);
  };
  for (const client of Object.values(mocked.RECORD_CLIENTS)) client.list.mockImplementation(listRecords);
  mocked.fetchRole.mockResolvedValue('staff');
  window.history.replaceState(null, '', '/map/admin/factories');
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
});
afterEach(() => base.clearSession());

describe('admin table', () => {
  it('[AD-01] shows 10 rows per page and requests one page at a time', async () => {
    renderWidget();
    expect(await findRows()).toHaveLength(10);
    expect(getLastQuery()).toEqual({ page: 1, limit: 10 });
    expect(screen.getByText('1–10 of 23 records')).toBeVisible();
    expect(getSearchBox()).toHaveAttribute('placeholder', 'Search 23 factories');
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(screen.getByText('21–23 of 23 records')).toBeVisible());
    expect(asked).toHaveLength(2);
    expect(window.location.search).toContain('records.records=');
  });

  it('has a column for each field of the edit form, with name and unit', async () => {
    renderWidget();
    await findRows();
    expect(getHeading('Production capacity (t/day)')).toBeVisible();
    expect(getHeading('Image URLs')).toBeVisible();
    expect(screen.getAllByRole('cell', { name: '5.0313' })[0]).toBeVisible();
  });

  it('formats units in French on a French page', async () => {
    renderWidget({}, 'fr');
    await findRows();
    expect(getHeading('Capacité de production (t/jour)')).toBeVisible();
  });

  it('[AD-01] shows image addresses longer than 30 characters as their first 27 and three dots', async () => {
    const long = 'https://pictures.test/mills/uyo-1.jpg';
    answers = ({ query }) =>
      createPage(query, [
        createFactory(1, { imageUrls: [long, 'https://pictures.test/2.jpg'] }),
        createFactory(2, { imageUrls: ['javascript:alert(1)'] })
      ]);
    renderWidget();
    await findRows();
    const link = screen.getByRole('link', { name: /Picture/ });
    expect(link).toHaveTextContent(/^https:\/\/pictures\.test\/mills\.\.\.$/);
    expect(link.textContent).toHaveLength(30);
    expect(link).toHaveAttribute('href', long);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('requests a sort order from the server, and a search after the debounce', async () => {
    renderWidget();
    await findRows();
    await user.click(within(getHeading('Name')).getByRole('button'));
    await waitFor(() => expect(getLastQuery().sort).toBe('name'));
    for (const value of ['u', 'uy', 'uyo ']) fireEvent.change(getSearchBox(), { target: { value } });
    await waitFor(() => expect(getLastQuery()).toMatchObject({ sort: 'name', search: 'uyo', page: 1 }));
    expect(asked).toHaveLength(3);
    expect(within(getHeading('Image URLs')).queryByRole('button')).toBeNull();
  });

  it('discards a response that a later one has overtaken', async () => {
    renderWidget();
    await findRows();
    const late: (() => void)[] = [];
    answers = ({ query }) =>
      new Promise((resolve) =>
        query.search === 'slow'
          ? late.push(() => resolve({ records: [createFactory(99, { name: 'Late' })] as never[], total: 1 }))
          : resolve({ records: [createFactory(98, { name: 'Wanted' })] as never[], total: 1 })
      );
    fireEvent.change(getSearchBox(), { target: { value: 'slow' } });
    await waitFor(() => expect(getLastQuery().search).toBe('slow'));
    const overtaken = asked.at(-1)!;
    fireEvent.change(getSearchBox(), { target: { value: 'fast' } });
    expect(await screen.findByText('Wanted')).toBeVisible();
    expect(overtaken.signal?.aborted).toBe(true);
    await act(async () => late.forEach((answer) => answer()));
    expect(screen.queryByText('Late')).toBeNull();
  });

  it('filters by status, and shows a notice when no record is left', async () => {
    renderWidget();
    await findRows();
    answers = ({ query }) => createPage(query, query.status ? [] : factories);
    await user.click(screen.getByRole('button', { name: 'Status: all' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Inactive' }));
    await waitFor(() => expect(getLastQuery().status).toEqual(['Inactive']));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('No record matches your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await findRows()).toHaveLength(10);
    expect(getLastQuery()).not.toHaveProperty('status.0');
  });

  it('goes to the last page when the page of the address no longer exists', async () => {
    const { unmount } = renderWidget();
    await findRows();
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await screen.findByText('21–23 of 23 records', {}, { timeout: 20_000 });
    unmount();
    answers = ({ query }) => createPage(query, factories.slice(0, 20));
    renderWidget();
    expect(await screen.findByText('11–20 of 20 records', {}, { timeout: 20_000 })).toBeVisible();
  });

  it('shows a notice and the first page when the address cannot be read', async () => {
    window.history.replaceState(null, '', '/map/admin/factories?records.records=1.eyJzIjoieCJ9');
    renderWidget();
    expect(await screen.findByText(/address of this page could not be read/)).toBeVisible();
    expect(getLastQuery()).toEqual({ page: 1, limit: 10 });
  });

  it("[AD-03] shows the catalogue's error text when records cannot be loaded, and retries", async () => {
    answers = () => Promise.reject(new base.ApiClientError('network', 'x'));
    renderWidget();
    expect(await screen.findByText('Failed to fetch factories')).toBeVisible();
    expect(screen.getByText('Network error. Please check your connection')).toBeVisible();
    expect(mocked.showToast).toHaveBeenCalledWith('error', 'Failed to fetch factories');
    answers = ({ query }) => createPage(query);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findRows()).toHaveLength(10);
    expect(screen.queryByText('Failed to fetch factories')).toBeNull();
  });

  it.each([
    ['Factory', 'Failed to fetch factories', 'Failed to fetch factory details'],
    ['AP', 'Failed to fetch APs', 'Failed to fetch AP details'],
    ['Customer', 'Failed to fetch customer factories', 'Failed to fetch customer factory details'],
    ['Logistics', 'Failed to fetch logistics depots', 'Failed to fetch logistics depot details'],
    [
      'BiocharApplication',
      'Failed to fetch biochar applications',
      'Failed to fetch biochar application details'
    ],
    ['BiocharPartner', 'Failed to load biochar partners', 'Failed to load biochar partner details']
  ] as const)('[AD-03] shows the error texts of %s: %s, %s', async (markerType, list, details) => {
    mocked.fetchRole.mockResolvedValue('admin');
    mocked.RECORD_CLIENTS[markerType].one.mockRejectedValue(new base.ApiClientError('network', 'x'));
    renderWidget({ markerType, product: 'SITE' });
    await user.click((await screen.findAllByRole('button', { name: /^Actions: / }))[0]!);
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(mocked.showToast).toHaveBeenCalledWith('error', details));
    answers = () => Promise.reject(new base.ApiClientError('network', 'x'));
    act(() => base.announceRecords(markerType));
    const expectErrorToast = () => expect(mocked.showToast).toHaveBeenCalledWith('error', list);
    await waitFor(expectErrorToast, { timeout: 20_000 });
  });

  it.each(['investor', 'staff'] as const)('offers the role %s no changes', async (role) => {
    mocked.fetchRole.mockResolvedValue(role);
    renderWidget({ addUrl: '/map/oilpalm' });
    await findRows();
    expect(screen.queryByRole('button', { name: /^(Actions|Add)/ })).toBeNull();
  });

  it('lets an administrator select records on several pages and clear the selection', async () => {
    mocked.fetchRole.mockResolvedValue('admin');
    renderWidget();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Mill 1' }));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('Mill 11', {}, { timeout: 20_000 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('11 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change a field…' }));
    expect(screen.getByRole('dialog', { hidden: false, name: 'Change a field of 11 records' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('11 selected')).toBeNull();
  });

  it('restores the chosen columns when the page is opened again', async () => {
    const { unmount } = renderWidget();
    await findRows();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Status' }));
    unmount();
    renderWidget();
    await findRows();
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    expect(getHeading('Type')).toBeVisible();
  });

  it('leads an administrator to the map to add a record', async () => {
    mocked.fetchRole.mockResolvedValue('admin');
    renderWidget({ addUrl: '/map/oilpalm' });
    await user.click(await screen.findByRole('button', { name: 'Add on map' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm');
  });

  it('shows the reason and no Retry when access is refused', async () => {
    answers = () => Promise.reject(new base.ApiClientError('forbidden', 'x', 403));
    renderWidget({ markerType: 'Customer' });
    expect(await screen.findByText(/Your account may not read these records/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('[AU-10] shows a guest no record, and a button to sign in and return', async () => {
    base.clearSession();
    renderWidget();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/?next=%2Fmap%2Fadmin%2Ffactories');
    expect(asked).toEqual([]);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('export of the admin table', () => {
  it('contains all records of the current search and order, with the visible columns', async () => {
    renderWidget({ columns: ['name', 'status', 'imageUrls'] });
    await findRows();
    await user.click(within(getHeading('Name')).getByRole('button'));
    await user.type(getSearchBox(), 'Mill');
    await waitFor(() => expect(getLastQuery().search).toBe('Mill'));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(mocked.saveCsv).toHaveBeenCalled());
    expect(getLastQuery()).toEqual({ sort: 'name', search: 'Mill' });
    const [name, csv] = mocked.saveCsv.mock.calls[0]!;
    expect(name).toBe('Factory');
    const lines = csv.replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('Name,Status,Image URLs');
    expect(lines[1]).toBe('Mill 1,Active,');
    expect(lines.indexOf('')).toBe(24);
    expect(csv).toContain('Search,Mill');
    expect(csv).toContain('"Name, ascending"');
  });

  it('groups the digits of telephone numbers, so that a spreadsheet keeps them as text', async () => {
    const customer = { id: 'c1', version: 1, name: 'Ada', phoneNumber: '08031234567', rawMaterials: [] };
    answers = ({ query }) => createPage(query, [customer]);
    renderWidget({ markerType: 'Customer', columns: ['name', 'phoneNumber'] });
    await findRows();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(mocked.saveCsv).toHaveBeenCalled());
    expect(mocked.saveCsv.mock.calls[0]![1]).toContain('Name,Phone number\r\nAda,0803 123 4567\r\n');
    expect(screen.getByRole('cell', { name: '08031234567' })).toBeVisible();
  });

  it('shows an error when the export fails', async () => {
    renderWidget();
    await findRows();
    answers = () => Promise.reject(new base.ApiClientError('http_500', 'Broken'));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The table could not be exported: Broken')).toBeVisible();
    expect(mocked.saveCsv).not.toHaveBeenCalled();
  });
});
