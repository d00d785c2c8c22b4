import { ApiClientError } from './http';
import type { Identity } from './identity';
import { clearSession, readToken, getSessionUser, startSession } from './session';
import { blockStorage } from '../../../tests/support/blocked-storage';
import { fetchSession, isSessionValid, signIn, signOut } from './sign-in';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const createResponse = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const order: string[] = [];
const CREDENTIALS = { email: 'a@b.c', password: 'pw' };

const createIdentity = (change: Partial<Identity> = {}): Identity => ({
  config: { apiKey: 'k', authDomain: 'd', projectId: 'p', embedded: true },
  signIn: async (email) => {
    order.push('provider');
    return { uid: 'u1', email };
  },
  signOut: async () => {
    order.push('provider out');
  },
  onSession: () => () => {},
  sendReset: async () => {},
  verifyResetCode: async () => 'a@b.c',
  confirmReset: async () => {},
  check: async () => true,
  ...change
});

beforeEach(() => {
  order.length = 0;
  fetched.mockReset();
  fetched.mockImplementation(async (url) => {
    order.push(url);
    return createResponse({ data: { user: { _id: 'u1' }, token: 'secret' } });
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(clearSession);

describe('signing in', () => {
  it('[AU-04] signs in with the provider, then the product, and stores the token', async () => {
    startSession('ended', { id: 'u0', email: 'x@y.z' });
    await expect(signIn(createIdentity(), { email: 'staff@site.example', password: 'pw' })).resolves.toEqual({
      id: 'u1',
      email: 'staff@site.example'
    });
    expect(order).toEqual(['provider', '/signin']);
    const [, init] = fetched.mock.calls[0]!;
    expect(JSON.parse(String(init.body))).toEqual({ email: 'staff@site.example', password: 'pw' });
    expect(init.headers).not.toHaveProperty('authorization');
    expect(readToken()).toBe('secret');
    expect(getSessionUser()?.email).toBe('staff@site.example');
  });

  it('does not call the product when the provider refuses', async () => {
    const refused = new ApiClientError('auth/wrong-password', 'no');
    await expect(signIn(createIdentity({ signIn: () => Promise.reject(refused) }), CREDENTIALS)).rejects.toBe(
      refused
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('undoes the provider’s sign-in when the product refuses', async () => {
    fetched.mockResolvedValue(createResponse({ error: { code: 'invalid_credentials' } }, 401));
    await expect(signIn(createIdentity(), CREDENTIALS)).rejects.toMatchObject({
      code: 'invalid_credentials'
    });
    expect(order).toEqual(['provider', 'provider out']);
    expect(readToken()).toBeNull();
  });

  it.each(['second_factor_required', 'second_factor_refused'])(
    'stays with the provider for the next code after %s',
    async (code) => {
      fetched.mockResolvedValue(createResponse({ error: { code } }, 401));
      await expect(signIn(createIdentity(), { ...CREDENTIALS, code: '123456' })).rejects.toMatchObject({
        code
      });
      expect(JSON.parse(String(fetched.mock.calls[0]![1].body))).toEqual({ ...CREDENTIALS, code: '123456' });
      expect([order, readToken()]).toEqual([['provider'], null]);
    }
  );

  it('sends nothing when the browser would not store the session', async () => {
    const allowStorage = blockStorage();
    await expect(signIn(createIdentity(), CREDENTIALS)).rejects.toMatchObject({ code: 'cookies_blocked' });
    expect(order).toEqual([]);
    allowStorage();
  });
});

describe('signing out', () => {
  it('[AU-12] ends the product’s and the provider’s session and clears the cookie', async () => {
    startSession('secret', { id: 'u1', email: 'a@b.c' });
    await signOut(async () => createIdentity());
    expect(order).toEqual(['/signout', 'provider out']);
    expect(readToken()).toBeNull();
  });

  it('clears this machine even when no server can be reached', async () => {
    startSession('secret', { id: 'u1', email: 'a@b.c' });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut(() => Promise.reject(new ApiClientError('network', 'x')));
    expect(readToken()).toBeNull();
  });

  it('leaves the session of another account that has signed in in another tab', async () => {
    startSession('secret', { id: 'u1', email: 'a@b.c' });
    document.cookie = 'token=theirs; path=/';
    window.localStorage.setItem('site-user', JSON.stringify({ id: 'u2', email: 'x@y.z' }));
    await signOut(async () => createIdentity());
    expect(order).toEqual([]);
    expect(document.cookie).toContain('token=theirs');
  });
});

describe('the session', () => {
  it('lasts as long as the server returns; a guest has no session', async () => {
    const rest = { lacksSecondFactor: false };
    await expect(fetchSession()).resolves.toEqual({ role: 'guest', secondsLeft: null, ...rest });
    startSession('secret', { id: 'u1', email: 'a@b.c' });
    fetched.mockResolvedValueOnce(createResponse({ role: 'staff', secondsLeft: 299 }));
    await expect(fetchSession()).resolves.toEqual({ role: 'staff', secondsLeft: 299, ...rest });
  });
});

describe('the validity of the session', () => {
  it('is false for a guest without a request', async () => {
    await expect(isSessionValid()).resolves.toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from the server', async () => {
    startSession('secret', { id: 'u1', email: 'a@b.c' });
    fetched.mockResolvedValueOnce(createResponse({ role: 'staff' }));
    await expect(isSessionValid()).resolves.toBe(true);
    fetched.mockResolvedValueOnce(createResponse({ error: { code: 'session_ended' } }, 401));
    await expect(isSessionValid()).resolves.toBe(false);
    fetched.mockResolvedValueOnce(createResponse({ error: { code: 'x' } }, 500));
    await expect(isSessionValid()).rejects.toMatchObject({ status: 500 });
  });
});
