import { buildServer } from '../../scripts/lib/build-server.mjs';

/**
 * Tests start the same worker threads and child processes as the server: from its build. One that was made just before,
 * and may be running, is left as it is where SITE_TEST_BUILT says so.
 */
export default () => (process.env.SITE_TEST_BUILT === '1' ? undefined : buildServer());
