/** The data folder of a server of the browser tests: one for each port, so that two beside one another keep theirs. */
export const servedFolder = (port) => `build/test-data-${port}`;

/** The port of the server that browser tests ask. */
export const testPort = Number(process.env.SITE_TEST_PORT ?? 4390);
