import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import * as api from 'widgets/shared-code/site-api';
import type { AccountRecord } from 'widgets/shared-code/site-domain';
import defaultConfig from '../../config.json';
import Widget from './widget';

jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  showToast: jest.fn()
}));
jest.mock('widgets/shared-code/site-api', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-api'),
  fetchAccounts: jest.fn(),
  fetchAccountTrail: jest.fn(),
  addAccount: jest.fn(),
  changeAccount: jest.fn(),
  resetAccount: jest.fn(),
  resetSecondFactor: jest.fn(),
  endSessions: jest.fn()
}));

const mocked = { ...jest.mocked(api), ...jest.mocked(base) };
const createAccount = (more: Partial<AccountRecord> = {}): AccountRecord => ({
  ...{ uid: 'u2', email: 'ada@site.example', name: null, role: 'staff', isListedInvestor: false },
  ...{
    disabled: false,
    hasSecondFactor: false,
    createdAt: '2026-05-01T08:00:00.000Z',
    lastSignInAt: '2026-05-01T08:30:00.000Z'
  },
  ...more
});
const createApiError = (code: string, message = 'In English.') =>
  new base.ApiClientError(code, message, code === 'session_ended' ? 401 : 409);

let role: string;
const user = userEvent.setup();

function renderWidget() {
  const Wrapped = wrapWidget(Widget, { config: Immutable(defaultConfig) });
  const { rerender, ...view } = widgetRender(true)(<Wrapped widgetId="accounts" />);
  /** Mounts the widget again, as the layout of another size of window does. */
  return { ...view, changeLayout: () => rerender(<Wrapped key="small" widgetId="accounts" />) };
}
const clickButton = (name: string) => user.click(screen.getByRole('button', { name }));
const chooseAction = async (name: string) => {
  await user.click(
    await screen.findByRole('button', { name: 'Actions for ada@site.example' }, { timeout: 10_000 })
  );
  await user.click(await screen.findByRole('menuitem', { name }));
};
const findRoleSelect = () => screen.findByRole('combobox', { name: 'Role of ada@site.example' });

beforeEach(() => {
  jest.resetAllMocks();
  role = 'admin';
  // The server decides the role of the caller.
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify({ role }))) as unknown as typeof fetch;
  base.startSession('token', { id: 'u1', email: 'admin@site.example' });
  mocked.fetchAccounts.mockResolvedValue({ accounts: [createAccount()], total: 1 });
});
afterEach(() => base.clearSession());

