import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as base from 'widgets/shared-code/site-base';
import { blockStorage } from '../../../../tests/support/blocked-storage';
import { readFrenchMessages } from '../../../../shared/ui/tests/french';
import defaultConfig from '../../config.json';
import type { SignInMode } from '../config';
import Widget from './widget';

jest.mock('../../../../shared/services/src/navigation', () => ({
  ...jest.requireActual<object>('../../../../shared/services/src/navigation'),
  navigateTo: jest.fn()
}));
jest.mock('widgets/shared-code/site-base', () => ({
  ...jest.requireActual<object>('widgets/shared-code/site-base'),
  fetchIdentityConfig: jest.fn(),
  isSessionValid: jest.fn()
}));
// Mocked beneath site-base, as the kit imports them there.
jest.mock('../../../../shared/services/src/identity', () => ({
  ...jest.requireActual<object>('../../../../shared/services/src/identity'),
  openIdentity: jest.fn()
}));
jest.mock('../../../../shared/services/src/sign-in', () => ({
  ...jest.requireActual<object>('../../../../shared/services/src/sign-in'),
  signIn: jest.fn()
}));

const mocked = jest.mocked(base);
const provider = { sendReset: jest.fn(), verifyResetCode: jest.fn(), confirmReset: jest.fn() };
const identityConfig = { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true };
const createApiError = (code: string) => new base.ApiClientError(code, code);

function renderWidget(mode: SignInMode, locale = 'en', messages = {}) {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...defaultConfig, mode }) });
  return widgetRender(true, undefined, locale, messages)(<Wrapped widgetId="widget_1" />);
}

const getField = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const setAddress = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  jest.resetAllMocks();
  mocked.isSessionValid.mockResolvedValue(false);
  mocked.fetchIdentityConfig.mockResolvedValue(identityConfig);
  mocked.openIdentity.mockResolvedValue(provider as unknown as base.Identity);
  setAddress('/');
});

