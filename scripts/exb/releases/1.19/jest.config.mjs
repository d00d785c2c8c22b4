import { root } from '../../../lib/paths.mjs';
import base from '../../../../jest.config.mjs';

/** Where `npm run typecheck:exb` put SDK 4.34. */
const CORE = '<rootDir>/node_modules/.cache/site-exb/1.19/node_modules/@arcgis/core';

const browser = base.projects.find(({ displayName }) => displayName === 'browser');

/** The tests of what needs the SDK's classes, with those of 1.19. */
export default {
  ...browser,
  rootDir: root,
  displayName: 'SDK 4.34',
  testMatch: ['<rootDir>/shared/map/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [...browser.setupFilesAfterEnv, '<rootDir>/scripts/exb/releases/1.19/is-sdk-4-34.ts'],
  // The first that fits is taken.
  moduleNameMapper: {
    '^(?:esri|@arcgis/core)/(.*?)(?:\\.js)?$': `${CORE}/$1.js`,
    ...browser.moduleNameMapper
  },
  transformIgnorePatterns: browser.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(\\.cache/site-exb/1\\.19|')
  )
};
