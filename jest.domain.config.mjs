import all from './jest.config.mjs';

const { globalSetup: _built, ...node } = all.projects.find(({ displayName }) => displayName === 'node');

/** Tests of the domain without a build of the server. With --coverage every line and branch must be covered. */
export default {
  ...node,
  testTimeout: all.testTimeout,
  testMatch: ['<rootDir>/shared/domain/**/*.test.ts', '<rootDir>/tests/contract/domain-*.test.ts'],
  collectCoverageFrom: ['shared/domain/src/**/*.ts', '!**/*.test.ts', '!**/test-*.ts'],
  coverageDirectory: 'test-results/coverage',
  coverageReporters: ['text-summary', 'json-summary'],
  coverageThreshold: {
    './shared/domain/src/': { statements: 100, branches: 100, functions: 100, lines: 100 }
  }
};
