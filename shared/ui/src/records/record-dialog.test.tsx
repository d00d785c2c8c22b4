import { FORMS } from '@site/domain';
import { clearSession, isPageHeld, onRecordsChanged, startSession } from '@site/services';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { Toasts } from '../kit/notices/toasts';
import { DeleteRecordDialog } from './delete-record-dialog';
import { RecordDialog } from './record-dialog';
import type { RecordDialogProps } from './record-dialog';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const createRefusal = (status: number, code: string, more: object = {}) =>
  createResponse({ error: { code, message: `refused: ${code}`, ...more } }, status);

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
const renderDialog = (props: Partial<RecordDialogProps> = {}) =>
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
const getField = (name: string | RegExp) => screen.getByRole('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const listWrites = () => fetched.mock.calls.filter(([, { method }]) => method !== 'GET');
const parseBody = ([, { body }]: [string, RequestInit]) =>
  JSON.parse(String(body)) as Record<string, unknown>;
const getHeaders = ([, { headers }]: [string, RequestInit]) => headers as Record<string, string>;

beforeEach(() => {
  fetched.mockReset();
  saved.mockReset();
  closed.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  startSession('a-token', { id: 'u1', email: 'ada@site.example' });
});
afterEach(() => act(() => clearSession()));

/** Pastes, because each typed key renders the whole form again; the test of invalid values types. */
async function enterText(name: RegExp, text: string) {
  await user.click(getField(name));
  await user.paste(text);
}

async function fillDepot() {
  await enterText(/^Name/, 'Ikot depot');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Active');
}

describe('the form of a new record', () => {
  it('can be sent once it is complete, is created once, and notifies all widgets that show such records', async () => {
    const heard: string[] = [];
    const stop = onRecordsChanged((markerType) => heard.push(markerType));
    renderDialog();
    expect(screen.getByRole('dialog', { hidden: false, name: /Add New Logistics Depot/ })).toBeVisible();
    expect(getButton('Add')).toBeDisabled();
    await fillDepot();
    let respond = (_response: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await user.dblClick(getButton('Add'));
    expect(listWrites()).toHaveLength(1);
    expect(parseBody(listWrites()[0]!)).toMatchObject({
      name: 'Ikot depot',
      latitude: 5.03,
      longitude: 7.93
    });
    await act(async () => respond(createResponse({ data: depot }, 201)));
    expect(saved).toHaveBeenCalledWith(depot);
    expect(await screen.findByText('Logistics Depot Added Successfully')).toBeVisible();
    await waitFor(() => expect(heard).toEqual(['Logistics']));
    expect(isPageHeld()).toBe(true);
    stop();
  });

  it('keeps every field when saving fails, and sends the same input with the same idempotency key', async () => {
    renderDialog();
    await fillDepot();
    fetched.mockImplementation(async () => createRefusal(500, 'internal'));
    await user.click(getButton('Add'));
    expect(await screen.findByText('Failed to add marker')).toBeVisible();
    expect(screen.getByText('Server message: refused: internal')).toBeVisible();
    expect(getField(/^Name/)).toHaveValue('Ikot depot');
    await user.click(getButton('Add'));
    await waitFor(() => expect(listWrites()).toHaveLength(2));
    const [first, second] = listWrites().map((call) => getHeaders(call)['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('shows errors of the server and of validation at the field', async () => {
    renderDialog();
    await fillDepot();
    await user.type(getField(/Cost of AGO/), 'cheap');
    await user.tab();
    expect(await screen.findByText(/Cost of AGO.* must be a number/)).toBeVisible();
    await user.click(getButton('Add'));
    expect(listWrites()).toHaveLength(0);
    await user.clear(getField(/Cost of AGO/));
    fetched.mockImplementation(async () => createRefusal(400, 'invalid_input', { field: 'name' }));
    await user.click(getButton('Add'));
    expect(await screen.findByText('refused: invalid_input')).toBeVisible();
    expect(getField(/^Name/)).toBeInvalid();
  });

  it('confirms before the input is discarded, and restores it after a reload for the same account only', async () => {
    const { unmount } = renderDialog();
    await fillDepot();
    expect(screen.getByText('Draft saved')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.getByRole('dialog', { hidden: false, name: 'Leave without saving?' })).toBeVisible();
    await user.click(getButton('Keep editing'));
    expect(closed).not.toHaveBeenCalled();
    unmount();
    const again = renderDialog();
    expect(getField(/^Name/)).toHaveValue('Ikot depot');
    expect(screen.getByText('Your earlier input has been restored.')).toBeVisible();
    again.unmount();
    startSession('b-token', { id: 'u2', email: 'obi@site.example' });
    const other = renderDialog();
    expect(getField(/^Name/)).toHaveValue('');
    other.unmount();
    startSession('a-token', { id: 'u1', email: 'ada@site.example' });
    renderDialog();
    await user.click(getButton('Start over'));
    expect(getField(/^Name/)).toHaveValue('');
  });

  it('confirms swapped latitude and longitude, and follows the answer', async () => {
    renderDialog({ position: { latitude: 3.2, longitude: 11.85 } });
    await fillDepot();
    fetched.mockImplementation(async () => createResponse({ data: depot }, 201));
    await user.click(getButton('Add'));
    expect(screen.getByRole('dialog', { hidden: false, name: 'Swap latitude and longitude?' })).toBeVisible();
    await user.click(getButton('Swap them'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(parseBody(listWrites()[0]!)).toMatchObject({ latitude: 11.85, longitude: 3.2 });
  });

  it('has rows of pictures, the first of which cannot be removed', async () => {
    renderDialog({ markerType: 'BiocharApplication' });
    await user.click(screen.getByRole('tab', { name: 'Transport & Media' }));
    const getRows = () => screen.getAllByRole('textbox', { name: /^Image URLs/ });
    expect(getRows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Remove Image URLs/ })).toBeNull();
    await user.click(getRows()[0]!);
    await user.paste('https://drive.google.com/file/d/1AbC/view');
    expect(screen.getByRole('img', { name: 'Image 1' })).toHaveAttribute(
      'src',
      'https://drive.google.com/thumbnail?id=1AbC'
    );
    await user.click(getButton('Add another'));
    await user.click(getButton('Remove Image URLs 2'));
    expect(getRows()).toHaveLength(1);
  });
});

const LAST_CHANGE = {
  ...{ id: '7', recordType: 'logisticsDepot', recordId: 'd1', action: 'update', version: 5, attached: null },
  ...{ changedBy: 'u2', changedByEmail: 'ben@site.example', changedAt: '2026-05-01T08:00:00.000Z' },
  ...{ before: {}, after: {} }
};

describe('the form of an existing record', () => {
  it('shows another user’s changes field by field, and saves the chosen values', async () => {
    renderDialog({ record: depot });
    await user.clear(getField(/^Name/));
    await user.paste('My depot');
    const current = { ...depot, name: 'Their depot', status: 'Inactive', version: 5 };
    fetched.mockImplementation(async (url) =>
      url.includes('/api/audit')
        ? createResponse({ data: [LAST_CHANGE], total: 1 })
        : createRefusal(409, 'version_conflict', { current, yours: depot })
    );
    await user.click(getButton('Save'));
    const dialog = await screen.findByRole('dialog', { hidden: false, name: 'Changed by someone else' });
    expect(
      await within(dialog).findByText(/^ben@site\.example saved this record at \d\d\/\d\d\/\d{4}/)
    ).toBeVisible();
    const getRow = (name: string) =>
      within(within(dialog).getByRole('row', { name: new RegExp(`^${name}`) }));
    expect(getRow('Name').getByRole('radio', { name: 'My depot' })).toBeChecked();
    expect(getRow('Status').getByRole('radio', { name: 'Inactive' })).toBeChecked();
    await user.click(getRow('Status').getByRole('radio', { name: 'Active' }));
    fetched.mockImplementation(async () => createResponse({ data: { ...current, version: 6 } }));
    await user.click(getButton('Save chosen values'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const last = listWrites().at(-1)!;
    expect(parseBody(last)).toMatchObject({ name: 'My depot', status: 'Active' });
    expect(getHeaders(last)['if-match']).toBe('"5"');
  });

  it('keeps the input when the session has ended, and requests the password', async () => {
    renderDialog({ record: depot });
    await enterText(/^Name/, ' two');
    fetched.mockImplementation(async () => createRefusal(401, 'session_ended'));
    await user.click(getButton('Save'));
    expect(await screen.findByLabelText('Password of ada@site.example')).toBeVisible();
    expect(getField(/^Name/)).toHaveValue('Depot two');
  });

  it('reports a deleted record, keeps the input, and restores the record on request', async () => {
    renderDialog({ record: depot });
    await enterText(/^Name/, ' two');
    fetched.mockImplementation(async () => createRefusal(404, 'record_not_found'));
    await user.click(getButton('Save'));
    expect(await screen.findByText(/has deleted this record/)).toBeVisible();
    expect(getField(/^Name/)).toHaveValue('Depot two');
    fetched.mockImplementation(async (url) =>
      createResponse(
        url.endsWith('/restore')
          ? { data: { ...depot, version: 5 }, attached: { deleted: 0, restored: 0 } }
          : { data: { ...depot, version: 6 } }
      )
    );
    await user.click(getButton('Restore and save'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(parseBody(listWrites().at(-1)!)).toMatchObject({ name: 'Depot two' });
    expect(getHeaders(listWrites().at(-1)!)['if-match']).toBe('"5"');
  });

  it('opens the tab with a missing value and shows the error until the next try', async () => {
    const partner = {
      ...{ ...depot, id: 'p1', name: 'Partner', biomassType: 'Wood', biomassWaste: ['bark'] },
      ...{ annualFeedstock: 1, biocharProduction: 1, potentialMachineCost: 1, capexShareCommitted: 1 }
    };
    renderDialog({ markerType: 'BiocharPartner', record: partner });
    await user.clear(getField(/^Name/));
    await user.click(screen.getByRole('tab', { name: 'Production Details' }));
    await user.click(getButton('Save'));
    expect(await screen.findByText('Please fill all required fields in Partner Details')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Partner Details' })).toHaveAttribute('aria-selected', 'true');
    expect(listWrites()).toHaveLength(0);
    await user.type(getField(/^Name/), 'Partner');
    await user.click(getButton('Save'));
    await waitFor(() => expect(screen.queryByText(/^Please fill all required/)).not.toBeInTheDocument());
    expect(listWrites()).not.toHaveLength(0);
  });

  it('clears the raw material when the type changes to a biochar facility', async () => {
    const factory = {
      ...{ ...depot, id: 'f1', name: 'Mill', markerType: 'Factory', type: 'FFB Mill', rawMaterials: 'FFB' },
      imageUrls: []
    };
    renderDialog({ markerType: 'Factory', record: factory });
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
    fetched.mockImplementationOnce(async () => createRefusal(500, 'internal'));
    await user.click(getButton('YES'));
    expect(await screen.findByText('Failed to delete logistics depot')).toBeVisible();
    expect(deleted).not.toHaveBeenCalled();
    fetched.mockImplementation(async () => createResponse({ success: true, data: depot }));
    await user.click(getButton('YES'));
    await waitFor(() => expect(deleted).toHaveBeenCalled());
    expect(getHeaders(listWrites().at(-1)!)['if-match']).toBe('"3"');
    fetched.mockImplementation(async () =>
      createResponse({ data: { ...depot, version: 5 }, attached: { deleted: 0, restored: 0 } })
    );
    // The dialog, which the page removes, still hides the rest from screen readers.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText('Depot has been restored.')).toBeVisible();
    expect(listWrites().at(-1)![0]).toBe('/api/LogisticDepot/d1/restore');
  });
});

it('has a form for each type of marker', () => {
  for (const markerType of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const { unmount } = renderDialog({ markerType });
    expect(getButton('Add')).toBeDisabled();
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
const createRecord = (markerType: string, more: object) => ({
  ...{ id: 'r1', _id: 'r1', name: 'Record', status: 'Active', latitude: 5, longitude: 7, version: 3 },
  ...{ createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-02T08:00:00.000Z', markerType, ...more }
});

/** Waits longer than usual: a busy machine renders a form of many fields slowly. */
const findToast = (text: string) => screen.findByText(text, {}, { timeout: 20_000 });

/** The toast of a failure is shown a moment before the button is enabled again. */
const pressWhenEnabled = async (name: string) => {
  await waitFor(() => expect(getButton(name)).toBeEnabled(), { timeout: 20_000 });
  fireEvent.click(getButton(name));
};

describe('the messages of the six kinds', () => {
  it.each(KINDS)(
    '[AD-03] of %s name the %s when saving and deleting fail, and when they succeed',
    async (markerType, noun, done, more) => {
      const record = createRecord(markerType, more);
      const { unmount } = renderDialog({ markerType, record });
      fireEvent.change(getField(/^(Name|Owner)/), { target: { value: 'Record two' } });
      fetched.mockImplementationOnce(async () => createRefusal(500, 'internal'));
      fireEvent.click(getButton('Save'));
      expect(await findToast(`Failed to update ${noun}`)).toBeInTheDocument();
      fetched.mockImplementation(async () => createResponse({ data: { ...record, version: 4 } }));
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
      fetched.mockImplementationOnce(async () => createRefusal(500, 'internal'));
      fireEvent.click(getButton('YES'));
      expect(await findToast(`Failed to delete ${noun}`)).toBeInTheDocument();
      fetched.mockImplementation(async () => createResponse({ success: true, data: record }));
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
      renderDialog({ markerType, record: createRecord(markerType, more) });
      const tabs = screen.queryAllByRole('tab');
      if (tabs.length > 0) fireEvent.click(screen.getByRole('tab', { name: tab }));
      fireEvent.change(getField(name), { target: { value: '' } });
      if (tabs.length > 0) fireEvent.click(tabs.at(-1)!);
      fireEvent.click(getButton('Save'));
      expect(await findToast(`Please fill all required fields in ${tab}`)).toBeInTheDocument();
      if (tabs.length > 0)
        expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      expect(listWrites()).toHaveLength(0);
    }
  );

  it('accept an e-mail address and a telephone number in any form', async () => {
    const [, , , more] = KINDS.find(([kind]) => kind === 'BiocharApplication')!;
    renderDialog({ markerType: 'BiocharApplication', record: createRecord('BiocharApplication', more) });
    fireEvent.change(getField(/^Officer email/), { target: { value: 'ask at the gate' } });
    fireEvent.change(getField(/^Contact info/), { target: { value: 'no phone yet' } });
    fetched.mockImplementation(async () =>
      createResponse({ data: createRecord('BiocharApplication', more) })
    );
    fireEvent.click(getButton('Save'));
    await waitFor(() => expect(listWrites()).toHaveLength(1));
    expect(parseBody(listWrites()[0]!)).toMatchObject({
      officerEmail: 'ask at the gate',
      contactInfo: 'no phone yet'
    });
  });
});
