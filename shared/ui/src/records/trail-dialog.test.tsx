import { clearSession, startSession } from '@site/services';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { TrailDialog } from './trail-dialog';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const depot = {
  ...{ id: 'd1', _id: 'd1', name: 'Depot', status: 'Active', latitude: 5, longitude: 7, version: 3 },
  ...{ createdBy: 'admin', createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z' },
  gas: [
    { name: 'PMS', cost: '650' },
    { name: 'AGO', cost: 'Nil' }
  ]
};
const createEntry = (id: number, more: object) => ({
  id: String(id),
  recordType: 'logisticsDepot',
  recordId: 'd1',
  version: 3,
  changedBy: 'u1',
  changedByEmail: 'ada@site.example',
  changedAt: '2026-05-02T08:00:00.000Z',
  before: null,
  after: null,
  attached: null,
  ...more
});
const createUpdate = (id: number, before: object, after: object) =>
  createEntry(id, { action: 'update', before: { ...depot, ...before }, after: { ...depot, ...after } });

const user = userEvent.setup();
const renderDialog = (locale = 'en') =>
  widgetRender(
    true,
    undefined,
    locale
  )(<TrailDialog markerType="Logistics" record={depot} serverUrl="" onClose={jest.fn()} />);
const mockEntries = (entries: readonly object[], total = entries.length) =>
  fetched.mockImplementation(async () => createResponse({ data: entries, total }));
const listRequests = () =>
  fetched.mock.calls.map(([address]) => new URL(address, 'http://site.test').searchParams);

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
});
afterEach(() => act(() => clearSession()));

describe('the history of a record', () => {
  it('lists user and action, and for an update the changed fields with old and new values and units', async () => {
    mockEntries([
      createUpdate(4, { status: 'Active' }, { status: 'Inactive', gas: [{ name: 'PMS', cost: '700' }] }),
      createEntry(3, { action: 'restore', after: depot }),
      createEntry(2, { action: 'delete', before: depot, attached: 2, changedByEmail: null }),
      createEntry(1, { action: 'create', after: depot })
    ]);
    renderDialog();
    expect(await screen.findByRole('dialog', { hidden: false, name: 'History of Depot' })).toBeVisible();
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Changed by ada@site\.example/),
      expect.stringMatching(/^Restored by ada@site\.example/),
      expect.stringMatching(/^Deleted by account u1.*Records deleted with it: 2$/),
      expect.stringMatching(/^Entered by ada@site\.example/)
    ]);
    const rows = within(screen.getByRole('table', { name: /^Changes on 02\/05\/2026 \d\d:\d\d$/ }));
    expect(
      rows.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
    ).toEqual([
      ['Field', 'Before', 'After'],
      ['Cost of PMS (₦)', '650', '700'],
      ['Status', 'Active', 'Inactive']
    ]);
    expect(Object.fromEntries(listRequests()[0]!)).toEqual({
      recordType: 'logisticsDepot',
      recordId: 'd1',
      page: '1',
      limit: '10'
    });
  });

  it('shows that no field of the form was changed, and which values were blank', async () => {
    mockEntries([createUpdate(2, {}, {}), createUpdate(1, { gas: [] }, {})]);
    renderDialog();
    expect(await screen.findByText('No field of the form was changed.')).toBeVisible();
    expect(screen.getByRole('row', { name: /blank 650/ })).toBeVisible();
  });

  it('ends with the source of a record that no account entered, on the last page only', async () => {
    const origin = { source: 'demonstration', createdAt: '2026-04-01T08:00:00.000Z' };
    fetched.mockImplementation(async (address) =>
      createResponse({
        data: address.includes('page=2') ? [] : [createUpdate(2, {}, {})],
        total: 12,
        origin
      })
    );
    renderDialog();
    expect(await screen.findByText(/^Changed by/)).toBeVisible();
    expect(screen.queryByText('Created by the demonstration data')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    const item = (await screen.findByText('Created by the demonstration data')).closest('li')!;
    expect(item).toHaveTextContent(/01\/04\/2026 \d\d:\d\d$/);
  });

  it('has pages, each requested separately', async () => {
    mockEntries([createEntry(1, { action: 'create', after: depot })], 12);
    renderDialog();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    expect(listRequests().map((query) => query.get('page'))).toEqual(['1', '2']);
  });

  it('shows in French why it could not be loaded, and retries', async () => {
    fetched.mockImplementation(async () =>
      createResponse({ error: { code: 'internal', message: 'broken' } }, 500)
    );
    renderDialog('fr');
    expect(await screen.findByText('L’historique n’a pas pu être lu : broken')).toBeVisible();
    mockEntries([]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Aucun historique n’est enregistré/)).toBeVisible();
  });
});
