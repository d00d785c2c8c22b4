import { FORMS } from '@site/domain';
import { clearSession, isPageHeld, onRecordsChanged, startSession } from '@site/services';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from '../toasts';
import { DeleteRecordDialog } from './delete-record-dialog';
import { RecordDialog } from './record-dialog';
import type { RecordDialogProps } from './record-dialog';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string, more: object = {}) =>
  json({ error: { code, message: `refused: ${code}`, ...more } }, status);

const depot = {
  ...{ id: 'd1', _id: 'd1', name: 'Depot', status: 'Active', latitude: 5, longitude: 7, version: 3 },
  ...{ createdBy: 'admin', createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z' },
  gas: [
    { name: 'PMS', cost: '650' },
    { name: 'AGO', cost: 'Nil' }
  ]
};

const saved = jest.fn();
const closed = jest.fn();
const show = (props: Partial<RecordDialogProps> = {}) =>
  widgetRender(true)(
    <>
      <RecordDialog
        markerType="Logistics"
        position={{ latitude: 5.03, longitude: 7.93 }}
        product="SITE"
        serverUrl=""
        onSaved={saved}
        onClose={closed}
        {...props}
      />
      <Toasts />
    </>
  );

const user = userEvent.setup();
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const writes = () => fetched.mock.calls.filter(([, { method }]) => method !== 'GET');
const bodyOf = ([, { body }]: [string, RequestInit]) => JSON.parse(String(body)) as Record<string, unknown>;
const headersOf = ([, { headers }]: [string, RequestInit]) => headers as Record<string, string>;

beforeEach(() => {
  fetched.mockReset();
  saved.mockReset();
  closed.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
});
afterEach(() => act(() => clearSession()));

/** Pastes, because each typed key renders the whole form again; the test of invalid values types. */
async function enter(name: RegExp, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

async function fillDepot() {
  await enter(/^Name/, 'Ikot depot');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Active');
}

describe('the form of a new record', () => {
  it('can be sent once it is complete, is created once, and notifies all widgets that show such records', async () => {
    const heard: string[] = [];
    const stop = onRecordsChanged((markerType) => heard.push(markerType));
    show();
    expect(screen.getByRole('dialog', { hidden: false, name: /Add New Logistics Depot/ })).toBeVisible();
    expect(button('Add')).toBeDisabled();
    await fillDepot();
    let answer = (_response: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await user.dblClick(button('Add'));
    expect(writes()).toHaveLength(1);
    expect(bodyOf(writes()[0]!)).toMatchObject({ name: 'Ikot depot', latitude: 5.03, longitude: 7.93 });
    await act(async () => answer(json({ data: depot }, 201)));
    expect(saved).toHaveBeenCalledWith(depot);
    expect(await screen.findByText('Logistics Depot Added Successfully')).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['Logistics']));
    expect(isPageHeld()).toBe(true);
    stop();
  });

  it('keeps every field when saving fails, and sends the same input with the same idempotency key', async () => {
    show();
    await fillDepot();
    fetched.mockImplementation(async () => refusal(500, 'internal'));
    await user.click(button('Add'));
    expect(await screen.findByText('Failed to add marker')).toBeVisible();
    expect(screen.getByText('The server says: refused: internal')).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Ikot depot');
    await user.click(button('Add'));
    await waitFor(() => expect(writes()).toHaveLength(2));
    const [first, second] = writes().map((call) => headersOf(call)['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('shows errors of the server and of validation at the field', async () => {
    show();
    await fillDepot();
    await user.type(field(/Cost of AGO/), 'cheap');
    await user.tab();
    expect(await screen.findByText(/Cost of AGO.* must be a number/)).toBeVisible();
    await user.click(button('Add'));
    expect(writes()).toHaveLength(0);
    await user.clear(field(/Cost of AGO/));
    fetched.mockImplementation(async () => refusal(400, 'invalid_input', { field: 'name' }));
    await user.click(button('Add'));
    expect(await screen.findByText('refused: invalid_input')).toBeVisible();
    expect(field(/^Name/)).toBeInvalid();
  });

  it('confirms before the input is discarded, and restores it after a reload for the same account only', async () => {
    const { unmount } = show();
    await fillDepot();
    expect(screen.getByText('Draft kept')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.getByRole('dialog', { hidden: false, name: 'Leave without saving?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(closed).not.toHaveBeenCalled();
    unmount();
    const again = show();
    expect(field(/^Name/)).toHaveValue('Ikot depot');
    expect(screen.getByText('What you typed before is back.')).toBeVisible();
    again.unmount();
    startSession('b-token', { id: 'u2', email: 'obi@site.example' });
    const other = show();
    expect(field(/^Name/)).toHaveValue('');
    other.unmount();
    startSession('a-token', { id: 'u1', email: 'ada@site.example' });
    show();
    await user.click(button('Start anew'));
    expect(field(/^Name/)).toHaveValue('');
  });

  it('confirms swapped latitude and longitude, and follows the answer', async () => {
    show({ position: { latitude: 3.2, longitude: 11.85 } });
    await fillDepot();
    fetched.mockImplementation(async () => json({ data: depot }, 201));
    await user.click(button('Add'));
    expect(
      screen.getByRole('dialog', { hidden: false, name: 'Are latitude and longitude exchanged?' })
    ).toBeVisible();
    await user.click(button('Exchange them'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(bodyOf(writes()[0]!)).toMatchObject({ latitude: 11.85, longitude: 3.2 });
  });

  it('has rows of pictures, the first of which cannot be removed', async () => {
    show({ markerType: 'BiocharApplication' });
    await user.click(screen.getByRole('tab', { name: 'Transport & Media' }));
    const rows = () => screen.getAllByRole('textbox', { name: /^Image URLs/ });
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Remove Image URLs/ })).toBeNull();
    await user.click(rows()[0]!);
    await user.paste('https://drive.google.com/file/d/1AbC/view');
    expect(screen.getByRole('img', { name: 'Image 1' })).toHaveAttribute(
      'src',
      'https://drive.google.com/thumbnail?id=1AbC'
    );
    await user.click(button('Add another'));
    await user.click(button('Remove Image URLs 2'));
    expect(rows()).toHaveLength(1);
  });
});

describe('the form of an existing record', () => {
  it('shows another user’s changes field by field, and saves the chosen values', async () => {
    show({ record: depot });
    await user.clear(field(/^Name/));
    await user.paste('My depot');
    const current = { ...depot, name: 'Their depot', status: 'Inactive', version: 5 };
    fetched.mockImplementationOnce(async () => refusal(409, 'version_conflict', { current, yours: depot }));
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog', { hidden: false, name: 'Changed by someone else' });
    const row = (name: string) => within(within(dialog).getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(row('Name').getByRole('radio', { name: 'My depot' })).toBeChecked();
    expect(row('Status').getByRole('radio', { name: 'Inactive' })).toBeChecked();
    await user.click(row('Status').getByRole('radio', { name: 'Active' }));
    fetched.mockImplementation(async () => json({ data: { ...current, version: 6 } }));
    await user.click(button('Save the chosen'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const last = writes().at(-1)!;
    expect(bodyOf(last)).toMatchObject({ name: 'My depot', status: 'Active' });
    expect(headersOf(last)['if-match']).toBe('"5"');
  });

  it('keeps the input when the session has ended, and requests the password', async () => {
    show({ record: depot });
    await enter(/^Name/, ' two');
    fetched.mockImplementation(async () => refusal(401, 'session_ended'));
    await user.click(button('Save'));
    expect(await screen.findByLabelText('Password of ada@site.example')).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Depot two');
  });

  it('reports a deleted record, keeps the input, and restores the record on request', async () => {
    show({ record: depot });
    await enter(/^Name/, ' two');
    fetched.mockImplementation(async () => refusal(404, 'record_not_found'));
    await user.click(button('Save'));
    expect(await screen.findByText(/deleted this record meanwhile/)).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Depot two');
    fetched.mockImplementation(async (url) =>
      json(
        url.endsWith('/restore')
          ? { data: { ...depot, version: 5 }, attached: { deleted: 0, restored: 0 } }
          : { data: { ...depot, version: 6 } }
      )
    );
    await user.click(button('Bring it back and save'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(bodyOf(writes().at(-1)!)).toMatchObject({ name: 'Depot two' });
    expect(headersOf(writes().at(-1)!)['if-match']).toBe('"5"');
  });

  it('opens the tab with a missing value and shows the error', async () => {
    const partner = {
      ...{ ...depot, id: 'p1', name: 'Partner', biomassType: 'Wood', biomassWaste: ['bark'] },
      ...{ annualFeedstock: 1, biocharProduction: 1, potentialMachineCost: 1, capexShareCommitted: 1 }
    };
    show({ markerType: 'BiocharPartner', record: partner });
    await user.clear(field(/^Name/));
    await user.click(screen.getByRole('tab', { name: 'Production Details' }));
    await user.click(button('Save'));
    expect(await screen.findByText('Please fill all required fields in Partner Details')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Partner Details' })).toHaveAttribute('aria-selected', 'true');
    expect(writes()).toHaveLength(0);
  });

  it('clears the raw material when the type changes to a biochar facility', async () => {
    const factory = {
      ...{ ...depot, id: 'f1', name: 'Mill', markerType: 'Factory', type: 'FFB Mill', rawMaterials: 'FFB' },
      imageUrls: []
    };
    show({ markerType: 'Factory', record: factory });
    expect(screen.getByRole('combobox', { name: /^Raw materials/ })).toHaveValue('FFB');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Biochar Facility');
    expect(screen.queryByRole('combobox', { name: /^Raw materials/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'FFB Mill');
    expect(screen.getByRole('combobox', { name: /^Raw materials/ })).toHaveValue('');
  });
});

describe('deleting a record', () => {
  it('confirms first, names the record, reports a failure, and can be undone', async () => {
    const deleted = jest.fn();
    widgetRender(true)(
      <>
        <DeleteRecordDialog
          markerType="Logistics"
          record={depot}
          serverUrl=""
          onDeleted={deleted}
          onClose={closed}
        />
        <Toasts />
      </>
    );
    expect(screen.getByText('Do you want to delete Depot?')).toBeVisible();
    fetched.mockImplementationOnce(async () => refusal(500, 'internal'));
    await user.click(button('YES'));
    expect(await screen.findByText('Failed to delete logistics depot')).toBeVisible();
    expect(deleted).not.toHaveBeenCalled();
    fetched.mockImplementation(async () => json({ success: true, data: depot }));
    await user.click(button('YES'));
    await waitFor(() => expect(deleted).toHaveBeenCalled());
    expect(headersOf(writes().at(-1)!)['if-match']).toBe('"3"');
    fetched.mockImplementation(async () =>
      json({ data: { ...depot, version: 5 }, attached: { deleted: 0, restored: 0 } })
    );
    // The dialog, which the page removes, still hides the rest from screen readers.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Depot is back.')).toBeVisible();
    expect(writes().at(-1)![0]).toBe('/api/LogisticDepot/d1/restore');
  });
});

it('has a form for each type of marker', () => {
  for (const markerType of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const { unmount } = show({ markerType });
    expect(button('Add')).toBeDisabled();
    unmount();
  }
});

/** A saved record of each kind, and the words of its messages. */
const KINDS = [
  ['Factory', 'factory', 'Factory', { type: 'FFB Mill', rawMaterials: 'FFB', imageUrls: [] }],
  ['AP', 'AP', 'AP', { type: 'AP', rawMaterials: ['P1'] }],
  ['Customer', 'customer factory', 'Customer Factory', { factoryType: 'Cement', rawMaterials: ['AGO'] }],
  ['Logistics', 'logistics depot', 'Logistics Depot', {}],
  [
    'BiocharApplication',
    'biochar application',
    'Biochar Application',
    {
      ...{ ownerName: 'Ada', farmSize: 2.5, crop: 'Maize', startDate: '2026-02-01', endDate: '2026-02-03' },
      ...{ amountPerSpot: 0.5, numberOfSpots: 400, amountOfBiochar: 200, transportVehicleType: 'Truck' },
      ...{ officerName: 'Emeka', officerEmail: 'at the gate', contactInfo: 'no phone' },
      imageUrls: ['https://pictures.test/farm.jpg']
    }
  ],
  [
    'BiocharPartner',
    'biochar partner',
    'Biochar Partner',
    {
      ...{ biomassType: 'Wood', biomassWaste: ['bark'], annualFeedstock: 1, biocharProduction: 1 },
      ...{ potentialMachineCost: 1, capexShareCommitted: 1 }
    }
  ]
] as const;
const recordOf = (markerType: string, more: object) => ({
  ...{ id: 'r1', _id: 'r1', name: 'Record', status: 'Active', latitude: 5, longitude: 7, version: 3 },
  ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z', markerType, ...more }
});

/** Waits longer than usual: a busy machine renders a form of many fields slowly. */
const findToast = (text: string) => screen.findByText(text, {}, { timeout: 20_000 });

/** The toast of a failure is shown a moment before the button is enabled again. */
const pressWhenEnabled = async (name: string) => {
  await waitFor(() => expect(button(name)).toBeEnabled(), { timeout: 20_000 });
  fireEvent.click(button(name));
};

describe('the messages of the six kinds', () => {
  it.each(KINDS)(
    '[AD-03] of %s name the %s when saving and deleting fail, and when they succeed',
    async (markerType, noun, done, more) => {
      const record = recordOf(markerType, more);
      const { unmount } = show({ markerType, record });
      fireEvent.change(field(/^(Name|Owner)/), { target: { value: 'Record two' } });
      fetched.mockImplementationOnce(async () => refusal(500, 'internal'));
      fireEvent.click(button('Save'));
      expect(await findToast(`Failed to update ${noun}`)).toBeInTheDocument();
      fetched.mockImplementation(async () => json({ data: { ...record, version: 4 } }));
      await pressWhenEnabled('Save');
      expect(await findToast(`${done} successfully updated`)).toBeInTheDocument();
      unmount();
      widgetRender(true)(
        <>
          <DeleteRecordDialog
            markerType={markerType}
            record={record}
            serverUrl=""
            onDeleted={saved}
            onClose={closed}
          />
          <Toasts />
        </>
      );
      fetched.mockImplementationOnce(async () => refusal(500, 'internal'));
      fireEvent.click(button('YES'));
      expect(await findToast(`Failed to delete ${noun}`)).toBeInTheDocument();
      fetched.mockImplementation(async () => json({ success: true, data: record }));
      await pressWhenEnabled('YES');
      expect(await findToast(`${done} successfully deleted`)).toBeInTheDocument();
    }
  );

  const INCOMPLETE = [
    ['AP', 'AP Details', /^Name/],
    ['Customer', 'Customer Details', /^Name/],
    ['Logistics', 'Depot Details', /^Name/],
    ['BiocharApplication', 'Farm Details', /^Crop/],
    ['BiocharApplication', 'Application Details', /^Amount per spot/],
    ['BiocharApplication', 'Transport & Media', /^Image URLs/]
  ] as const;

  it.each(INCOMPLETE)(
    '[AD-02] of %s name the tab %s when one of its fields is empty',
    async (markerType, tab, name) => {
      const [, , , more] = KINDS.find(([kind]) => kind === markerType)!;
      show({ markerType, record: recordOf(markerType, more) });
      const tabs = screen.queryAllByRole('tab');
      if (tabs.length > 0) fireEvent.click(screen.getByRole('tab', { name: tab }));
      fireEvent.change(field(name), { target: { value: '' } });
      if (tabs.length > 0) fireEvent.click(tabs.at(-1)!);
      fireEvent.click(button('Save'));
      expect(await findToast(`Please fill all required fields in ${tab}`)).toBeInTheDocument();
      if (tabs.length > 0)
        expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(writes()).toHaveLength(0);
    }
  );

  it('accept an e-mail address and a telephone number in any form', async () => {
    const [, , , more] = KINDS.find(([kind]) => kind === 'BiocharApplication')!;
    show({ markerType: 'BiocharApplication', record: recordOf('BiocharApplication', more) });
    fireEvent.change(field(/^Officer email/), { target: { value: 'ask at the gate' } });
    fireEvent.change(field(/^Contact info/), { target: { value: 'no phone yet' } });
    fetched.mockImplementation(async () => json({ data: recordOf('BiocharApplication', more) }));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(bodyOf(writes()[0]!)).toMatchObject({
      officerEmail: 'ask at the gate',
      contactInfo: 'no phone yet'
    });
  });
});
