import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { DEMO_PASSWORD } from '../../identity/accounts';

/* Every response is validated against the API document. */

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: TestApp;
let ask: TestApp['request'];
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
});
beforeEach(() => site.store.query('DELETE FROM session'));
afterAll(() => site.close());

async function signIn(email: string, agent: string): Promise<string> {
  const payload = { email, password: DEMO_PASSWORD };
  const answer = await site.request('/signin', { method: 'POST', payload, headers: { 'user-agent': agent } });
  return answer.json<{ token: string }>().token;
}

interface ListedSession {
  readonly id: string;
  readonly device: string | null;
  readonly isCurrent: boolean;
}
const request = (token: string, method = 'GET', path = '') =>
  ask(`/api/sessions${path}`, { method, headers: { authorization: token } });
const list = async (token: string) =>
  (await request(token))
    .json<{ data: readonly ListedSession[] }>()
    .data.map(({ device, isCurrent }) => [device, isCurrent] as const);

describe('sessions of an account', () => {
  it('are listed to their owner without tokens, the current one marked', async () => {
    await signIn('investor@site.example', FIREFOX);
    await signIn('staff@site.example', 'node');
    const token = await signIn('staff@site.example', FIREFOX);
    expect(await list(token)).toEqual([
      ['Firefox, Windows', true],
      [null, false]
    ]);
    const answer = await request(token);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).not.toContain(token);
    expect(answer.body).not.toContain('token');
  });

  it('are ended one by one by their owner, from the next request on', async () => {
    const lost = await signIn('staff@site.example', FIREFOX);
    const token = await signIn('staff@site.example', 'node');
    const sessions = (await request(token)).json<{ data: readonly ListedSession[] }>().data;
    const { id } = sessions.find(({ isCurrent }) => !isCurrent)!;
    expect((await request(token, 'DELETE', `/${id}`)).status).toBe(204);
    expect((await request(lost)).status).toBe(401);
    expect(await list(token)).toEqual([[null, true]]);
    expect((await request(token, 'DELETE', `/${id}`)).status).toBe(404);
  });

  it('are refused while their account is disabled, even if nobody ended them', async () => {
    const token = await signIn('staff@site.example', FIREFOX);
    const setDisabled = (isDisabled: boolean) =>
      site.store.query(`UPDATE account SET disabled = $1 WHERE uid = 'demo-staff'`, [isDisabled]);
    await setDisabled(true);
    expect((await request(token)).status).toBe(401);
    await setDisabled(false);
    expect((await request(token)).status).toBe(200);
  });

  it('of another account are not found', async () => {
    const other = await signIn('admin@site.example', FIREFOX);
    const [{ id }] = (await request(other)).json<{ data: readonly [ListedSession] }>().data;
    const token = await signIn('staff@site.example', FIREFOX);
    expect((await request(token, 'DELETE', `/${id}`)).status).toBe(404);
    expect((await request(other)).status).toBe(200);
  });

  it('are all ended but the current one, and no session of another account', async () => {
    const other = await signIn('admin@site.example', FIREFOX);
    const lost = [await signIn('staff@site.example', FIREFOX), await signIn('staff@site.example', 'node')];
    const token = await signIn('staff@site.example', FIREFOX);
    expect((await request(token, 'DELETE')).json()).toEqual({ data: { ended: 2 } });
    for (const one of lost) expect((await request(one)).status).toBe(401);
    expect((await request(token)).status).toBe(200);
    expect((await request(other)).status).toBe(200);
  });
});
