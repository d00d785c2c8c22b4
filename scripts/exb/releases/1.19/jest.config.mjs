import { root } from '../../../lib/paths.mjs';
import base from '../../../../jest.config.mjs';

/** Folder in which `npm run typecheck:exb` has placed SDK 4.34. */
const CORE = '<rootDir>/node_modules/.cache/site-exb/1.19/node_modules/@arcgis/core';

const browser = base.projects.find(({ displayName }) => displayName === 'browser');

/** Runs the tests that need the SDK's classes with the classes of 1.19. */
export default {
  ...browser,
  rootDir: root,
  displayName: 'SDK 4.34',
  testMatch: ['<rootDir>/shared/map/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [...browser.setupFilesAfterEnv, '<rootDir>/scripts/exb/releases/1.19/is-sdk-4-34.ts'],
  // The first matching pattern applies.
  moduleNameMapper: {
    '^(?:esri|@arcgis/core)/(.*?)(?:\\.js)?$': `${CORE}/$1.js`,
    ...browser.moduleNameMapper
  },
  transformIgnorePatterns: browser.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(\\.cache/site-exb/1\\.19|')
  )
};
