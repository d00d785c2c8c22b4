import { DEFAULT_PARAMETERS } from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { contractAsk } from '../../app/test-contract';

let site: TestApp;
let ask: TestApp['ask'];
let authorization: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await contractAsk(site);
  authorization = await site.signIn('admin');
}, 60_000);
afterAll(() => site.close());

it('the history of the parameters says who put which version in force, the newest first', async () => {
  const parameters = { ...DEFAULT_PARAMETERS, defaultDriveTime: DEFAULT_PARAMETERS.defaultDriveTime + 1 };
  const changed = await ask('/api/parameters', {
    method: 'PUT',
    headers: { authorization },
    payload: { version: 1, parameters }
  });
  expect(changed.status).toBe(200);
  const history = await ask('/api/parameters/history', { headers: { authorization } });
  expect(history.json<{ data: object[] }>().data).toMatchObject([
    { version: 2, parameters, changedBy: 'admin@site.example' },
    { version: 1, parameters: DEFAULT_PARAMETERS, changedBy: 'specification' }
  ]);
});
