import { buildServer } from '../../scripts/lib/build-server.mjs';

/**
 * Builds the server, as tests start the same worker threads and child processes as it does. Skipped when
 * SITE_TEST_BUILT is 1: a build that was just made may be in use.
 */
export default () => (process.env.SITE_TEST_BUILT === '1' ? undefined : buildServer());