describe('Login', () => {
  it('[AU-02] disables Login until both fields are filled, and shows which are missing', async () => {
    renderWidget('login');
    const submit = screen.getByRole('button', { name: 'Login' });
    expect(submit).toBeDisabled();
    fireEvent.blur(getField('Email'));
    fireEvent.blur(getField('Password'));
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await userEvent.type(getField('Email'), 'staff@site.example');
    expect(submit).toBeDisabled();
    await userEvent.type(getField('Password'), 'secret');
    expect(submit).toBeEnabled();
    expect(screen.queryByText('Email is required')).toBeNull();
  });

  it('switches to the other language before anybody signs in', async () => {
    renderWidget('login');
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(mocked.navigateTo).toHaveBeenCalledWith('/?locale=fr');
    expect(base.readPreferences()).toEqual({ locale: 'fr' });
    window.localStorage.clear();
  });

  it('shows a note in its footer only when the data are for demonstration', async () => {
    const { unmount } = renderWidget('login');
    const getFooter = () => screen.getByRole('contentinfo');
    await waitFor(() => expect(mocked.fetchIdentityConfig).toHaveBeenCalled());
    expect(getFooter()).not.toHaveTextContent('Demonstration data');
    unmount();
    mocked.fetchIdentityConfig.mockResolvedValue({ ...identityConfig, demonstration: true });
    renderWidget('login');
    await waitFor(() => expect(getFooter()).toHaveTextContent('Demonstration data'));
  });

  it('[AU-02] shows and hides the password, links to /reset and shows the year', async () => {
    renderWidget('login');
    expect(getField('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(getField('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(getField('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/reset');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(String(new Date().getFullYear()));
  });

  it('works with password managers', async () => {
    renderWidget('login');
    await waitFor(() => expect(mocked.isSessionValid).toHaveBeenCalled());
    expect(getField('Email')).toHaveAttribute('autocomplete', 'username');
    expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  async function submitLogin() {
    await userEvent.type(getField('Email'), ' staff@site.example ');
    await userEvent.type(getField('Password'), 'secret{Enter}');
  }

  it('[AU-08] goes to the requested page', async () => {
    setAddress('/?next=%2Fmap%2Foilpalm%3Fa%3D1');
    renderWidget('login');
    await submitLogin();
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm?a=1'));
    expect(mocked.signIn).toHaveBeenCalledWith(
      provider,
      { email: 'staff@site.example', password: 'secret', code: undefined },
      ''
    );
  });

  it('asks for the code of an account with a second factor, and keeps the rest', async () => {
    mocked.signIn.mockRejectedValueOnce(createApiError('second_factor_required'));
    mocked.signIn.mockRejectedValueOnce(createApiError('second_factor_refused'));
    renderWidget('login');
    await submitLogin();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAccessibleDescription('Enter the code of your authenticator app, or a recovery code');
    expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('set the clock of your phone to automatic');
    expect(mocked.navigateTo).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, '654321{Enter}');
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalled());
    expect(mocked.signIn).toHaveBeenLastCalledWith(
      provider,
      { email: 'staff@site.example', password: 'secret', code: '654321' },
      ''
    );
  });

  it('never goes to another site', async () => {
    setAddress('/?next=%2F%2Fevil.example');
    renderWidget('login');
    await submitLogin();
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm'));
  });

  it.each([
    ['auth/invalid-email', 'Invalid email'],
    ['auth/user-not-found', 'No account with that email was found'],
    ['auth/wrong-password', 'Email or password was incorrect'],
    ['network', 'Network error. Please check your connection'],
    ['auth/never-heard-of', 'Sign-in failed (auth/never-heard-of). Please try again']
  ])('[AU-03] shows in red under the form what %s means, and keeps typed values', async (code, text) => {
    mocked.signIn.mockRejectedValue(createApiError(code));
    renderWidget('login');
    await submitLogin();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(getField('Password')).toHaveValue('secret');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
  });

  it.each([
    ['en', 'Allow cookies and site data for this site'],
    ['fr', 'Autorisez les cookies et les données de ce site']
  ])('shows at once that the browser blocks cookies, and what to do: %s', async (locale, text) => {
    const allowStorage = blockStorage();
    renderWidget('login', locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await act(async () => {});
    allowStorage();
  });

  it('[AU-01] redirects a signed-in user', async () => {
    mocked.isSessionValid.mockResolvedValue(true);
    renderWidget('login');
    await waitFor(() => expect(mocked.navigateTo).toHaveBeenCalledWith('/map/oilpalm'));
  });

  it('stays on the page when the session cannot be checked', async () => {
    mocked.isSessionValid.mockRejectedValue(createApiError('network'));
    renderWidget('login');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(mocked.navigateTo).not.toHaveBeenCalled();
  });
});

describe('ForgotPassword', () => {
  it('[AU-06] sends the link and confirms it', async () => {
    renderWidget('forgotPassword');
    fireEvent.blur(getField('Email'));
    expect(screen.getByText('Email is required')).toBeVisible();
    await userEvent.type(getField('Email'), 'staff@site.example');
    await userEvent.click(screen.getByRole('button', { name: 'Initiatiate Password Reset' }));
    const toasts = screen.getByRole('region', { name: /^Notifications/ });
    expect(
      await within(toasts).findByText('Password reset link has been sent to your email address')
    ).toBeVisible();
    expect(provider.sendReset).toHaveBeenCalledWith('staff@site.example');
  });

  it('shows why the link could not be sent', async () => {
    provider.sendReset.mockRejectedValue(createApiError('auth/user-not-found'));
    renderWidget('forgotPassword');
    await userEvent.type(getField('Email'), 'nobody@site.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No account with that email was found');
    // The message of the previous try is removed.
    await waitFor(() => expect(screen.queryByText(/has been sent/)).toBeNull());
  });
});

describe('ResetPassword', () => {
  async function fillPasswords(password: string, again: string) {
    await userEvent.type(getField('Password'), password);
    await userEvent.type(getField('Confirm Password'), again);
  }

  it('[AU-07] only validates the password without a code', async () => {
    renderWidget('resetPassword');
    fireEvent.blur(getField('Password'));
    fireEvent.blur(getField('Confirm Password'));
    expect(screen.getAllByText('Password is required')).toHaveLength(2);
    await fillPasswords('one', 'two');
    fireEvent.blur(getField('Confirm Password'));
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    await userEvent.clear(getField('Confirm Password'));
    await userEvent.type(getField('Confirm Password'), 'one{Enter}');
    expect(mocked.openIdentity).not.toHaveBeenCalled();
  });

  it('[AU-07] completes the reset with the code of a reset link', async () => {
    setAddress('/forgot?mode=resetPassword&oobCode=c0de');
    provider.verifyResetCode.mockResolvedValue('staff@site.example');
    renderWidget('resetPassword');
    expect(await screen.findByText(/staff@site.example/)).toBeVisible();
    await fillPasswords('Some-new-1', 'Some-new-1');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText(/has been changed/)).toBeVisible();
    expect(provider.confirmReset).toHaveBeenCalledWith('c0de', 'Some-new-1');
  });

  it('shows that a link has expired', async () => {
    setAddress('/forgot?oobCode=old');
    provider.verifyResetCode.mockRejectedValue(createApiError('auth/expired-action-code'));
    renderWidget('resetPassword');
    expect(await screen.findByRole('alert')).toHaveTextContent('expired');
  });
});

describe('in French', () => {
  it('shows French texts, also when the identity provider fails', async () => {
    mocked.signIn.mockRejectedValue(createApiError('auth/wrong-password'));
    renderWidget('login', 'fr', readFrenchMessages('sign-in'));
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.c');
    await userEvent.type(getField('Mot de passe'), 'x{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Adresse e-mail ou mot de passe incorrect');
  });
});
