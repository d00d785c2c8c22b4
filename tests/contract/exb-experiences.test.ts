import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  createClientFolder,
  listFiles,
  readJson,
  removeFolders,
  runExb,
  createTemporaryFolder,
  writeJson
} from '../support/exb-folders';

/* Experiences as apps in the server folder of Developer Edition, written by `npm run exb:experiences`. */

const experiences = readdirSync('experiences').filter((name) =>
  existsSync(join('experiences', name, 'config.json'))
);
const maps = readJson<{ id: string }[]>('experiences/maps/items.json').map(({ id }) => id);
/**
 * Esri's widgets that the experiences use, with invented defaults, except the ones that Esri's own code
 * requires.
 */
const ESRI: Readonly<Record<string, object>> = {
  'arcgis/arcgis-map': { toolConfig: { canZoom: true, canMeasure: false }, scaleRange: 'none' },
  'arcgis/basemap-gallery': { basemapsType: 'GROUP', customBasemaps: [] },
  'arcgis/directions': { searchConfig: { generalConfig: { hint: '', more: 1 } } },
  'arcgis/legend': { showBaseMap: true, whatElse: 'default' },
  'common/controller': { behavior: { size: {}, resizable: true }, appearance: { space: 9, iconStyle: 'x' } },
  'common/search': { datasourceConfig: [{ default: true }], searchRadius: 5 },
  'layout/column': { space: 10 }
};
/** Top-level keys of a configuration that Developer Edition knows. */
const KEYS =
  `exbVersion originExbVersion name template mainSizeMode pages pageStructure dialogs header footer layouts
  sections views screenGroups screens widgets widgetsManifest controllerPanels theme customTheme dataSources utilities
  messageConfigs attributes historyLabels forBuilderAttributes timestamp publishTimestamp`.split(/\s+/);
/** Keys without which Developer Edition does not open a configuration. */
const NEEDED = KEYS.filter((key) => !['header', 'footer'].includes(key));

/** An app in its folder, as Esri's server keeps it. */
const AS_ESRI_SAVES = 'tests/fixtures/experience-builder/apps/3';
/** Texts of all files below a folder, by their path in it. */
const readTexts = (folder: string) =>
  Object.fromEntries(listFiles(folder).map((file) => [relative(folder, file), readFileSync(file, 'utf8')]));

interface WidgetEntry {
  readonly uri: string;
  readonly version: string;
  readonly config: Record<string, unknown>;
  readonly outputDataSources?: readonly string[];
}
interface SourceJson {
  readonly type: string;
  readonly itemId?: string;
  readonly portalUrl?: string;
  readonly url?: string;
  readonly isOutputFromWidget?: boolean;
}

interface ItemJson {
  readonly setting: { readonly autoProps: { readonly height?: unknown } };
}

interface FieldJson {
  readonly jimuName: string;
  readonly name: string;
}
/** A search source in the format of Esri's search and directions of 1.19. */
interface SearchItemJson {
  readonly searchServiceType: string;
  readonly useUtility?: object;
  readonly useDataSource?: object;
  readonly outputDataSourceId?: string;
  readonly searchFields?: readonly FieldJson[];
  readonly displayFields: readonly FieldJson[];
}

interface AppConfig {
  readonly exbVersion: string;
  readonly theme: string;
  readonly pages: object;
  readonly pageStructure: object;
  readonly layouts: object;
  readonly header?: object;
  readonly widgets: Record<string, WidgetEntry>;
  readonly dataSources: Record<string, SourceJson>;
  readonly attributes: { portalUrl: string; clientId?: string };
}

afterAll(removeFolders);

