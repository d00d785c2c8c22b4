import all, { stockClient } from './jest.config.mjs';

/** Installs the suite into a client of Experience Builder and runs its tests there: `npm run test:exb`. */
export default { ...stockClient, testTimeout: all.testTimeout };
