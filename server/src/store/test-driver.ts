/** Database that a suite runs on: PGlite in a folder of its own, or a database of its own on a PostgreSQL server. */
export type TestDriver = 'pglite' | 'postgres';

/**
 * Chooses the driver of a suite. `SITE_TEST_DRIVER` forces it (npm run test:matrix); else a suite that prefers PGlite gets
 * it; else PostgreSQL is used when `SITE_TEST_DATABASE_URL` names a server.
 * @throws {Error} when the forced driver is unknown, or is PostgreSQL without a server.
 */
export function chooseTestDriver(env: NodeJS.ProcessEnv, prefersEmbedded: boolean): TestDriver {
  const forced = env.SITE_TEST_DRIVER;
  const hasServer = Boolean(env.SITE_TEST_DATABASE_URL);
  if (forced === 'postgres' && !hasServer)
    throw new Error(
      'SITE_TEST_DRIVER=postgres needs SITE_TEST_DATABASE_URL, the address of a PostgreSQL with PostGIS.'
    );
  if (forced === 'pglite' || forced === 'postgres') return forced;
  if (forced) throw new Error(`SITE_TEST_DRIVER is "${forced}"; it can be pglite or postgres.`);
  return hasServer && !prefersEmbedded ? 'postgres' : 'pglite';
}

let prefersEmbedded = false;

/**
 * Keeps this test file on PGlite, the database of `npm start`, when PostgreSQL is available too. One file of each family
 * of routes calls it before its first test. `SITE_TEST_DRIVER` overrides it.
 */
export function preferEmbeddedDatabase(): void {
  prefersEmbedded = true;
}

/** Returns the driver of this test file. */
export const getTestDriver = (): TestDriver => chooseTestDriver(process.env, prefersEmbedded);

/** Returns every driver that is available here, or the forced one, for tests that run on each. */
export const listTestDrivers = (env: NodeJS.ProcessEnv): TestDriver[] =>
  env.SITE_TEST_DATABASE_URL && !env.SITE_TEST_DRIVER
    ? ['pglite', 'postgres']
    : [chooseTestDriver(env, false)];
