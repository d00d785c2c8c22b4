import { clearSession, startSession } from '@site/services';
import type { AnyRecord } from '@site/services';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from '../kit/notices/toasts';
import { ChangeFieldDialog } from './change-field-dialog';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const createRefusal = (status: number, code: string) =>
  createResponse({ error: { code, message: `refused: ${code}`, current: {} } }, status);

const createMill = (id: string, more: object = {}): AnyRecord => ({
  ...{ id, _id: id, name: `Mill ${id}`, markerType: 'Factory', type: 'Refinery', status: 'Active' },
  ...{ rawMaterials: 'PKO', imageUrls: [], latitude: 5, longitude: 7, version: 3 },
  ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z' },
  ...more
});

const mills = [
  createMill('1'),
  createMill('2', { status: 'Inactive' }),
  createMill('3', {
    type: 'Biochar Facility',
    rawMaterials: undefined,
    biocharMaterials: ['PKS'],
    inputRate: '3'
  }),
  createMill('4')
];
/** Responses to writes of a record that differ from success. */
let answers: Record<string, () => Response>;

const user = userEvent.setup();
const closed = jest.fn<void, [readonly AnyRecord[]]>();
const renderDialog = () =>
  widgetRender(true)(
    <>
      <ChangeFieldDialog markerType="Factory" records={mills} serverUrl="" onClose={closed} />
      <Toasts />
    </>
  );
const getDialog = () => within(screen.getByRole('dialog', { hidden: false }));
const getButton = (name: string) => getDialog().getByRole('button', { name });
const listWrites = () => fetched.mock.calls.filter(([, { method }]) => method === 'PATCH');
const chooseField = (field: RegExp, value: string) =>
  user.selectOptions(getDialog().getByRole('combobox', { name: field }), value);

beforeEach(() => {
  answers = {};
  closed.mockReset();
  fetched.mockReset();
  fetched.mockImplementation(async (address, { method }) => {
    const id = address.split('/').at(-1)!;
    // Read again: another user has saved it since it was listed.
    const now = { ...mills.find((one) => one.id === id)!, version: 7 };
    return method === 'PATCH'
      ? (answers[id]?.() ?? createResponse({ data: now }))
      : createResponse({ data: now });
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
});
afterEach(() => act(() => clearSession()));

describe('a field of several records', () => {
  it('is changed in each record separately, in the version read; refused records are listed with the reason', async () => {
    answers['4'] = () => createRefusal(409, 'version_conflict');
    renderDialog();
    await chooseField(/^Field/, 'Status');
    await chooseField(/^Status/, 'Inactive');
    await user.click(getButton('Change'));
    expect(await screen.findByText('4 of 4 done · 1 already had this value')).toBeVisible();
    expect(
      getDialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    ).toEqual(['Mill 4: someone else saved it at the same time; their version remains']);
    expect(listWrites().map(([address]) => address.split('/').at(-1))).toEqual(['1', '3', '4']);
    expect(listWrites().map(([, { headers }]) => (headers as Record<string, string>)['if-match'])).toEqual([
      '"7"',
      '"7"',
      '"7"'
    ]);
    expect(JSON.parse(String(listWrites()[0]![1].body))).toMatchObject({
      name: 'Mill 1',
      status: 'Inactive'
    });
    expect(await screen.findByText('Records changed: 2')).toBeInTheDocument();
    await user.click(getDialog().getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(closed.mock.calls[0]![0].map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('is refused when the record’s form lacks the field or becomes incomplete', async () => {
    renderDialog();
    await chooseField(/^Field/, 'Raw materials');
    await chooseField(/^Raw materials/, 'FFB');
    await user.click(getButton('Change'));
    expect(await screen.findByText('Mill 3: its type does not have this field')).toBeVisible();
    expect(listWrites()).toHaveLength(3);
  });

  it('is validated by the rules of the form before anything is sent', async () => {
    renderDialog();
    await chooseField(/^Field/, 'Production capacity (t/day)');
    expect(getDialog().getByText('If left blank, the field is cleared.')).toBeVisible();
    await user.type(getDialog().getByRole('textbox', { name: /^Production capacity/ }), 'much');
    await user.click(getButton('Change'));
    expect(getDialog().getByText(/Production capacity must be a number/)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    const options = within(getDialog().getByRole('combobox', { name: /^Field/ })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Name|Latitude|Longitude)/)])
    );
  });

  it('can be stopped: the remaining records are unchanged', async () => {
    let respond = (_response: Response) => {};
    renderDialog();
    await chooseField(/^Field/, 'Status');
    await chooseField(/^Status/, 'Inactive');
    fetched.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
    await user.click(getButton('Change'));
    await user.click(getButton('Stop'));
    await act(async () => respond(createResponse({ data: mills[0] })));
    expect(await screen.findByText('1 of 4 done · 3 unchanged')).toBeVisible();
  });

  it('pauses when the session ends, and offers to sign in again', async () => {
    answers['3'] = () => createRefusal(401, 'unauthorized');
    renderDialog();
    await chooseField(/^Field/, 'Status');
    await chooseField(/^Status/, 'Inactive');
    await user.click(getButton('Change'));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.getByText('2 of 4 done · 1 already had this value')).toBeVisible();
  });
});
