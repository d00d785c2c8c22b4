/** The data folder of a server of the browser tests: one for each port, so that two beside one another keep theirs. */
export const servedFolder = (port) => `build/test-data-${port}`;

/** A worker of the browser tests needs the port of its server, and the one after it for a partner's page. */
export const PORTS_OF_A_WORKER = 2;

/**
 * The port of the server that a worker of the browser tests asks: each has one of its own, so that what a test changes
 * is seen by its own worker alone.
 */
export const portOf = (worker) => Number(process.env.SITE_TEST_PORT ?? 4390) + PORTS_OF_A_WORKER * worker;

/** The port that this worker's tests ask; Playwright numbers its workers. */
export const testPort = portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