describe('accounts', () => {
  it('shows the accounts to administrators only, and offers a guest to sign in', async () => {
    base.clearSession();
    const { unmount } = renderWidget();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    unmount();
    base.startSession('token', { id: 'u3', email: 'staff@site.example' });
    role = 'staff';
    renderWidget();
    expect(await screen.findByText(/This page is for administrators/)).toBeVisible();
    expect(mocked.fetchAccounts).not.toHaveBeenCalled();
  });

  it('shows e-mail, role, state and last sign-in in Lagos time, or "not known"', async () => {
    mocked.fetchAccounts.mockResolvedValue({
      accounts: [
        createAccount(),
        createAccount({
          uid: 'u3',
          email: 'b@site.example',
          disabled: true,
          lastSignInAt: null,
          isListedInvestor: true
        })
      ],
      total: 2
    });
    renderWidget();
    expect(await screen.findByRole('row', { name: /ada@site/ })).toHaveTextContent(
      /Active01\/05\/2026 09:30/
    );
    const other = screen.getByRole('row', { name: /b@site/ });
    expect(other).toHaveTextContent(/investor by configuration.*Disabled.*not known/);
  });

  it('searches accounts on the server', async () => {
    renderWidget();
    await screen.findByRole('row', { name: /ada@site/ });
    mocked.fetchAccounts.mockResolvedValue({ accounts: [], total: 0 });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' eze ' } });
    expect(await screen.findByText(/No account matches/)).toBeVisible();
    expect(mocked.fetchAccounts.mock.lastCall![0]).toEqual({ page: 1, limit: 10, search: 'eze' });
  });

  it('shows the first page of a search that is begun on a later page', async () => {
    mocked.fetchAccounts.mockResolvedValue({ accounts: [createAccount()], total: 25 });
    renderWidget();
    await user.click(await screen.findByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(mocked.fetchAccounts.mock.lastCall![0]).toMatchObject({ page: 3 }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } });
    await waitFor(() =>
      expect(mocked.fetchAccounts.mock.lastCall![0]).toEqual({ page: 1, limit: 10, search: 'ada' })
    );
  });

  it('changes a role after a confirmation, and keeps the old one until then', async () => {
    renderWidget();
    await user.selectOptions(await findRoleSelect(), 'Administrator');
    expect(screen.getByRole('dialog', { hidden: false })).toHaveTextContent('Staff → Administrator');
    await clickButton('Cancel');
    expect(mocked.changeAccount).not.toHaveBeenCalled();
    expect(await findRoleSelect()).toHaveValue('staff');
    await user.selectOptions(await findRoleSelect(), 'Administrator');
    await clickButton('Change role');
    expect(mocked.changeAccount).toHaveBeenCalledWith('u2', { role: 'admin' }, { serverUrl: '' });
    await waitFor(() => expect(mocked.fetchAccounts).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['Disable', false, () => expect(mocked.changeAccount.mock.lastCall![1]).toEqual({ disabled: true })],
    ['Enable', true, () => expect(mocked.changeAccount.mock.lastCall![1]).toEqual({ disabled: false })],
    ['End sessions', false, () => expect(mocked.endSessions.mock.lastCall![0]).toBe('u2')]
  ])('requires a confirmation for %s', async (name, disabled, isDone) => {
    mocked.fetchAccounts.mockResolvedValue({ accounts: [createAccount({ disabled })], total: 1 });
    renderWidget();
    await chooseAction(name);
    await user.click(
      within(await screen.findByRole('dialog', { hidden: false })).getByRole('button', { name })
    );
    isDone();
    await waitFor(() => expect(mocked.showToast).toHaveBeenCalled());
  });

  it.each([
    ['own_account', 'You cannot disable or demote your own account, or reset its second factor.'],
    ['last_administrator', 'This is the last administrator.'],
    ['account_not_found', 'This account no longer exists.'],
    ['something_new', 'In English.']
  ])('shows why the server refuses a change: %s', async (code, text) => {
    mocked.changeAccount.mockRejectedValue(createApiError(code));
    renderWidget();
    await user.selectOptions(await findRoleSelect(), 'Investor');
    await clickButton('Change role');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('offers no changes when Firebase manages the accounts', async () => {
    mocked.fetchAccounts.mockRejectedValue(createApiError('accounts_elsewhere'));
    renderWidget();
    expect(await screen.findByText(/^Firebase manages the accounts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add account' })).toBeDisabled();
  });

  it('shows a new password once, holds the page meanwhile and copies the password', async () => {
    mocked.resetAccount.mockResolvedValue({ account: createAccount(), password: 'made-up' });
    renderWidget();
    await chooseAction('Reset password');
    await clickButton('Reset password');
    expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('made-up');
    expect(base.isPageHeld()).toBe(true);
    await clickButton('Copy');
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('made-up');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await clickButton('Copy');
    expect(await screen.findByText(/blocked copying/)).toBeVisible();
    write.mockRestore();
    await clickButton('I have saved it');
    await waitFor(() => expect(base.isPageHeld()).toBe(false));
    expect(screen.queryByDisplayValue('made-up')).toBeNull();
  });

  it('still shows a new password when another layout mounts the page', async () => {
    mocked.resetAccount.mockResolvedValue({ account: createAccount(), password: 'made-up' });
    const { changeLayout } = renderWidget();
    await chooseAction('Reset password');
    await clickButton('Reset password');
    await screen.findByRole('textbox', { name: 'Password' });
    changeLayout();
    expect(await screen.findByRole('textbox', { name: 'Password' })).toHaveValue('made-up');
  });

  it('removes the second factor of somebody who lost the phone, after a question', async () => {
    mocked.fetchAccounts.mockResolvedValue({
      accounts: [createAccount({ hasSecondFactor: true })],
      total: 1
    });
    renderWidget();
    expect(await screen.findByRole('row', { name: /ada@site.*Second factor/ })).toBeVisible();
    await chooseAction('Remove second factor');
    await clickButton('Remove second factor');
    await waitFor(() => expect(mocked.resetSecondFactor).toHaveBeenCalledWith('u2', { serverUrl: '' }));
  });

  it('shows the history of one account, and of all accounts', async () => {
    const entry = {
      ...{ id: '1', uid: 'u2', email: 'ada@site.example', roleBefore: null, roleAfter: null },
      ...{ changedBy: 'command-line', changedByEmail: null, changedAt: '2026-05-01T08:00:00.000Z' }
    };
    const done = [
      ...(['disable', 'enable', 'reset', 'revoke'] as const),
      ...(['second_factor_on', 'second_factor_off', 'second_factor_reset'] as const)
    ];
    const entries = done.map((action) => ({ ...entry, id: action, action }));
    mocked.fetchAccountTrail.mockResolvedValue({ entries, total: entries.length });
    renderWidget();
    await chooseAction('Changes of this account');
    expect(await screen.findByRole('row', { name: /Sessions ended/ })).toHaveTextContent('command line');
    expect(mocked.fetchAccountTrail.mock.lastCall![0]).toEqual({ uid: 'u2', page: 1, limit: 10 });
    await clickButton('Show all accounts');
    await waitFor(() => expect(mocked.fetchAccountTrail.mock.lastCall![0]?.uid).toBeUndefined());
  });
});

describe('new account', () => {
  const openAddDialog = async () => {
    const { changeLayout } = renderWidget();
    await screen.findByRole('row', { name: /ada@site/ });
    await clickButton('Add account');
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'new@site.example');
    return changeLayout;
  };

  it('keeps the open form and the search when another layout mounts the page', async () => {
    const changeLayout = await openAddDialog();
    fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'ada' } });
    changeLayout();
    expect(await screen.findByRole('textbox', { name: /^E-mail/ })).toHaveValue('new@site.example');
    await waitFor(() =>
      expect(mocked.fetchAccounts.mock.lastCall![0]).toEqual({ page: 1, limit: 10, search: 'ada' })
    );
    await clickButton('Cancel');
    await clickButton('Discard');
    await clickButton('Add account');
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('');
  });

  it('creates an account with a generated or a typed password', async () => {
    mocked.addAccount.mockResolvedValue({ account: createAccount(), password: null });
    await openAddDialog();
    await clickButton('Type one');
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.type(screen.getByLabelText(/^Password/), 'secret-1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Investor');
    await clickButton('Add');
    expect(mocked.addAccount).toHaveBeenCalledWith(
      { email: 'new@site.example', role: 'investor', password: 'secret-1' },
      { serverUrl: '' }
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows at the field that the e-mail address is taken, and keeps the input', async () => {
    mocked.addAccount.mockRejectedValue(createApiError('account_exists'));
    await openAddDialog();
    await clickButton('Add');
    expect(await screen.findByRole('alert')).toHaveTextContent('An account with this e-mail');
    expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('new@site.example');
    expect(base.isPageHeld()).toBe(true);
    await clickButton('Cancel');
    await clickButton('Discard');
    await waitFor(() => expect(base.isPageHeld()).toBe(false));
  });

  it('requests the password again when the session has ended', async () => {
    mocked.addAccount.mockRejectedValue(createApiError('session_ended'));
    await openAddDialog();
    await clickButton('Add');
    expect(await screen.findByLabelText('Password of admin@site.example')).toBeVisible();
  });
});
