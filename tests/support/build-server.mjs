import { buildServer } from '../../scripts/lib/build-server.mjs';

/** Tests start the same worker threads and child processes as the server: from its build. */
export default buildServer;
