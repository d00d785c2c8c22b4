import all from './jest.config.mjs';

const { globalSetup: _built, ...node } = all.projects.find(({ displayName }) => displayName === 'node');

/** The domain's tests alone, without building the server: for the deep and the mutation run. */
export default { ...node, testMatch: ['<rootDir>/shared/domain/**/*.test.ts'] };
