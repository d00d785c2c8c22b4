import { chooseTestDriver, listTestDrivers } from './test-driver';

const server = 'postgres://bench@127.0.0.1:5432/postgres';

it.each([
  ['pglite', {}, false],
  ['pglite', {}, true],
  ['postgres', { SITE_TEST_DATABASE_URL: server }, false],
  ['pglite', { SITE_TEST_DATABASE_URL: server }, true],
  ['pglite', { SITE_TEST_DATABASE_URL: server, SITE_TEST_DRIVER: 'pglite' }, false],
  ['postgres', { SITE_TEST_DATABASE_URL: server, SITE_TEST_DRIVER: 'postgres' }, true]
] as const)(
  'chooses %s when the environment is %j and the suite prefers PGlite: %s',
  (driver, env, prefers) => {
    expect(chooseTestDriver(env, prefers)).toBe(driver);
  }
);

it('refuses to force PostgreSQL without a server, and an unknown driver', () => {
  expect(() => chooseTestDriver({ SITE_TEST_DRIVER: 'postgres' }, false)).toThrow('SITE_TEST_DATABASE_URL');
  expect(() => chooseTestDriver({ SITE_TEST_DRIVER: 'mysql' }, false)).toThrow('pglite or postgres');
});

it('lists both drivers when there is a server, and only the forced one', () => {
  expect(listTestDrivers({})).toEqual(['pglite']);
  expect(listTestDrivers({ SITE_TEST_DATABASE_URL: server })).toEqual(['pglite', 'postgres']);
  expect(listTestDrivers({ SITE_TEST_DATABASE_URL: server, SITE_TEST_DRIVER: 'postgres' })).toEqual([
    'postgres'
  ]);
});
