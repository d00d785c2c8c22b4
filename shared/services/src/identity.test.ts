import type { Identity } from './identity';
import { openIdentity } from './identity';

const createError = (code: string) => Object.assign(new Error(code), { code });
const user = { uid: 'u1', email: 'a@b.c', reload: jest.fn(), secret: 'stays inside' };
const auth: { currentUser: typeof user | null; authStateReady(): Promise<void> } = {
  currentUser: user,
  authStateReady: async () => {}
};
const sdk = {
  initializeAuth: jest.fn(() => auth),
  connectAuthEmulator: jest.fn(),
  signInWithEmailAndPassword: jest.fn(),
  signOut: jest.fn(),
  onAuthStateChanged: jest.fn(),
  sendPasswordResetEmail: jest.fn(),
  verifyPasswordResetCode: jest.fn(),
  confirmPasswordReset: jest.fn()
};
jest.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
jest.mock('firebase/auth', () => sdk);

const mockConfig = (embedded: boolean) => {
  const config = { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded };
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(config)));
};

describe('the identity provider', () => {
  let identity: Identity;
  beforeAll(async () => {
    mockConfig(true);
    identity = await openIdentity('https://one.example');
  });

  it('is opened once per server, through the server if that is the provider', async () => {
    await openIdentity('https://one.example');
    expect(sdk.initializeAuth).toHaveBeenCalledTimes(1);
    expect(sdk.connectAuthEmulator).toHaveBeenCalledWith(auth, 'https://one.example', {
      disableWarnings: true
    });
    mockConfig(false);
    await openIdentity('https://two.example');
    expect(sdk.connectAuthEmulator).toHaveBeenCalledTimes(1);
  });

  it('can be opened again after the server could not be reached', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(openIdentity('https://three.example')).rejects.toMatchObject({ code: 'network' });
    mockConfig(false);
    await expect(openIdentity('https://three.example')).resolves.toBeDefined();
  });

  it('signs in, and rejects with the provider’s code on failure', async () => {
    sdk.signInWithEmailAndPassword.mockResolvedValueOnce({ user });
    await expect(identity.signIn('a@b.c', 'pw')).resolves.toEqual({ uid: 'u1', email: 'a@b.c' });
    sdk.signInWithEmailAndPassword.mockRejectedValueOnce(createError('auth/wrong-password'));
    await expect(identity.signIn('a@b.c', 'pw')).rejects.toMatchObject({
      name: 'ApiClientError',
      code: 'auth/wrong-password'
    });
  });

  it('notifies listeners of the signed-in user', () => {
    const seen = jest.fn();
    identity.onSession(seen);
    const tell = sdk.onAuthStateChanged.mock.calls[0][1] as (value: unknown) => void;
    tell(user);
    tell(null);
    expect(seen.mock.calls).toEqual([[{ uid: 'u1', email: 'a@b.c' }], [null]]);
  });

  it('sends, checks and completes a password reset', async () => {
    sdk.verifyPasswordResetCode.mockResolvedValueOnce('a@b.c');
    await expect(identity.verifyResetCode('code')).resolves.toBe('a@b.c');
    sdk.confirmPasswordReset.mockRejectedValueOnce(createError('auth/expired-action-code'));
    await expect(identity.confirmReset('code', 'pw')).rejects.toMatchObject({
      code: 'auth/expired-action-code'
    });
    sdk.sendPasswordResetEmail.mockResolvedValueOnce(undefined);
    await expect(identity.sendReset('a@b.c')).resolves.toBeUndefined();
    await identity.signOut();
    expect(sdk.signOut).toHaveBeenCalledWith(auth);
  });

  it('[AU-13] detects a revoked session, and does not mistake a lost connection for one', async () => {
    user.reload.mockResolvedValueOnce(undefined);
    await expect(identity.check()).resolves.toBe(true);
    user.reload.mockRejectedValueOnce(createError('auth/user-token-expired'));
    await expect(identity.check()).resolves.toBe(false);
    user.reload.mockRejectedValueOnce(createError('auth/network-request-failed'));
    await expect(identity.check()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    auth.currentUser = null;
    await expect(identity.check()).resolves.toBe(false);
  });
});
