import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as domain from 'widgets/shared-code/site-domain';
import * as api from 'widgets/shared-code/site-api';
import type { Parameters } from 'widgets/shared-code/site-base';
import defaultConfig from '../../config.json';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  showToast: jest.fn()
}));
jest.mock('widgets/shared-code/site-api', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-api'),
  fetchParameters: jest.fn(),
  fetchParameterHistory: jest.fn(),
  changeParameters: jest.fn()
}));

const mocked = { ...jest.mocked(api), ...jest.mocked(base) };
const { DEFAULT_PARAMETERS } = domain;
const createParameterSet = (version: number, change: Partial<Parameters> = {}) => ({
  version,
  parameters: { ...DEFAULT_PARAMETERS, ...change },
  definitions: domain.PARAMETER_DEFINITIONS
});
const createConflictError = (current: object) =>
  new base.ApiClientError('version_conflict', 'Changed.', 409, 'version', {
    details: { current: { ...current } }
  });

const user = userEvent.setup();
let role: string;

function renderWidget(locale = 'en') {
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig) });
  const { rerender } = widgetRender(true, undefined, locale)(<Wrapped widgetId="parameters" />);
  /** Mounts the widget again, as the layout of another size of window does. */
  return { changeLayout: () => rerender(<Wrapped key="small" widgetId="parameters" />) };
}
// Queries by label: a query by role over eighty fields takes seconds.
const findField = (name: string) => screen.findByLabelText(name, { selector: 'input' });
const fillField = async (name: string, value: string) =>
  fireEvent.change(await findField(name), { target: { value } });
const clickButton = (name: string) => user.click(screen.getByRole('button', { name }));
const inDialog = (name: string) =>
  user.click(within(screen.getByRole('dialog', { hidden: false })).getByRole('button', { name }));
const saveChanges = async () => {
  await clickButton('Save');
  await inDialog('Save');
};
const SPEED_LABEL = 'Speed of a pickup trip';
const RADIUS_LABEL = 'Radius of the offtake and soil analysis';

beforeEach(() => {
  jest.resetAllMocks();
  role = 'admin';
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ role }))) as unknown as typeof fetch;
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
  mocked.fetchParameters.mockResolvedValue(createParameterSet(4, { profitShare: 0.2 }));
});
afterEach(() => base.clearSession());