/** Creates an unpacked Developer Edition: client and server side by side, with an existing app. */
function createInstallation(version: string) {
  const folder = createTemporaryFolder();
  const client = createClientFolder(version, 'exb-client', join(folder, 'client'));
  const server = join(folder, 'server');
  writeJson(join(server, 'package.json'), { name: 'exb-server' });
  writeJson(join(server, 'public/apps/0/config.json'), { name: 'Of somebody' });
  // One that Esri's builder saved, in a folder of a number and in one of a name: both are found in real installations.
  for (const number of ['3', 'exb_demo'])
    cpSync(AS_ESRI_SAVES, join(server, 'public/apps', number), { recursive: true });
  for (const [uri, config] of Object.entries(ESRI)) {
    writeJson(join(client, 'dist/widgets', uri, 'manifest.json'), { version });
    writeJson(join(client, 'dist/widgets', uri, 'config.json'), config);
  }
  return { client, server };
}

const toItemId = (index: number) => String(index).padStart(32, '0');
const options = {
  server: 'https://site.example',
  portalUrl: 'https://portal.example/arcgis',
  username: 'gis.person',
  clientId: 'abc',
  items: Object.fromEntries(maps.map((id, index) => [id, toItemId(index)])),
  pages: { '/map/oilpalm': '/experience/7/', '/': 'https://login.example/' }
};
const writeOptions = (server: string, value: object = options) => {
  const path = join(server, '../exb.json');
  writeJson(path, value);
  return path;
};

/** Returns the apps in the server folder by experience. */
function listApps(server: string) {
  const apps = join(server, 'public/apps');
  const records = readdirSync(apps)
    .map((number) => ({ number, record: join(apps, number, 'site-experience.json') }))
    .filter(({ record }) => existsSync(record));
  return new Map(
    records.map(({ number, record }) => [readJson<{ experience: string }>(record).experience, number])
  );
}

/** Returns a widget's settings without the addresses of server and pages. */
const omitAddresses = (config: object): unknown =>
  JSON.parse(JSON.stringify(config, (key, value: unknown) => (/url$/i.test(key) ? undefined : value)));

