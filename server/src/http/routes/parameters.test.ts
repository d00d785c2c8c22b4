import { DEFAULT_PARAMETERS } from '@site/domain';
import { openTestApp } from '../../app/test-app';
import type { TestApp } from '../../app/test-app';
import { createContractRequest } from '../../app/test-contract';
import { readParameterSet } from '../../common/parameters';

let site: TestApp;
let ask: TestApp['request'];
let authorization: string;
beforeAll(async () => {
  site = await openTestApp();
  ask = await createContractRequest(site);
  authorization = await site.signIn('admin');
});
afterAll(() => site.close());

it('lists who put which version of the parameters in force, newest first', async () => {
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

it.each([
  [{ vehicleMB1Capacity: 0 }, 'vehicleMB1Capacity'],
  [{ vehicleMB1Capacity: 10.05 }, 'vehicleMB1Capacity'],
  [{ tripFactoryLatitude: 91 }, 'tripFactoryLatitude'],
  [{ tripDayStart: 20, tripDayEnd: 8 }, 'tripDayEnd'],
  [{ tripDayStart: 8, tripDayEnd: 8 }, 'tripDayEnd'],
  [{ roundBreakStart: 14, roundBreakEnd: 13 }, 'roundBreakEnd'],
  [{ roundBreakStart: 19, roundBreakEnd: 21 }, 'roundBreakEnd'],
  [{ roundWaitingWeight: -1 }, 'roundWaitingWeight']
])('refuses %j, with which trips cannot be planned', async (change, field) => {
  const answer = await ask('/api/parameters', {
    method: 'PUT',
    headers: { authorization },
    payload: { version: 2, parameters: { ...DEFAULT_PARAMETERS, ...change } }
  });
  expect(answer.status).toBe(400);
  expect(answer.json<{ error: { field: string } }>().error.field).toContain(field);
});

it.each([
  [{ soilPhNeutralFrom: 7.5 }, 'soilPhNeutralTo'],
  [{ soilPhNeutralTo: 15 }, 'soilPhNeutralTo'],
  [{ soilCarbonSufficientFrom: 0 }, 'soilCarbonSufficientFrom'],
  [{ sandModerateTo: 60 }, 'sandModerateTo'],
  [{ suitabilityModerateFrom: 2_000 }, 'suitabilityModerateFrom'],
  [{ suitabilityHighFrom: 4_000 }, 'suitabilityHighFrom']
])('refuses %j, with which soil and land cannot be classified', async (change, field) => {
  const answer = await ask('/api/parameters', {
    method: 'PUT',
    headers: { authorization },
    payload: { version: 2, parameters: { ...DEFAULT_PARAMETERS, ...change } }
  });
  expect(answer.status).toBe(400);
  expect(answer.json<{ error: { field: string } }>().error.field).toContain(field);
});

it('lets administrators change the vehicle, the factory and the working day of pickup trips', async () => {
  const change = {
    ...{ vehicleMB1Capacity: 12.3, vehicleMB1FuelCost: 800, tripFactoryLatitude: 5.5 },
    ...{ tripDayStart: 7.5, tripDayEnd: 18 }
  };
  const answer = await ask('/api/parameters', {
    method: 'PUT',
    headers: { authorization },
    payload: { version: 2, parameters: { ...DEFAULT_PARAMETERS, ...change } }
  });
  expect(answer.status).toBe(200);
  const { parameters, definitions } = (await ask('/api/parameters')).json<{
    parameters: Record<string, number>;
    definitions: Record<string, object>;
  }>();
  expect(parameters).toMatchObject(change);
  expect(definitions.vehicleMB1Capacity).toEqual({
    ...{ label: 'MB1: capacity', unit: 't', default: 10, min: 0.5, max: 100, step: 0.1 },
    source: 'section 9 "Transport calculator"'
  });
});

it('returns the version in force to the second of two changes of one version', async () => {
  const { version } = (await ask('/api/parameters')).json<{ version: number }>();
  const putDriveTime = (defaultDriveTime: number) =>
    ask('/api/parameters', {
      method: 'PUT',
      headers: { authorization },
      payload: { version, parameters: { ...DEFAULT_PARAMETERS, defaultDriveTime } }
    });
  const answers = await Promise.all([putDriveTime(41), putDriveTime(42)]);
  const [won, lost] = answers.sort((a, b) => a.status - b.status);
  expect([won!.status, lost!.status]).toEqual([200, 409]);
  const inForce = won!.json<{ parameters: { defaultDriveTime: number } }>().parameters;
  expect(lost!.json()).toMatchObject({
    error: { code: 'version_conflict', current: { version: version + 1, parameters: inForce } }
  });
});

it('reads a set that an older version stored with the defaults of the parameters that it lacks', async () => {
  const older = Object.entries(DEFAULT_PARAMETERS).filter(([name]) => !name.startsWith('round'));
  await site.store.query(
    `INSERT INTO parameter_set (version, parameters, changed_by) VALUES (99, $1::jsonb, 'older version')`,
    [JSON.stringify({ ...Object.fromEntries(older), tripSpeed: 50 })]
  );
  expect((await readParameterSet(site.store.query)).parameters).toEqual({
    ...DEFAULT_PARAMETERS,
    tripSpeed: 50
  });
});
