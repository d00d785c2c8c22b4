import all from './jest.config.mjs';

const { globalSetup: _built, ...node } = all.projects.find(({ displayName }) => displayName === 'node');

/**
 * Tests with programs of others against a running server: `npm run test:clients`, which starts it and names it in
 * SITE_CLIENTS_URL. Files that need no server run by this configuration alone.
 */
export default {
  ...node,
  displayName: 'clients',
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/clients/**/*.test.ts']
};