describe.each(['1.19.0', '1.21.0'])('written for Developer Edition %s', (version) => {
  let client: string;
  let server: string;
  let apps: Map<string, string>;
  let said: string;
  const readAppFile = <Value>(experience: string, file: string) =>
    readJson<Value>(join(server, 'public/apps', apps.get(experience)!, file));
  beforeAll(() => {
    ({ client, server } = createInstallation(version));
    expect(runExb('install', client).status).toBe(0);
    const done = runExb('experiences', server, '--options', writeOptions(server));
    expect([done.status, done.said]).toEqual([
      0,
      expect.stringContaining(`${experiences.length} experiences for ${version}`)
    ]);
    apps = listApps(server);
    said = done.said;
  });

  it('[XB-03] every experience is an app, in the list format of the builder', () => {
    expect([...apps.keys()].sort()).toEqual([...experiences].sort());
    expect(new Set(apps.values()).size).toBe(experiences.length);
    for (const experience of experiences) {
      expect(readAppFile(experience, 'info.json')).toEqual({
        id: apps.get(experience),
        type: 'Web Experience',
        typeKeywords: expect.arrayContaining([
          'EXB Experience',
          'status: Published',
          `version:${version}`
        ]) as unknown,
        title: readAppFile<{ name: string }>(experience, 'config.json').name,
        name: readAppFile<{ name: string }>(experience, 'config.json').name,
        // An app with another portal address would be missing from the list.
        portalUrl: '',
        owner: 'gis.person',
        username: 'gis.person',
        created: expect.any(Number) as number,
        modified: expect.any(Number) as number,
        description: '',
        snippet: '',
        tags: [],
        thumbnail: null,
        url: null,
        isLocalApp: true
      });
    }
  });

  it('[XB-03] the files of an app are those that Esri’s server writes, with values of the same kinds', () => {
    const describeTypes = (value: object) =>
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeof each]));
    const app = join(server, 'public/apps', apps.get('cassava')!);
    for (const file of ['config.json', 'resources/config/config.json']) {
      const esri = describeTypes(readJson<object>(join(AS_ESRI_SAVES, file)));
      expect(describeTypes(readJson<object>(join(app, file)))).toMatchObject(
        Object.fromEntries(Object.entries(esri).filter(([key]) => KEYS.includes(key)))
      );
    }
    const info = Object.keys(readJson<object>(join(AS_ESRI_SAVES, 'info.json')));
    expect(Object.keys(readJson<object>(join(app, 'info.json'))).sort()).toEqual(info.sort());
  });

  it.each(experiences)(
    '[XB-03] %s has a format that opens, with its pages, widths and widgets unchanged',
    (id) => {
      const app = readAppFile<AppConfig>(id, 'config.json');
      const source = readJson<AppConfig>(join('experiences', id, 'config.json'));
      expect(readAppFile(id, 'resources/config/config.json')).toEqual(app);
      expect(Object.keys(app)).toEqual(expect.arrayContaining(NEEDED));
      expect(Object.keys(app).filter((key) => !KEYS.includes(key))).toEqual([]);
      const pickPlacement = ({ pages, pageStructure, layouts, header }: AppConfig) => ({
        pages,
        pageStructure,
        layouts,
        header
      });
      expect(pickPlacement(app)).toEqual(pickPlacement(source));
      expect(app).toMatchObject({ exbVersion: version, originExbVersion: version });
      expect(app.attributes).toMatchObject({ portalUrl: 'https://portal.example/arcgis', clientId: 'abc' });
      expect(JSON.stringify(app)).not.toContain('{{');

      expect(Object.keys(app.widgets)).toEqual(Object.keys(source.widgets));
      expect(existsSync(join(client, 'site-extensions', app.theme, 'manifest.json'))).toBe(true);
      for (const [widgetId, { uri, version: widgetVersion, config }] of Object.entries(app.widgets)) {
        const set = source.widgets[widgetId]!.config;
        const theirs = ESRI[uri.replace(/^widgets\/(.*)\/$/, '$1')];
        const folder = join(client, theirs ? 'dist' : 'site-extensions', uri);
        expect(widgetVersion).toBe(readJson<WidgetEntry>(join(folder, 'manifest.json')).version);
        if (theirs) {
          expect(Object.keys(config)).toEqual(expect.arrayContaining(Object.keys(theirs)));
          expect(config).toMatchObject(set);
          continue;
        }
        expect(omitAddresses(config)).toEqual(omitAddresses(set));
        if ('serverUrl' in readJson<object>(join(folder, 'config.json')))
          expect(config).toMatchObject({ serverUrl: 'https://site.example' });
      }
      for (const { type, itemId, portalUrl, url, isOutputFromWidget } of Object.values(app.dataSources))
        // An output of a widget has no address.
        if (isOutputFromWidget) expect(url).toBeUndefined();
        else if (type === 'FEATURE_LAYER')
          expect(url).toMatch(/^https:\/\/site\.example\/arcgis\/rest\/services\//);
        else expect([portalUrl, /^0+\d+$/.test(itemId!)]).toEqual(['https://portal.example/arcgis', true]);
    }
  );

  it.each(experiences)(
    'items of %s that are as high as their content have the builder’s own value for that',
    (id) => {
      const { layouts } = readAppFile<{ layouts: Record<string, { content: Record<string, ItemJson> }> }>(
        id,
        'config.json'
      );
      const items = Object.values(layouts).flatMap(({ content }) => Object.values(content));
      for (const { setting } of items) expect([undefined, 'AUTO']).toContain(setting.autoProps.height);
    }
  );

  it.each(experiences)(
    'every search and directions widget of %s has the settings that Esri’s code reads without a check',
    (id) => {
      const { widgets, dataSources } = readAppFile<AppConfig>(id, 'config.json');
      const findByUri = (uri: string) => Object.values(widgets).filter((widget) => widget.uri === uri);
      const searched = findByUri('widgets/common/search/').flatMap((widget) => {
        expect(widget.config).toMatchObject({ sourceType: 'CustomSearchSources' });
        const items = widget.config['datasourceConfig'] as SearchItemJson[];
        const outputs = items.flatMap(({ outputDataSourceId = [] }) => outputDataSourceId);
        expect(widget.outputDataSources).toEqual(outputs);
        for (const { searchServiceType, outputDataSourceId } of items)
          if (searchServiceType === 'GeocodeService')
            expect(dataSources[outputDataSourceId!]).toMatchObject({ isDataInDataSourceInstance: false });
        return items;
      });
      const asked = findByUri('widgets/arcgis/directions/').flatMap(
        ({ config }) => (config['searchConfig'] as { dataConfig: SearchItemJson[] }).dataConfig
      );
      for (const item of [...searched, ...asked]) {
        const isLayer = item.useDataSource !== undefined;
        expect(item.searchServiceType).toBe(isLayer ? 'FeatureService' : 'GeocodeService');
        expect(isLayer).toBe(item.useUtility === undefined);
        for (const { name, jimuName } of [...(item.searchFields ?? []), ...item.displayFields])
          expect(name).toBe(jimuName);
      }
    }
  );

  it('links point to the pages of the options, otherwise to the written apps, and links with neither are reported', () => {
    const findWidgetConfig = (id: string, uri: string) =>
      Object.values(readAppFile<AppConfig>(id, 'config.json').widgets).find((widget) => widget.uri === uri)!
        .config;
    expect(findWidgetConfig('admin', 'widgets/site-nav/')).toMatchObject({
      homeUrl: '/experience/7/',
      loginUrl: 'https://login.example/'
    });
    expect(findWidgetConfig('admin', 'widgets/admin-table/')['addUrl']).toBe(
      '/experience/7/?add.widget_30=1'
    );
    expect(findWidgetConfig('cassava', 'widgets/site-nav/')).toMatchObject({
      homeUrl: '/experience/7/',
      adminUrl: `/experience/${apps.get('admin')}/`,
      parametersUrl: `/experience/${apps.get('settings')}/?page=parameters`
    });
    expect(findWidgetConfig('sign-in', 'widgets/sign-in/')).toMatchObject({
      forgotPasswordUrl: `/experience/${apps.get('sign-in')}/?page=forgot-password`
    });
    expect(findWidgetConfig('admin', 'widgets/admin-nav/')['pagesUrl']).toBe(
      `/experience/${apps.get('admin')}/?page=`
    );
    expect(said).toMatch(/Links to .*\/builder.* are unchanged/);
    expect(said).not.toMatch(/Links to .*\/map\/oilpalm,/);
  });

  it('keeps Esri’s own settings, except for values that an experience sets', () => {
    const { widgets } = readAppFile<AppConfig>('oil-palm-2d', 'config.json');
    const controller = Object.values(widgets).find(({ uri }) => uri === 'widgets/common/controller/')!;
    expect(controller.config).toMatchObject({
      behavior: { resizable: true, size: { widget_4: { width: 336, height: 480 } } },
      appearance: { iconStyle: 'x', space: 4, card: { showTooltip: true } }
    });
    const search = Object.values(widgets).find(({ uri }) => uri === 'widgets/common/search/')!;
    expect(search.config['datasourceConfig']).not.toContainEqual({ default: true });
  });

  it('apps of others and apps that were changed in the builder are left unchanged', () => {
    const draft = join(server, 'public/apps', apps.get('cassava')!, 'resources/config/config.json');
    const other = join(server, 'public/apps/0');
    expect([listFiles(other), readJson(join(other, 'config.json'))]).toEqual([
      [join(other, 'config.json')],
      { name: 'Of somebody' }
    ]);
    const again = runExb('experiences', server, '--options', writeOptions(server)).said;
    expect(again.match(/: unchanged/g)).toHaveLength(experiences.length);
    const text = readFileSync(draft, 'utf8');
    writeFileSync(draft, '{}');
    const moved = writeOptions(server, { ...options, server: 'https://elsewhere.example' });
    const third = runExb('experiences', server, '--options', moved).said;
    expect(third).toMatch(/cassava → .*: not updated: it was changed in the builder/);
    expect(third.match(/: updated/g)).toHaveLength(experiences.length - 1);
    expect([readFileSync(draft, 'utf8'), listApps(server)]).toEqual(['{}', apps]);
    for (const number of ['3', 'exb_demo'])
      expect(readTexts(join(server, 'public/apps', number))).toEqual(readTexts(AS_ESRI_SAVES));
    writeFileSync(draft, text);
  });
});

