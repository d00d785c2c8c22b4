import { DEFAULT_PARAMETERS } from '@site/domain';
import { openTestApp } from '../app/test-app';
import type { TestApp } from '../app/test-app';

/* Tests the rights of a role during an open session, and the end of a session. */

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ SITE_INVESTOR_EMAILS: 'Listed@site.example, other@site.example' });
  await site.store.query(
    `INSERT INTO account (uid, email, role, password_hash)
     SELECT 'listed', 'listed@site.example', 'admin', password_hash FROM account WHERE uid = 'demo-admin'`
  );
});
afterAll(() => site.close());

async function signIn(email: string): Promise<{ token: string; role: string }> {
  const payload = { email, password: 'Site-demo-1' };
  const { data } = (await site.request('/signin', { method: 'POST', payload })).json<{
    data: { token: string; user: { role: string } };
  }>();
  return { token: data.token, role: data.user.role };
}
const requestPath = (path: string, token: string) =>
  site.request(path, { headers: { authorization: token } });
const putParameters = (token: string) =>
  site.request('/api/parameters', {
    method: 'PUT',
    headers: { authorization: token },
    payload: { version: 1, parameters: DEFAULT_PARAMETERS }
  });
const mills = '/arcgis/rest/services/taggedMillsClus/FeatureServer/0/query?returnCountOnly=true&f=json';

describe('account on the list of investors', () => {
  it('[AU-14] is an investor whatever its row contains: reads their layers, no rows, changes nothing', async () => {
    const { token, role } = await signIn('listed@site.example');
    expect(role).toBe('investor');
    expect((await requestPath('/api/me', token)).json()).toMatchObject({ role: 'investor' });
    expect((await requestPath(mills, token)).json()).toEqual({ count: 0 });
    expect((await requestPath('/user/agents', token)).status).toBe(403);
    expect((await requestPath('/purchases/mills-purchase-aggregates', token)).status).toBe(403);
    expect((await putParameters(token)).status).toBe(403);
    // Without the list the same row is an administrator's.
    expect((await putParameters((await signIn('admin@site.example')).token)).status).toBe(200);
  });
});

describe('open session', () => {
  const fetchStatus = async (token: string) => (await requestPath('/user/agents', token)).status;

  it('[AU-15] has a changed role from the next request on', async () => {
    const { token } = await signIn('staff@site.example');
    expect(await fetchStatus(token)).toBe(200);
    await site.store.query(`UPDATE account SET role = 'investor' WHERE uid = 'demo-staff'`);
    expect(await fetchStatus(token)).toBe(403);
    await site.store.query(`UPDATE account SET role = 'staff' WHERE uid = 'demo-staff'`);
    expect(await fetchStatus(token)).toBe(200);
  });

  it.each([
    ['the account is disabled', `UPDATE account SET disabled = true WHERE uid = 'demo-staff'`],
    ['the session is revoked', `UPDATE session SET revoked_at = now() WHERE uid = 'demo-staff'`],
    [
      'the session has expired',
      `UPDATE session SET expires_at = now() - interval '1 second' WHERE uid = 'demo-staff'`
    ]
  ])('[AU-13] ends when %s: calls are refused and protected pages redirect to Login', async (_why, sql) => {
    await site.store.query(`UPDATE account SET disabled = false WHERE uid = 'demo-staff'`);
    const { token } = await signIn('staff@site.example');
    const fetchPageRedirect = async () => {
      const answer = await site.request('/map/oilpalm', {
        headers: { cookie: `token=${token}`, accept: 'text/html' }
      });
      return answer.headers.get('location');
    };
    expect([await fetchStatus(token), await fetchPageRedirect()]).toEqual([200, null]);
    await site.store.query(sql);
    expect([await fetchStatus(token), await fetchPageRedirect()]).toEqual([401, '/?next=%2Fmap%2Foilpalm']);
    expect((await requestPath('/api/me', token)).json()).toMatchObject({ error: { code: 'session_ended' } });
    expect((await requestPath(mills, token)).json()).toMatchObject({ error: { code: 498 } });
    await site.store.query(`UPDATE account SET disabled = false WHERE uid = 'demo-staff'`);
  });
});

describe('unknown page of the administration', () => {
  it('answers 404 to everybody', async () => {
    const cookie = `token=${(await signIn('admin@site.example')).token}`;
    const asked: Record<string, string>[] = [{ accept: 'text/html' }, { accept: 'text/html', cookie }];
    for (const headers of asked) {
      const answer = await site.request('/map/admin/nothing', { headers });
      expect([answer.status, answer.body.includes('404 - Page Not Found')]).toEqual([404, true]);
    }
  });
});
