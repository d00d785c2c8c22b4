const esm = [
  'culori',
  '@arcgis',
  '@esri',
  '@lit',
  'lit',
  'lit-html',
  'lit-element',
  '@amcharts',
  '@vaadin',
  '@zip\\.js',
  'marked',
  'es-toolkit',
  'age-encryption',
  '@noble',
  '@scure',
  // Imports Node's http when it first sends.
  '@opentelemetry/otlp-exporter-base',
  'color',
  'color-string',
  'color-convert',
  'color-name',
  'composed-offset-position',
  '@floating-ui',
  'focus-trap',
  'tabbable',
  'luxon',
  'tslib',
  'lodash-es',
  'jose',
  'd3-delaunay',
  'delaunator',
  'robust-predicates',
  'internmap',
  'd3-array',
  'geojson-vt',
  'pbf',
  'polyclip-ts',
  'splaytree-ts',
  'firebase',
  '@firebase',
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'csv-parse',
  'bignumber\\.js',
  'geotiff',
  'quick-lru',
  'xml-utils',
  '@tanstack',
  '@esri/arcgis-rest',
  'lerc',
  'zstddec',
  'yet-another-react-lightbox'
].join('|');

const shared = {
  // Jest's sandbox makes Math slow, which slows the generator of demonstration data.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } }
        },
        module: { type: 'commonjs' }
      }
    ]
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esm})/)`],
  moduleNameMapper: {
    '^jimu-core$': '<rootDir>/host/jimu/jimu-core/index.ts',
    '^jimu-arcgis$': '<rootDir>/host/jimu/jimu-arcgis/index.ts',
    '^jimu-ui$': '<rootDir>/host/jimu/jimu-ui/index.ts',
    '^jimu-ui/(.*)$': '<rootDir>/host/jimu/jimu-ui/$1.ts',
    '^jimu-layouts/(.*)$': '<rootDir>/host/jimu/jimu-layouts/$1.ts',
    '^jimu-theme$': '<rootDir>/host/jimu/jimu-theme/index.ts',
    '^jimu-for-builder$': '<rootDir>/host/jimu/jimu-for-builder/index.ts',
    '^jimu-for-test$': '<rootDir>/host/jimu/jimu-for-test/index.ts',
    '^esri/(.*)$': '@arcgis/core/$1',
    '^widgets/(.*)$': '<rootDir>/widgets/$1',
    '\\.(svg|css|woff2?)$': '<rootDir>/tests/support/asset.cjs'
  },
  modulePathIgnorePatterns: ['<rootDir>/build', '<rootDir>/data']
};

const measuredNode = '<rootDir>/tests/support/node-environment.mjs';
const buildsServer = '<rootDir>/tests/support/build-server.mjs';
/** Tests that install the suite into a client of Experience Builder, or publish it, end to end. */
export const END_TO_END_TESTS = '/tests/contract/exb-(experiences|install|publish-maps)';

/** Tests of processes that share a database, which only PostgreSQL allows; npm test reports its absence. */
const SHARED_DATABASE_TESTS = process.env.SITE_TEST_DATABASE_URL
  ? []
  : ['/server/src/entries/several-processes'];

/** Tests in a client of Experience Builder that is installed for them (jest.exb.config.mjs). */
export const stockClient = {
  ...shared,
  displayName: 'exb',
  testEnvironment: measuredNode,
  globalSetup: buildsServer,
  testRegex: [`${END_TO_END_TESTS}\\.test\\.ts$`, '/tests/stock-client/.*\\.test\\.ts$']
};

/**
 * Domain and server are tested in Node; rendering code, and contract tests of it (.tsx), in jsdom; browser
 * tests run in Playwright (tests/e2e).
 */
export default {
  // A busy machine must not fail a test: typing into a page of forms takes seconds there, opening a database a minute.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: measuredNode,
      setupFiles: ['<rootDir>/tests/support/property-runs.ts'],
      globalSetup: buildsServer,
      testPathIgnorePatterns: ['/node_modules/', END_TO_END_TESTS, ...SHARED_DATABASE_TESTS],
      testMatch: [
        '<rootDir>/{shared/domain,shared/layers,server,demo,scripts,tools}/**/*.test.ts',
        '<rootDir>/tests/contract/**/*.test.ts'
      ]
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.mjs',
      setupFiles: ['<rootDir>/tests/support/browser-globals.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
      testMatch: [
        '<rootDir>/{host,themes}/**/*.test.{ts,tsx}',
        // Tests in a widget's tests/ folder run as in Experience Builder's client:
        // tests/stock-client/stock-client.test.ts.
        '<rootDir>/widgets/*/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{services,map,ui}/**/*.test.{ts,tsx}',
        '<rootDir>/tests/contract/**/*.test.tsx'
      ]
    }
  ]
};
