import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as records from 'widgets/shared-code/site-records';
import * as api from 'widgets/shared-code/site-api';
import type { PersonalDataEntry, PersonData, PersonErasure } from 'widgets/shared-code/site-domain';
import defaultConfig from '../../config.json';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  showToast: jest.fn()
}));
jest.mock('widgets/shared-code/site-records', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-records'),
  saveFile: jest.fn()
}));
jest.mock('widgets/shared-code/site-api', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-api'),
  fetchPerson: jest.fn(),
  erasePerson: jest.fn(),
  fetchPersonalDataTrail: jest.fn()
}));

const mocked = { ...jest.mocked(records), ...jest.mocked(api), ...jest.mocked(base) };
const ADA = 'ada@farm.example';
const found: PersonData = {
  tables: [
    {
      table: 'account',
      total: 1,
      rows: [{ uid: 'u7', email: ADA, display_name: null, role: 'staff', disabled: false }]
    },
    {
      table: 'record_audit',
      total: 2,
      rows: [
        { after: { officerEmail: ADA }, before: null, version: 2 },
        { after: { officerEmail: ADA }, before: null, version: 1 }
      ]
    },
    { table: 'road_edge', total: 1, rows: [{ note: ADA }] }
  ]
};
const counts: PersonErasure['counts'] = [
  { table: 'account', field: 'row', rows: 1 },
  { table: 'record_audit', field: 'after.officerEmail', rows: 2 },
  { table: 'record_audit', field: 'after.someNote', rows: 1 },
  { table: 'road_edge', field: 'note', rows: 1 }
];
const createApiError = (code: string, status = 409) => new base.ApiClientError(code, 'In English.', status);

let role: string;
const user = userEvent.setup();

function renderWidget() {
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig) });
  const { rerender, ...view } = widgetRender(true)(<Wrapped widgetId="personal-data" />);
  /** Mounts the widget again, as the layout of another size of window does. */
  return { ...view, changeLayout: () => rerender(<Wrapped key="small" widgetId="personal-data" />) };
}
const clickButton = (name: string) => user.click(screen.getByRole('button', { name }));
const findField = () => screen.findByRole('searchbox', { name: 'E-mail address or telephone number' });
const findPerson = async (q = ` ${ADA} `) => {
  renderWidget();
  await user.type(await findField(), q);
  await clickButton('Find');
};
const getDialog = () => within(screen.getByRole('dialog', { hidden: false }));
const findTable = () => screen.findByRole('table');

beforeEach(() => {
  jest.resetAllMocks();
  role = 'admin';
  // The server determines the role of the caller.
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ role }))) as unknown as typeof fetch;
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
  mocked.fetchPerson.mockResolvedValue(found);
  mocked.erasePerson.mockImplementation(async (_q, { dryRun = false } = {}) => ({ dryRun, counts }));
});
afterEach(() => base.clearSession());

