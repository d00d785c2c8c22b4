import jsxA11y from 'eslint-plugin-jsx-a11y';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports against the layers (see ARCHITECTURE.md): domain ← layers ← services ← map, ui ← widgets;
 * server → domain, layers; demo → domain, layers, the server; the host imports neither shared nor widgets; a
 * widget's runtime never imports its setting page or builder modules.
 */
const forbid = (...rules) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: rules.map(([paths, message]) => ({
        ...(paths instanceof RegExp
          ? { regex: paths.source }
          : { group: Array.isArray(paths) ? paths : [paths] }),
        message
      }))
    }
  ]
});
/**
 * Sizes of type and space come from the theme, so that a brand theme changes them: `useThemeStyles` in shared/ui,
 * `sys` in the host. 0 and shares of a box are allowed.
 */
const sized =
  'Property[key.name=/^(fontSize|lineHeight|fontWeight|gap|rowGap|columnGap|(padding|margin)[A-Za-z]*)$/]';
const number = 'Literal[raw=/[1-9]/][raw!=/%/]';
const themedSize = {
  selector: [
    `${sized} > ${number}`,
    `${sized} > :matches(UnaryExpression, ConditionalExpression, LogicalExpression) > ${number}`,
    `${sized} > TemplateLiteral > TemplateElement[value.raw=/\\d(px|r?em)/]`
  ].join(', '),
  message:
    'Type and space come from the theme: type, weight and space of useThemeStyles, or sys.typography and sys.spacing.'
};
/**
 * One set of icons for widgets (shared/ui/src/kit/marks/icons.tsx), and one for the host
 * (host/jimu/jimu-ui/lib/icons.tsx).
 */
const ownIcon = {
  selector: "JSXOpeningElement[name.name='svg']",
  message:
    'Define each icon once, in the set of its side: SiteIcon for widgets, jimu-ui/lib/icons for the host.'
};
/**
 * TypeScript compiles a key after a spread to `createElement` of the JSX source, which the framework's
 * `jimu-core/emotion` does not have.
 */
const keyFirst = {
  selector: "JSXSpreadAttribute ~ JSXAttribute[name.name='key']",
  message: 'Write key before a spread: Experience Builder has no createElement for the other order.'
};
/** SDK 6 removes the SDK's widgets and their view models. */
const sdkWidget = {
  selector:
    ':matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration)[source.value=/^(esri|@arcgis.core).widgets./]',
  message: 'SDK 6 has no widgets and view models: read layers and renderers, or use a map component.'
};
/** 1.19 has no other view of a map, and SDK 6 may have none but the component's. */
const ownView = {
  selector: [
    "MemberExpression[property.name='view'][object.name=/^(view|map|from|jimuMapView|activeView)$/]",
    "VariableDeclarator[init.name=/^(view|map|jimuMapView|activeView)$/] > ObjectPattern > Property[key.name='view']"
  ].join(', '),
  message: 'Read the view of a map with getMapView: it takes that of the component where there is one.'
};
const browserOnly = ['esri/*', '@arcgis/*', 'jimu-*', 'react', 'react-dom'];
const outside = [
  '**/widgets/**',
  '**/host/**',
  '**/server/**',
  '@site/server',
  '@site/server/**',
  '@site/host',
  '@site/demo/**'
];

/** Layers of the server, lowest first: a folder imports only from its own layer and the layers below. */
const SERVER_LAYERS = [
  ['store'],
  ['common', 'engines'],
  ['figures'],
  ['layers', 'records', 'identity', 'experiences'],
  ['arcgis', 'http', 'import', 'backup', 'personal'],
  ['app', 'entries']
];
const serverWide = [...browserOnly, '**/widgets/**', '**/host/**', '@site/services', '@site/map', '@site/ui'];
const serverRules = SERVER_LAYERS.map((folders, floor) => ({
  files: folders.map((folder) => `server/src/${folder}/**`),
  ignores: ['**/*.test.ts'],
  rules: forbid(
    [[...serverWide, '@site/demo/**'], 'The server imports domain and layers, never the demonstration.'],
    ...(floor + 1 < SERVER_LAYERS.length
      ? [
          [
            SERVER_LAYERS.slice(floor + 1).flatMap((above) => above.map((folder) => `../**/${folder}/**`)),
            'A layer of the server imports its own layer and those below it.'
          ]
        ]
      : [])
  )
}));

