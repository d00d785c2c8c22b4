import all from './jest.config.mjs';

const { globalSetup: _built, ...node } = all.projects.find(({ displayName }) => displayName === 'node');

/**
 * Tests with third-party clients against a running server: `npm run test:clients` starts it and sets
 * SITE_CLIENTS_URL. Test files that need no server run with only this configuration.
 */
export default {
  ...node,
  displayName: 'clients',
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/clients/**/*.test.ts']
};