describe("a person's data", () => {
  it('shows the page only to administrators, and to a guest after signing in', async () => {
    base.clearSession();
    const { unmount } = renderWidget();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    unmount();
    base.startSession('token', { id: 'u3', email: 'staff@site.example' });
    role = 'staff';
    renderWidget();
    expect(await screen.findByText(/This page is for administrators/)).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it("lists a person's data by table in words, with its rows and the fields that have values", async () => {
    await findPerson();
    expect(mocked.fetchPerson.mock.lastCall![0]).toBe(ADA);
    const rows = within(await findTable()).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TableRowsFields',
      'Accounts1E-mail address and 3 others',
      'Changes of records2Record after and 1 other',
      'Other data (road_edge)11 field'
    ]);
    expect(screen.getByText('4 rows in 3 tables')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the found person and what is typed when another layout mounts the page', async () => {
    const { changeLayout } = renderWidget();
    await user.type(await findField(), ADA);
    await clickButton('Find');
    await findTable();
    await user.type(await findField(), 'x');
    changeLayout();
    expect(await findField()).toHaveValue(`${ADA}x`);
    expect(within(await findTable()).getAllByRole('row')).toHaveLength(4);
    expect(mocked.fetchPerson.mock.lastCall![0]).toBe(ADA);
  });

  it('shows a message when no data are found', async () => {
    mocked.fetchPerson.mockResolvedValue({ tables: [] });
    await findPerson();
    expect(await screen.findByText(`No data is stored about ${ADA}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('does not search by a text that is neither address nor number; the typed text stays', async () => {
    mocked.fetchPerson.mockRejectedValue(createApiError('invalid_input', 400));
    await findPerson('Ada Obi');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a full e-mail address');
    expect(await findField()).toHaveValue('Ada Obi');
    expect(await findField()).toBeInvalid();
  });

  it.each([
    ['network', /connection/i],
    ['something_new', /In English\./]
  ])('shows why the server refuses: %s; the same search can be repeated', async (code, text) => {
    mocked.fetchPerson.mockRejectedValueOnce(createApiError(code));
    await findPerson();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await clickButton('Find');
    await findTable();
    expect(mocked.fetchPerson).toHaveBeenCalledTimes(2);
  });

  it('exports every returned row and the search text as JSON, and names a table returned in part', async () => {
    mocked.fetchPerson.mockResolvedValue({ tables: [{ ...found.tables[0]!, total: 12_000 }] });
    await findPerson();
    expect(await screen.findByRole('alert')).toHaveTextContent('the first 1 rows of: Accounts.');
    await clickButton('Export');
    const [name, type, text] = mocked.saveFile.mock.lastCall!;
    expect([name, type]).toEqual([
      expect.stringMatching(/^personal-data-\d{4}-\d\d-\d\d\.json$/),
      'application/json'
    ]);
    expect(JSON.parse(text)).toEqual({
      about: { asked: ADA, at: expect.any(String), server: window.location.origin },
      tables: [{ ...found.tables[0], total: 12_000 }]
    });
  });
});

describe('erasing a person', () => {
  it('first shows what an erasure removes and what remains; nothing is erased until it is confirmed', async () => {
    await findPerson();
    await findTable();
    await clickButton('Erase…');
    expect(
      await getDialog().findByText(/5 values in 3 tables\. This cannot be undone/, { selector: 'h3' })
    ).toBeVisible();
    const rows = getDialog()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'AccountsWhole row1',
      'Changes of recordsRecord after: Officer email2',
      'Changes of recordsRecord after: someNote1',
      'Other data (road_edge)note1'
    ]);
    expect(getDialog().getByText(/The fact and time of each change/)).toBeVisible();
    await clickButton('Cancel');
    expect(mocked.erasePerson.mock.calls.map(([q, how]) => [q, how?.dryRun])).toEqual([[ADA, true]]);
  });

  it('erases the values, reports their number and searches again', async () => {
    await findPerson();
    await findTable();
    await clickButton('Erase…');
    await getDialog().findByRole('table');
    mocked.fetchPerson.mockResolvedValue({ tables: [] });
    await clickButton('Erase');
    expect(await screen.findByText(`No data is stored about ${ADA}.`)).toBeVisible();
    expect(mocked.erasePerson.mock.lastCall).toEqual([ADA, { serverUrl: '' }]);
    expect(mocked.showToast).toHaveBeenCalledWith('success', `${ADA} was erased: 5 values in 3 tables.`);
  });

  it('shows why erasing the last administrator is refused', async () => {
    mocked.erasePerson.mockRejectedValue(createApiError('last_administrator'));
    await findPerson();
    await findTable();
    await clickButton('Erase…');
    expect(await getDialog().findByRole('alert')).toHaveTextContent('The last administrator');
    expect(getDialog().getByRole('button', { name: 'Erase' })).toBeDisabled();
  });

  it('shows the reason in the dialog when it fails', async () => {
    await findPerson();
    await findTable();
    await clickButton('Erase…');
    await getDialog().findByRole('table');
    mocked.erasePerson.mockRejectedValue(createApiError('too_slow', 503));
    await clickButton('Erase');
    expect(await getDialog().findByRole('alert')).toHaveTextContent('In English.');
    expect(mocked.showToast).not.toHaveBeenCalled();
  });

  it('asks for no confirmation when there is nothing to erase', async () => {
    mocked.erasePerson.mockResolvedValue({ dryRun: true, counts: [] });
    await findPerson();
    await findTable();
    await clickButton('Erase…');
    expect(await getDialog().findByText('There is nothing to erase.')).toBeVisible();
    expect(getDialog().getByRole('button', { name: 'Erase' })).toBeDisabled();
  });

  it('warns administrators who erase themselves', async () => {
    await findPerson('Admin@site.example');
    await findTable();
    await clickButton('Erase…');
    expect(await getDialog().findByRole('alert')).toHaveTextContent('This is your own account.');
  });
});

describe('earlier erasures', () => {
  const entry: PersonalDataEntry = {
    ...{ id: '3', action: 'erase', changedBy: 'u1', changedByEmail: 'admin@site.example' },
    ...{ changedAt: '2026-05-01T08:00:00.000Z', counts }
  };
  const openErasures = async () => {
    renderWidget();
    await findField();
    await clickButton('Erasures');
  };

  it('lists earlier erasures with time in Lagos, author and number of values', async () => {
    const retention: PersonalDataEntry = {
      ...{ id: '2', action: 'retention', changedBy: 'retention', changedByEmail: null },
      ...{ changedAt: '2026-04-01T08:00:00.000Z' },
      counts: [{ table: 'supplier', field: 'phone_number', rows: 1200 }]
    };
    mocked.fetchPersonalDataTrail.mockResolvedValue({
      entries: [entry, retention, { ...retention, id: '1', changedBy: 'u9' }],
      total: 3
    });
    await openErasures();
    const rows = within(await findTable()).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '01/05/2026 09:00Person erasedadmin@site.example5Accounts, Changes of records, Other data (road_edge)',
      '01/04/2026 09:00Retention period overretention rule1,200Suppliers',
      '01/04/2026 09:00Retention period overu91,200Suppliers'
    ]);
  });

  it('shows a message when there are no erasures, or when they cannot be loaded', async () => {
    mocked.fetchPersonalDataTrail.mockRejectedValueOnce(createApiError('database_unavailable', 503));
    mocked.fetchPersonalDataTrail.mockResolvedValueOnce({ entries: [], total: 0 });
    await openErasures();
    expect(await screen.findByRole('alert')).toHaveTextContent('The erasures cannot be shown');
    await clickButton('Retry');
    await waitFor(() => expect(screen.getByText('No personal data has been erased yet.')).toBeVisible());
  });
});