describe('the parameters', () => {
  it('shows staff no parameters', async () => {
    role = 'staff';
    renderWidget();
    expect(await screen.findByText(/This page is for administrators/)).toBeVisible();
  });

  it('shows explanation, value, unit, bounds, default and source of each parameter, and marks changed ones', async () => {
    renderWidget();
    expect(await findField(SPEED_LABEL)).toHaveValue('60');
    expect(await findField(SPEED_LABEL)).toHaveAccessibleDescription(
      'Speed on the way to a pile and back, for the times of trips along the straight line. 1 to 120 km/h, default 60 Source: section 9 "Transport calculator"'
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Parameters shown' }),
      'Changed from the default'
    );
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText('not the default')).toBeVisible();
    expect(screen.getByText(/^1 of \d+ parameters$/)).toBeVisible();
  });

  it('finds parameters by their names and explanations, in French too', async () => {
    renderWidget('fr');
    await user.type(await screen.findByRole('searchbox'), 'vitesse collecte');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(await findField('Vitesse d’un trajet de collecte')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'coût chargement véhicule');
    expect(screen.getAllByRole('textbox')).toHaveLength(domain.PICKUP_VEHICLES.length);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Nothing matches the search.')).toBeVisible();
  });

  it('checks values while typing, and does not save invalid ones', async () => {
    renderWidget();
    await fillField('Default drive time', '301');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number from 2 to 300');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fillField('Default drive time', '100');
    await fillField('Longest drive time', '90');
    expect(await screen.findAllByText(/must be between the shortest and the longest/)).toHaveLength(2);
    expect(screen.getByText('2 invalid')).toBeVisible();
  });

  it('keeps what is typed, and the set that it is based on, when another layout mounts the page', async () => {
    const { changeLayout } = renderWidget();
    await fillField(SPEED_LABEL, '50');
    mocked.fetchParameters.mockResolvedValue(createParameterSet(5, { profitShare: 0.3 }));
    changeLayout();
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
    expect(screen.getByText('1 changed')).toBeVisible();
    await saveChanges();
    expect(mocked.changeParameters.mock.lastCall![0]).toBe(4);
  });

  it('shows the newest set when another layout mounts the page and nothing is typed', async () => {
    const { changeLayout } = renderWidget();
    await fillField(SPEED_LABEL, '50');
    await clickButton('Discard');
    await inDialog('Discard');
    mocked.fetchParameters.mockResolvedValue(createParameterSet(5, { tripSpeed: 40 }));
    changeLayout();
    await waitFor(async () => expect(await findField(SPEED_LABEL)).toHaveValue('40'));
  });

  it('saves all changes together after a confirmation with old and new values', async () => {
    mocked.changeParameters.mockResolvedValue(
      createParameterSet(5, { tripSpeed: 50, millScope: 'insideArea' })
    );
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Mills counted by a service area' }),
      'Inside the area'
    );
    await clickButton('Restore default: Share of the margin counted as profit');
    expect(screen.getByText('3 changed')).toBeVisible();
    expect(base.isPageHeld()).toBe(true);
    await clickButton('Save');
    expect(screen.getByRole('row', { name: /Speed of a pickup trip/ })).toHaveTextContent('60 km/h50 km/h');
    await inDialog('Save');
    expect(mocked.changeParameters).toHaveBeenCalledWith(
      4,
      { ...DEFAULT_PARAMETERS, tripSpeed: 50, millScope: 'insideArea' },
      { serverUrl: '' }
    );
    await waitFor(() => expect(base.isPageHeld()).toBe(false));
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
  });

  it('discards changes after a confirmation', async () => {
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await clickButton('Discard');
    await inDialog('Keep editing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
    await clickButton('Discard');
    await inDialog('Discard');
    expect(await findField(SPEED_LABEL)).toHaveValue('60');
  });

  it('shows both values after a conflict, and the user chooses one of each', async () => {
    const theirs = createParameterSet(5, { profitShare: 0.3, tripSpeed: 40, offtakeRadius: 70 });
    mocked.changeParameters.mockRejectedValueOnce(createConflictError(theirs)).mockResolvedValueOnce(theirs);
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await fillField(RADIUS_LABEL, '60');
    await saveChanges();
    const getRow = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    expect(await screen.findByText(/Version 5 was saved/)).toBeVisible();
    expect(getRow('Share of the margin').getByRole('radio', { name: '0.3 ratio' })).toBeChecked();
    expect(getRow(SPEED_LABEL).getByRole('radio', { name: '50 km/h' })).toBeChecked();
    await user.click(getRow(RADIUS_LABEL).getByRole('radio', { name: '70 km' }));
    await clickButton('Save chosen values');
    expect(mocked.changeParameters.mock.lastCall!.slice(0, 2)).toEqual([
      5,
      { ...theirs.parameters, tripSpeed: 50 }
    ]);
  });

  it('shows no conflict when the other set has the typed values', async () => {
    const same = createParameterSet(5, { profitShare: 0.2, tripSpeed: 50 });
    mocked.changeParameters.mockRejectedValueOnce(createConflictError(same));
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await saveChanges();
    expect(await screen.findByText(/already has your values/)).toBeVisible();
    await inDialog('Close');
    expect(screen.queryByText('1 changed')).toBeNull();
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
  });

  it('keeps typed values when the session has ended or the server does not answer', async () => {
    mocked.changeParameters
      .mockRejectedValueOnce(new base.ApiClientError('session_ended', 'Ended.', 401))
      .mockRejectedValueOnce(new base.ApiClientError('network', 'Network error.'));
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await saveChanges();
    expect(await screen.findByLabelText('Password of admin@site.example')).toBeVisible();
    await saveChanges();
    expect(await screen.findByText('Network error.')).toBeVisible();
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
  });

  it('lists every version with author, date, old and new values in the history', async () => {
    const by = { changedBy: 'admin@site.example', changedAt: '2026-05-01T08:00:00.000Z' };
    mocked.fetchParameterHistory.mockResolvedValue([
      { version: 3, parameters: { tripSpeed: 50, millScope: 'insideArea' }, ...by },
      { version: 2, parameters: { tripSpeed: 60 }, ...by },
      { version: 1, parameters: {}, changedBy: 'specification', changedAt: by.changedAt }
    ]);
    renderWidget();
    await fillField(SPEED_LABEL, '50');
    await clickButton('History');
    const readRows = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(await readRows()).toEqual([
      '3Mills counted by a service areaWithin a circle as wide as the areaInside the area01/05/2026 09:00admin@site.example',
      '3Speed of a pickup trip60 km/h50 km/h01/05/2026 09:00admin@site.example',
      '2Nothing changed––01/05/2026 09:00admin@site.example',
      '1First values––01/05/2026 09:00specification'
    ]);
    await user.type(screen.getByRole('searchbox'), 'speed');
    expect(await readRows()).toHaveLength(1);
    await clickButton('Values');
    expect(await findField(SPEED_LABEL)).toHaveValue('50');
  });

  it('requests the parameters again on Retry after a failure', async () => {
    mocked.fetchParameters.mockRejectedValueOnce(new base.ApiClientError('http_500', 'Broken.', 500));
    renderWidget();
    expect(await screen.findByText('Broken.')).toBeVisible();
    await clickButton('Retry');
    expect(await findField(SPEED_LABEL)).toBeVisible();
  });
});
