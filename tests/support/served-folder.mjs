/**
 * Returns the data folder of a browser-test server: one for each port, so that parallel servers do not share
 * data.
 */
export const servedFolder = (port) => `build/test-data-${port}`;

/** A run of the browser tests needs the port of its server, and the next one for a partner's page. */
export const PORTS_PER_RUN = 2;

/** Port of the server of this run. */
export const testPort = Number(process.env.SITE_TEST_PORT ?? 4390);
