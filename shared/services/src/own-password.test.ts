import { ApiClientError } from './http';
import { openIdentity } from './identity';
import { changeOwnPassword } from './own-password';
import { clearSession, startSession } from './session';

jest.mock('./identity', () => ({ openIdentity: jest.fn() }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const signIn = jest.fn();
const change = { currentPassword: 'old', password: 'new' };
const user = { id: 'u1', email: 'a@b.c' };

beforeEach(() => {
  jest.resetAllMocks();
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  jest.mocked(openIdentity).mockResolvedValue({ signIn } as never);
  startSession('token', user);
});
afterEach(clearSession);

describe('changing the password of the own account', () => {
  it('renews the session of the identity provider, which ends with the old password', async () => {
    await changeOwnPassword(change);
    const [url, init] = fetched.mock.calls[0]!;
    expect([url, JSON.parse(String(init.body))]).toEqual(['/api/password', change]);
    expect(signIn).toHaveBeenCalledWith('a@b.c', 'new');
  });

  it('succeeds when the provider does not answer afterwards', async () => {
    signIn.mockRejectedValue(new ApiClientError('network', 'x'));
    await expect(changeOwnPassword(change)).resolves.toBeUndefined();
  });

  it('leaves the provider alone when the session came from the Maps SDK, or the server refuses', async () => {
    startSession('token', { ...user, viaPortal: true });
    await changeOwnPassword(change);
    startSession('token', user);
    fetched.mockImplementation(
      async () =>
        new Response(JSON.stringify({ error: { code: 'wrong_password', message: 'x' } }), { status: 400 })
    );
    await expect(changeOwnPassword(change)).rejects.toMatchObject({ code: 'wrong_password' });
    expect(signIn).not.toHaveBeenCalled();
  });
});
