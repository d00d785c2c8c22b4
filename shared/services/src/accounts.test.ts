import {
  addAccount,
  changeAccount,
  endSessions,
  fetchAccountTrail,
  fetchAccounts,
  resetAccount
} from './accounts';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const mockResponse = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const listRequests = () => fetched.mock.calls.map(([url, { method, body }]) => [method, url, body]);
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});

const account = {
  ...{ uid: 'u1', email: 'ada@site.example', name: null, role: 'staff', isListedInvestor: false },
  ...{ disabled: false, createdAt: '2026-05-01T08:00:00.000Z', lastSignInAt: null, hasSecondFactor: false }
} as const;

it('reads accounts and their trail by pages', async () => {
  mockResponse({ data: [account], total: 12 });
  expect(await fetchAccounts({ search: 'ada', page: 2 })).toEqual({ accounts: [account], total: 12 });
  const entry = {
    ...{
      id: '1',
      uid: 'u1',
      email: 'ada@site.example',
      action: 'role',
      roleBefore: 'staff',
      roleAfter: 'admin'
    },
    ...{ changedBy: 'demo-admin', changedByEmail: null, changedAt: '2026-05-01T08:00:00.000Z' }
  };
  mockResponse({ data: [entry], total: 1 });
  expect(await fetchAccountTrail({ uid: 'u1' })).toEqual({ entries: [entry], total: 1 });
  expect(listRequests().map(([, url]) => url)).toEqual([
    '/api/accounts?search=ada&page=2',
    '/api/accounts/trail?uid=u1'
  ]);
});

it('adds, changes and resets an account and ends its sessions', async () => {
  mockResponse({ data: account, password: 'made-up' });
  const added = { email: 'ada@site.example', role: 'staff' } as const;
  expect(await addAccount(added)).toEqual({ account, password: 'made-up' });
  expect(await changeAccount('u 1', { disabled: true })).toEqual(account);
  expect(await resetAccount('u1')).toEqual({ account, password: 'made-up' });
  await endSessions('u1');
  expect(listRequests()).toEqual([
    ['POST', '/api/accounts', JSON.stringify(added)],
    ['PATCH', '/api/accounts/u%201', '{"disabled":true}'],
    ['POST', '/api/accounts/u1/reset', '{}'],
    ['POST', '/api/accounts/u1/revoke', '{}']
  ]);
  mockResponse({ error: { code: 'accounts_elsewhere', message: 'Firebase keeps them.' } }, 409);
  await expect(fetchAccounts()).rejects.toMatchObject({ code: 'accounts_elsewhere', status: 409 });
});
