import { readFileSync } from 'node:fs';
import { checkAppConfig, formatIssue } from './check-app-config';
import { readInstalled } from './installed';
import type { InstalledParts } from './installed';
import { isNewer, parseVersion } from './versions';

const installed: InstalledParts = {
  widgets: new Map([
    ['widgets/map/', { version: '1.21.0', makesMap: true }],
    ['widgets/tool/', { version: '0.2.0', makesMap: false }]
  ]),
  themes: new Set(['themes/default/', 'themes/site/']),
  exbVersion: '1.21.0'
};

type Json = Record<string, unknown>;
const APP = {
  exbVersion: '1.21.0',
  theme: 'themes/site/',
  pages: { page_0: { id: 'page_0', layout: { LARGE: 'layout_0' } } },
  layouts: {
    layout_0: {
      id: 'layout_0',
      content: {
        '0': { id: '0', type: 'WIDGET', widgetId: 'widget_1' },
        '1': { id: '1', type: 'SECTION', sectionId: 'section_0' }
      }
    },
    layout_1: { id: 'layout_1', content: { '0': { id: '0', type: 'WIDGET', widgetId: 'widget_2' } } }
  },
  sections: { section_0: { id: 'section_0', views: ['view_0'] } },
  views: { view_0: { id: 'view_0', layout: { LARGE: 'layout_1', SMALL: null } } },
  widgets: {
    widget_1: {
      id: 'widget_1',
      uri: 'widgets/map/',
      version: '1.19.0',
      useDataSources: [{ dataSourceId: 'dataSource_1', mainDataSourceId: 'dataSource_1' }]
    },
    widget_2: {
      id: 'widget_2',
      uri: 'widgets/tool/',
      useMapWidgetIds: ['widget_1'],
      useDataSources: [
        {
          dataSourceId: 'dataSource_1-mills',
          mainDataSourceId: 'dataSource_1-mills',
          rootDataSourceId: 'dataSource_1'
        }
      ]
    }
  },
  dataSources: { dataSource_1: { id: 'dataSource_1', type: 'WEB_MAP' } },
  dialogs: []
};

/** Returns the app with another value at a dotted path; undefined removes it. */
function appWith(path: string, value: unknown): Json {
  const app = JSON.parse(JSON.stringify(APP)) as Json;
  const keys = path.split('.');
  const last = keys.pop()!;
  const place = keys.reduce((at, key) => at[key] as Json, app);
  if (value === undefined) delete place[last];
  else place[last] = value;
  return app;
}

/** Returns the paths of the issues, and checks that each has a complete message in both languages. */
const listPaths = (config: unknown): string[] =>
  checkAppConfig(config, installed).map((issue) => {
    for (const locale of ['en', 'fr'] as const) expect(formatIssue(issue, locale)).toMatch(/\w{3,}.*\.$/);
    return issue.path;
  });

it('finds no issue in an app that runs', () => {
  expect(checkAppConfig(APP, installed)).toEqual([]);
});