export default tseslint.config(
  {
    ignores: [
      'build/',
      'data/',
      'test-results/',
      'playwright-report/',
      'coverage/',
      '**/node_modules/',
      '**/translations/*.js',
      // Widgets with deliberate faults, to test that the host isolates them.
      'tests/fixtures/platform/faulty/'
    ]
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'smart'],
      'no-empty': 'error',
      'prefer-const': 'error'
    }
  },
  {
    ignores: ['**/*.{test,spec}.*'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: false, skipComments: false }] }
  },
  {
    // TypeScript checks names in its own files and in the tools; other plain scripts have no other check.
    files: ['**/*.mjs'],
    ignores: ['tools/**'],
    languageOptions: { globals: { ...globals.nodeBuiltin, document: 'readonly', window: 'readonly' } },
    rules: { 'no-undef': 'error' }
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y': jsxA11y },
    rules: jsxA11y.flatConfigs.strict.rules
  },
  {
    files: ['host/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', themedSize, ownIcon, keyFirst] }
  },
  {
    files: ['widgets/*/src/**/*.ts', 'shared/map/src/**', 'shared/services/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', sdkWidget, ownView] }
  },
  {
    files: ['widgets/*/src/**/*.tsx', 'shared/ui/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', themedSize, ownIcon, keyFirst, sdkWidget, ownView] }
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' }
  },
  {
    files: ['shared/domain/src/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid([
      [...browserOnly, ...outside, '@site/*', 'node:*'],
      'The domain is pure: no I/O, no React, no ArcGIS, no other workspace.'
    ])
  },
  {
    files: ['shared/services/src/**'],
    rules: forbid([[...browserOnly, ...outside, '@site/map', '@site/ui'], 'Services import the domain only.'])
  },
  {
    files: ['shared/map/src/**'],
    rules: forbid([
      [...outside, '!esri/widgets/**', '@site/ui', '@arcgis/*'],
      'The map library imports domain, services and esri/* only.'
    ])
  },
  {
    files: ['shared/ui/src/**'],
    rules: forbid([
      [...outside, '@site/layers', '@site/map', 'esri/*', '@arcgis/*'],
      'Shared pieces of the screen load neither the catalogue of layers nor a map engine.'
    ])
  },
  {
    files: ['shared/ui/src/**'],
    ignores: ['shared/ui/src/settings/**', '**/*.test.{ts,tsx}'],
    rules: forbid([
      [
        ...outside,
        '@site/layers',
        '@site/map',
        'esri/*',
        '@arcgis/*',
        'jimu-for-builder',
        'jimu-ui/advanced/*',
        '**/settings/**'
      ],
      'Shared components load neither the catalogue of layers nor a map engine; components that need the builder are for setting pages only.'
    ])
  },
  {
    files: ['shared/layers/src/**'],
    ignores: ['**/*.test.ts'],
    rules: forbid([
      [...browserOnly, ...outside, '@site/services', '@site/map', '@site/ui', 'node:*'],
      'The catalogue of layers is pure and imports the domain only.'
    ])
  },
  {
    files: ['experiences/src/**'],
    rules: forbid(
      [
        [
          ...browserOnly,
          ...outside.filter((path) => path !== '**/widgets/**'),
          '@site/services',
          '@site/map',
          '@site/ui',
          'node:*'
        ],
        'The descriptions of the experiences are pure and import domain and layers only.'
      ],
      [
        /\/widgets\/(?!.*\/runtime\/translations\/default$)/,
        'Of widgets, the descriptions of the experiences know the English words alone.'
      ]
    )
  },
  ...serverRules,
  {
    files: ['scripts/**'],
    rules: forbid([['**/tools/**'], 'Commands of operators import nothing of the tools of development.'])
  },
  {
    files: ['demo/src/**'],
    rules: forbid([serverWide, 'The demonstration imports domain, layers and the server only.'])
  },
  {
    files: ['host/**'],
    rules: forbid([
      ['@site/*', '**/shared/**', '../**/widgets/shared-code/*'],
      'The host knows the jimu contract and nothing else.'
    ])
  },
  {
    files: ['host/jimu/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid(
      [
        ['@site/*', '**/shared/**', '../**/widgets/shared-code/*'],
        'The host knows the jimu contract and nothing else.'
      ],
      [
        ['**/shell/**', '**/ootb/**', '**/builder/**'],
        'The jimu modules import nothing of the shell, the builder or widgets.'
      ]
    )
  },
  {
    files: ['widgets/*/src/**'],
    ignores: ['widgets/*/src/setting/**', '**/*.test.{ts,tsx}'],
    rules: forbid([
      [
        '@site/*',
        '**/shared/**',
        '**/host/**',
        '@arcgis/*',
        'jimu-for-builder',
        'jimu-ui/advanced/*',
        'widgets/shared-code/site-settings',
        '**/setting/**'
      ],
      'A widget imports public jimu modules, esri/*, widgets/shared-code/* and its own files; its runtime no builder module.'
    ])
  },
  {
    files: ['widgets/*/src/setting/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: forbid([
      ['@site/*', '**/shared/**', '**/host/**', '@arcgis/*'],
      'A widget imports public jimu modules and widgets/shared-code/*.'
    ])
  }
);