it('without a portal the maps come from the SITE server; a dry run writes nothing', () => {
  const { server } = createInstallation('1.21.0');
  const before = listFiles(server);
  const place = ['experiences', server, '--server', 'https://site.example/', '--exb', '1.19'] as const;
  const args = [...place, '--username', `O'Neil "GIS"`] as const;
  const dry = runExb(...args, '--dry-run');
  expect([dry.status, dry.said]).toEqual([0, expect.stringContaining('nothing was written')]);
  expect(dry.said).toContain('npm run exb:install');
  expect(listFiles(server)).toEqual(before);
  expect(runExb(...args).status).toBe(0);
  const number = listApps(server).get('cassava')!;
  expect(readJson(join(server, 'public/apps', number, 'info.json'))).toMatchObject({ owner: `O'Neil "GIS"` });
  const app = readJson<AppConfig>(join(server, 'public/apps', number, 'config.json'));
  expect(app).toMatchObject({
    exbVersion: '1.19.0',
    attributes: { portalUrl: 'https://site.example/arcgis' },
    dataSources: { dataSource_1: { itemId: 'cassava', portalUrl: 'https://site.example/arcgis' } }
  });
});

const withOptions = (value: object) => (server: string) => ['--options', writeOptions(server, value)];
it.each<[string, (server: string, client: string) => readonly string[], RegExp]>([
  ['a missing server address', () => [], /--server.*is not an address/],
  ['a missing user name', () => ['--server', 'https://site.example'], /Name the user .*--username/],
  ['an http server', () => ['--server', 'http://site.example'], /must begin with https:/],
  [
    'an http portal',
    withOptions({ ...options, portalUrl: 'http://portal.example' }),
    /portalUrl must begin with https:/
  ],
  ['unknown options', withOptions({ ...options, portal: 'x' }), /has unknown keys: portal/],
  [
    'an invalid item id',
    withOptions({ ...options, items: { cassava: 'x' } }),
    /the item of cassava is "x"; ids of portal items have 32/
  ],
  [
    'a page with an invalid address',
    withOptions({ ...options, pages: { '/map/cassava': 'javascript:1' } }),
    /"\/map\/cassava" leads to "javascript:1"/
  ],
  [
    'a map without an item',
    withOptions({ ...options, items: { cassava: toItemId(1) } }),
    /for which the options have no item/
  ],
  [
    'a client without an Esri widget',
    (_server, client) => {
      rmSync(join(client, 'dist/widgets/arcgis/legend'), { recursive: true });
      return ['--server', 'https://site.example', '--username', 'gis.person'];
    },
    /no dist\/widgets\/arcgis\/legend\/manifest\.json/
  ],
  [
    'a folder that is not a server',
    (server) => {
      rmSync(join(server, 'package.json'));
      return ['--server', 'https://site.example', '--username', 'gis.person'];
    },
    /is not a server folder of Experience Builder Developer Edition/
  ],
  [
    'a version later than the client',
    () => ['--server', 'https://site.example', '--username', 'gis.person', '--exb', '1.21'],
    /client is 1\.20\.0 and does not open apps for 1\.21/
  ]
])('refuses %s and writes nothing', (_what, prepare, told) => {
  const { client, server } = createInstallation('1.20.0');
  const args = prepare(server, client);
  const before = listFiles(server);
  expect(runExb('experiences', server, ...args)).toEqual({
    status: 1,
    said: expect.stringMatching(told) as string
  });
  expect(listFiles(server)).toEqual(before);
});