it.each<[string, unknown, readonly string[]]>([
  ['exbVersion', '1.22.0', ['exbVersion']],
  ['exbVersion', undefined, ['exbVersion']],
  ['exbVersion', '1.20', []],
  ['theme', 'themes/none/', ['theme']],
  ['theme', undefined, []],
  ['theme', 7, ['theme']],
  ['more', 1, ['more']],
  ['pages', undefined, ['pages']],
  ['pages', {}, ['pages']],
  ['layouts', [], ['layouts', 'pages.page_0.layout.LARGE', 'views.view_0.layout.LARGE']],
  ['dialogs', [1], ['dialogs']],
  ['pages.page_0.id', 'page_9', ['pages.page_0.id']],
  ['pages.page_0', 'page', ['pages.page_0']],
  ['pages.page_0.layout.LARGE', 'layout_9', ['pages.page_0.layout.LARGE']],
  ['header', { layout: { LARGE: 'layout_9' } }, ['header.layout.LARGE']],
  ['views.view_0.layout.LARGE', 7, ['views.view_0.layout.LARGE']],
  [
    'widgets.widget_1.layouts',
    { MapFixedLayout: { SMALL: 'no' } },
    ['widgets.widget_1.layouts.MapFixedLayout.SMALL']
  ],
  ['layouts.layout_0.content.0.widgetId', 'widget_9', ['layouts.layout_0.content.0.widgetId']],
  ['layouts.layout_0.content.0.widgetId', 'toString', ['layouts.layout_0.content.0.widgetId']],
  ['layouts.layout_0.content.0.widgetId', undefined, []],
  ['layouts.layout_0.content.0', { type: 'WIDGET', isPlaceholder: true }, []],
  ['layouts.layout_0.content.0', { gridType: 'row', children: ['1'] }, []],
  ['layouts.layout_0.content.0', null, ['layouts.layout_0.content.0']],
  ['sections', undefined, ['layouts.layout_0.content.1.sectionId']],
  ['sections.section_0.views', ['view_9'], ['sections.section_0.views.0']],
  ['widgets.widget_2.uri', 'widgets/none/', ['widgets.widget_2.uri']],
  ['widgets.widget_2.uri', undefined, ['widgets.widget_2.uri']],
  ['widgets.widget_2.version', '0.3.0', ['widgets.widget_2.version']],
  ['widgets.widget_2.version', 'new', ['widgets.widget_2.version']],
  ['widgets.widget_2.useMapWidgetIds', ['widget_2'], ['widgets.widget_2.useMapWidgetIds.0']],
  ['widgets.widget_2.useMapWidgetIds', ['widget_9'], ['widgets.widget_2.useMapWidgetIds.0']],
  ['widgets.widget_2.outputDataSources', ['output_1'], ['widgets.widget_2.outputDataSources.0']],
  ['widgets.widget_2.useDataSources', [null], ['widgets.widget_2.useDataSources.0.dataSourceId']],
  [
    'dataSources',
    undefined,
    [
      ...['dataSourceId', 'mainDataSourceId'].map((field) => `widgets.widget_1.useDataSources.0.${field}`),
      ...['dataSourceId', 'mainDataSourceId', 'rootDataSourceId'].map(
        (field) => `widgets.widget_2.useDataSources.0.${field}`
      )
    ]
  ]
])('with %s as %j it names the paths %j', (path, value, expected) => {
  expect(listPaths(appWith(path, value))).toEqual(expected);
});

it('explains in words what to change', () => {
  const [widget] = checkAppConfig(appWith('widgets.widget_2.uri', 'widgets/none/'), installed);
  expect(formatIssue(widget!, 'en')).toBe(
    "The widget 'widgets/none/' is not installed. Install it, or remove it from the app."
  );
  expect(formatIssue(widget!, 'fr')).toMatch(/^Le widget 'widgets\/none\/' n’est pas installé\./);
  const [theme] = checkAppConfig(appWith('theme', 'x'), installed);
  expect(formatIssue(theme!, 'en')).toBe(
    "'x' is not installed. Choose one of themes/default/, themes/site/."
  );
});

it('refuses a config that is not an object, or is nested too deeply to be written again', () => {
  for (const config of [null, [], 'text', 7]) expect(listPaths(config)).toEqual(['config']);
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
  expect(listPaths({ ...APP, attributes: deep })).toEqual(['config']);
});

it('knows what is installed here, and that the host has its own default theme', () => {
  const { widgets, themes, exbVersion } = readInstalled(process.cwd());
  expect(widgets.get('widgets/arcgis/arcgis-map/')?.makesMap).toBe(true);
  expect(widgets.get('widgets/service-area/')?.makesMap).toBe(false);
  expect(widgets.has('widgets/shared-code/')).toBe(false);
  expect([...themes].sort()).toEqual(['themes/default/', 'themes/site-dark/', 'themes/site/']);
  const manifest = readFileSync('host/ootb/arcgis/arcgis-map/manifest.json', 'utf8');
  expect(exbVersion).toBe((JSON.parse(manifest) as { exbVersion: string }).exbVersion);
});

it.each([
  ['1.10.0', '1.9.9', true],
  ['1.9', '1.9.0', false],
  ['1.8.9', '1.9.0', false],
  ['x', '1.0.0', false],
  ['2.0.0', 'y', false]
])('compares %s with the known version %s: newer is %s', (version, known, expected) => {
  expect(isNewer(version, known)).toBe(expected);
});

it('reads versions of two or three numbers', () => {
  expect([parseVersion('1.21'), parseVersion('1.21.3'), parseVersion('1'), parseVersion(1)]).toEqual([
    [1, 21, 0],
    [1, 21, 3],
    null,
    null
  ]);
});
