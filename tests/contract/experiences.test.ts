import { findBand, DAYS_SINCE_DISCOVERY_LEGEND } from '@site/domain';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createLayerDrawing,
  isRaster,
  getLayer,
  translateText,
  OIL_PALM_LAYERS,
  createOperationalLayer
} from '@site/layers';
import type { CatalogueLayer, FeatureLayerJson, Rgba } from '@site/layers';
import { App } from '../../experiences/src/app';
import { EXPERIENCES, MAP_ITEMS, createVersionReader } from '../../experiences/src';
import { PRODUCT } from '../../experiences/src/site';
import { startViewpoint, STARTS, WEB_MAPS } from '../../experiences/src/web-maps';
import { WEB_SCENES } from '../../experiences/src/web-scenes';

const ids = Object.keys(WEB_MAPS) as (keyof typeof WEB_MAPS)[];
const readText = (path: string): string => readFileSync(join(process.cwd(), path), 'utf8');
const readCheckedIn = (path: string): unknown => JSON.parse(readText(`experiences/${path}`));
const toPlainData = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the checked-in files equal the output of the descriptions (npm run experiences)', () => {
  it.each(ids)('web map %s equals the output of its description', (id) => {
    expect(readCheckedIn(`maps/${id}.webmap.json`)).toEqual(toPlainData(WEB_MAPS[id]));
  });

  it.each(Object.keys(WEB_SCENES) as (keyof typeof WEB_SCENES)[])(
    'web scene %s equals the output of its description',
    (id) => {
      expect(readCheckedIn(`maps/${id}.webscene.json`)).toEqual(toPlainData(WEB_SCENES[id]));
    }
  );

  it.each(Object.keys(EXPERIENCES))('experience %s equals the output of its description', (id) => {
    expect(readCheckedIn(`${id}/config.json`)).toEqual(
      toPlainData(EXPERIENCES[id]!().toJson(createVersionReader(readText)))
    );
  });

  it('the portal items of the maps equal the output of their descriptions', () => {
    expect(readCheckedIn('maps/items.json')).toEqual(MAP_ITEMS);
  });

  it('every experience has a folder, and every address leads to one', () => {
    const folders = readdirSync(join(process.cwd(), 'experiences'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['maps', 'src'].includes(entry.name))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(Object.keys(EXPERIENCES).toSorted());
    const { routes } = readCheckedIn('routes.json') as {
      routes: { experience: string; byRole?: Record<string, string>; page?: string }[];
    };
    for (const { experience, byRole = {}, page } of routes)
      for (const id of [experience, ...Object.values(byRole)]) {
        const { pages } = readCheckedIn(`${id}/config.json`) as { pages: Record<string, object> };
        expect(Object.keys(pages)).toEqual(
          page === undefined ? expect.anything() : expect.arrayContaining([page])
        );
      }
  });
});

describe('a page with a map', () => {
  type PixelBounds = readonly [left: number, top: number, right: number, bottom: number];
  interface LayoutBoxes {
    readonly content: Record<string, { readonly widgetId: string; readonly bbox: Record<string, string> }>;
  }
  interface ExperienceConfig {
    readonly pages: Record<string, { readonly layout: Record<string, string> }>;
    readonly layouts: Record<string, LayoutBoxes>;
    readonly widgets: Record<string, { uri: string; config: { layoutIndex: number; toolConfig: object } }>;
  }
  /** A map in a window of 1440 × 900, below the bar, px. */
  const [WIDTH, HEIGHT] = [1440, 844];
  /** Developer Edition: distance of the first tool from the edge, side of a tool, distance to the next one, px. */
  const [EDGE, SIDE, GAP] = [15, 32, 10];
  /** Attribution and scale bar with their distance to the tools, px. */
  const BOTTOM = 26;
  /** Height of the tools that stand one below the other, in tools; the zoom and the navigation have two buttons each. */
  const BUTTONS: Readonly<Record<string, number>> = {
    canZoom: 2,
    canHome: 1,
    canNavigation: 2,
    canCompass: 1
  };

  /** Where Developer Edition has the tools of a map on a large screen, by its `layoutIndex`. */
  function listToolBounds({
    layoutIndex,
    toolConfig
  }: ExperienceConfig['widgets'][string]['config']): PixelBounds[] {
    const navigators = Object.keys(toolConfig).filter((name) => name in BUTTONS);
    const height = navigators.reduce((sum, name) => sum + BUTTONS[name]! * SIDE + GAP, 0);
    const basemap = 'canBaseMap' in toolConfig ? SIDE : 0;
    const createLeftBounds = (size: number): PixelBounds => [EDGE, EDGE, EDGE + SIDE, EDGE + size];
    const right = WIDTH - EDGE;
    if (layoutIndex === 0) return [createLeftBounds(height), [right - SIDE, EDGE, right, EDGE + basemap]];
    return [createLeftBounds(basemap), [right - SIDE, HEIGHT - BOTTOM - height, right, HEIGHT - BOTTOM]];
  }

  const toPixels = (value: string | undefined, whole: number) => {
    if (value === undefined) return undefined;
    return value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number.parseFloat(value);
  };
  /** The most that an item covers: one without a height of its own may fill what is above or below its edge. */
  function readBounds(bbox: Record<string, string>): PixelBounds {
    const [left, width] = [toPixels(bbox.left, WIDTH), toPixels(bbox.width, WIDTH)];
    const right = bbox.right === undefined ? left! + width! : WIDTH - toPixels(bbox.right, WIDTH)!;
    const height = toPixels(bbox.height, HEIGHT);
    const [top, below] = [toPixels(bbox.top, HEIGHT), toPixels(bbox.bottom, HEIGHT)];
    const bottom = below === undefined ? (height ? top! + height : HEIGHT) : HEIGHT - below;
    return [left ?? right - width!, top ?? (height ? bottom - height : BOTTOM + SIDE), right, bottom];
  }
  const doOverlap = (a: PixelBounds, b: PixelBounds) =>
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

  it.each(Object.keys(EXPERIENCES))(
    'of %s covers none of the tools of its map in Developer Edition',
    (id) => {
      const { pages, layouts, widgets } = readCheckedIn(`${id}/config.json`) as ExperienceConfig;
      for (const { layout } of Object.values(pages)) {
        const items = Object.values(layouts[layout.LARGE!]!.content);
        const map = items.find(({ widgetId }) => widgets[widgetId]!.uri === 'widgets/arcgis/arcgis-map/');
        const tools = map ? listToolBounds(widgets[map.widgetId]!.config) : [];
        const covering = items.filter(
          (item) =>
            item !== map &&
            item.bbox.width !== '0' &&
            tools.some((tool) => doOverlap(tool, readBounds(item.bbox)))
        );
        expect(covering.map(({ widgetId, bbox }) => [widgets[widgetId]!.uri, bbox])).toEqual([]);
      }
    }
  );
});

describe('an app', () => {
  it('an app refuses two widgets with the same number', () => {
    const app = new App('Test');
    app.addWidget(1, 'service-area', 'One', {});
    expect(() => app.addWidget(1, 'service-area', 'Two', {})).toThrow('Test: two widgets have the number 1.');
  });
});

describe('the web maps', () => {
  it.each([
    ['oil-palm-2d', 'oil-palm-2d'],
    ['investor', 'oil-palm-investor'],
    ['widget-service-area', 'widget-service-area'],
    ['cassava', 'cassava'],
    ['widget-oil-palm-clusters', 'widget-oil-palm-clusters'],
    ['widget-protected-areas', 'widget-protected-areas'],
    ['widget-weekly-yield', 'widget-service-area'],
    ['widget-profit-per-week', 'widget-service-area']
  ] as const)("[MP-05] the experience %s starts at the specification's extent", (id, map) => {
    const { widgets } = readCheckedIn(`${id}/config.json`) as {
      widgets: Record<string, { uri: string; config: object }>;
    };
    const widget = Object.values(widgets).find(({ uri }) => uri === 'widgets/arcgis/arcgis-map/');
    expect(widget?.config).toMatchObject({
      isUseCustomMapState: true,
      initialMapState: { viewPoint: startViewpoint(STARTS[map]) }
    });
  });

  it('[XB-03] no map widget has an initial state without the viewpoint that Esri’s widget makes of it', () => {
    const ids = readdirSync('experiences', { withFileTypes: true }).filter((entry) =>
      existsSync(join('experiences', entry.name, 'config.json'))
    );
    const states = ids.flatMap(({ name }) => {
      const { widgets } = readCheckedIn(`${name}/config.json`) as {
        widgets: Record<string, { uri: string; config: { initialMapState?: { viewPoint?: object } } }>;
      };
      return Object.values(widgets)
        .filter(({ uri }) => uri === 'widgets/arcgis/arcgis-map/')
        .map(({ config }) => ({ name, state: config.initialMapState }));
    });
    expect(states.map(({ name }) => name)).toContain('oil-palm-3d');
    expect(states.filter(({ state }) => state && state.viewPoint === undefined)).toEqual([]);
  });

  it('[AU-14] show an investor tagged mills, factories and the layers of oil palm, and no more', () => {
    expect(WEB_MAPS['oil-palm-investor'].operationalLayers.map(({ title }) => title).sort()).toEqual(
      [
        'Akwa Ibom Plantations',
        'Community transaction summary',
        'Crude Palm Oil Layer',
        'Factories',
        'Georeferenced Oil Palm Data',
        'LGA transaction summary',
        'Mills distance',
        'Niger Delta Planted Oil Palm',
        'Oil Palm Clusters',
        'Oil Palm Processing Facilities',
        'Pind Oil Palm',
        'Tagged Mills',
        '10 km score'
      ].sort()
    );
    for (const { id } of WEB_MAPS['oil-palm-investor'].operationalLayers)
      expect(['public', 'investor']).toContain(getLayer(id).role);
    const { operationalLayers } = WEB_MAPS['oil-palm-investor'];
    expect(operationalLayers.filter(({ visibility }) => visibility).map(({ title }) => title)).toEqual([
      'Niger Delta Planted Oil Palm'
    ]);
  });

  it('[AU-14] the scene shows an investor the same layers, as far as it has them', () => {
    expect(WEB_SCENES['oil-palm-3d-investor'].operationalLayers.map(({ title }) => title)).toEqual([
      'LGA transaction summary',
      'Oil Palm Clusters',
      'Tonne Yield',
      'Akwa Ibom Plantations',
      'Georeferenced Oil Palm Data',
      'Community transaction summary',
      'Pind Oil Palm',
      'Oil Palm Processing Facilities',
      'SITE Tagged Mills',
      'Crude Palm Oil Layer',
      'SITE Assets'
    ]);
  });

  it.each([
    ['oil-palm-2d', true],
    ['oil-palm-staff', false],
    ['investor', false]
  ])('[NV-03] %s offers to add an asset: %s', (id, isOffered) => {
    const { widgets } = readCheckedIn(`${id}/config.json`) as { widgets: Record<string, { uri: string }> };
    expect(Object.values(widgets).some(({ uri }) => uri === 'widgets/add-asset/')).toBe(isOffered);
  });

  it("the web maps use the Maps SDK's scale of a zoom", () => {
    expect(startViewpoint(STARTS['oil-palm-2d'])).toMatchObject({ scale: 808_907 });
    expect(startViewpoint({ longitude: 0, latitude: 0, zoom: 9 })).toMatchObject({ scale: 1_155_581 });
  });

  it.each(ids.filter((id) => id.startsWith('widget-')))('shows guests public layers only: %s', (id) => {
    const roles = WEB_MAPS[id].operationalLayers.map((layer) => getLayer(layer.id).role);
    expect(roles).toEqual(['public', 'public', 'public']);
  });
});

describe('the widget maps', () => {
  it.each([
    ['widget-service-area', 'none'],
    ['widget-weekly-yield', 'weeklyYield'],
    ['widget-profit-per-week', 'profitPerWeek']
  ])('[WM-01] the experience %s shows the figures of the headline %s first', (id, headline) => {
    const { widgets } = readCheckedIn(`${id}/config.json`) as {
      widgets: Record<string, { uri: string; config: object }>;
    };
    const getConfig = (uri: string) => Object.values(widgets).find((widget) => widget.uri === uri)?.config;
    expect(getConfig('widgets/service-area/')).toMatchObject({ headline });
    expect(getConfig('widgets/feature-hint/')).toMatchObject({ delay: 3000, about: 'serviceArea' });
  });

  it.each([
    ['widget-oil-palm-clusters', 'oil-palm-clusters', [56, 142, 84], ['Area_ha', 'WeeklyP1Yield']],
    [
      'widget-protected-areas',
      'protected-areas',
      [128, 128, 128],
      ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner']
    ]
  ] as const)(
    '[WM-02] the map %s opens popups only of %s, in its colour and with its fields',
    (id, layer, color, fields) => {
      interface WrittenLayer {
        readonly id: string;
        readonly disablePopup?: boolean;
        readonly popupInfo?: { readonly fieldInfos: readonly { readonly fieldName: string }[] };
        readonly layerDefinition: {
          readonly drawingInfo: { readonly renderer: { readonly symbol: { color: Rgba } } };
        };
      }
      const { operationalLayers } = readCheckedIn(`maps/${id}.webmap.json`) as {
        operationalLayers: WrittenLayer[];
      };
      const clicked = operationalLayers.filter(({ disablePopup }) => !disablePopup);
      expect(clicked.map((one) => one.id)).toEqual([layer]);
      const [{ layerDefinition, popupInfo }] = clicked as [WrittenLayer];
      expect(layerDefinition.drawingInfo.renderer.symbol.color.slice(0, 3)).toEqual(color);
      expect(popupInfo?.fieldInfos.map(({ fieldName }) => fieldName)).toEqual(expect.arrayContaining(fields));
    }
  );
});

describe('the oil palm scene', () => {
  const scene = WEB_SCENES['oil-palm-3d'];
  const titles = scene.operationalLayers.map(({ title }) => title);

  it("the scene has layer names with the product's name, in every language", () => {
    const named = titles.filter((title) => title.includes(PRODUCT));
    expect(named).toEqual([`${PRODUCT} Tagged Mills`, `${PRODUCT} Assets`]);
    for (const title of named) expect(translateText(title, 'fr')).toMatch(new RegExp(`${PRODUCT}$`));
  });

  it('the scene has no elevation layer and no basemap from other servers', () => {
    const { ground } = scene as { ground: { layers?: unknown[] } };
    expect(ground.layers).toEqual([]);
    expect(JSON.stringify(scene)).not.toMatch(/https?:/);
  });
});

type LayerDefinitionJson = FeatureLayerJson['layerDefinition'];

function getDefinition(layer: CatalogueLayer): LayerDefinitionJson {
  if (isRaster(layer)) throw new Error(`${layer.id} is a picture`);
  return createLayerDrawing(layer, 'en');
}
const millsLayer = getLayer('mills');

const listRenderers = ({ drawingInfo, featureReduction }: LayerDefinitionJson): readonly unknown[] => [
  drawingInfo.renderer,
  featureReduction?.drawingInfo.renderer
];

/** Lists the opacity of every colour in `json`, 0 to 255. */
function listAlphas(json: unknown): number[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'color' ? [(value as Rgba)[3]] : listAlphas(value)
  );
}

describe('the layers', () => {
  it('layers cluster mills within 75 pt (100 px) at 20.25 to 45 pt (27 to 60 px)', () => {
    expect(getDefinition(millsLayer).featureReduction).toMatchObject({
      type: 'cluster',
      clusterRadius: 75,
      clusterMinSize: 20.25,
      clusterMaxSize: 45
    });
  });

  it('layers are 0.8 opaque: the layer, or its symbols when it is visible at first', () => {
    for (const layer of OIL_PALM_LAYERS) {
      const written = createOperationalLayer(layer);
      const isInSymbols = layer.visibility && !isRaster(layer);
      expect([layer.id, written.opacity]).toEqual([layer.id, isInSymbols ? 1 : 0.8]);
      const alphas = isRaster(layer) ? [] : listAlphas(listRenderers(getDefinition(layer)));
      const drawn = 'layerDefinition' in written ? listAlphas(listRenderers(written.layerDefinition)) : [];
      expect(drawn).toEqual(isInSymbols ? alphas.map((alpha) => Math.round(0.8 * alpha)) : alphas);
    }
    const { featureReduction: clusters } = getDefinition(millsLayer);
    const written = createOperationalLayer(millsLayer);
    if (!('layerDefinition' in written)) throw new Error('The mills are no feature layer.');
    const { featureReduction } = written.layerDefinition;
    expect(featureReduction?.drawingInfo.labelingInfo).toEqual(clusters?.drawingInfo.labelingInfo);
  });

  it('layers colour mills by the specification’s bands of days since discovery', () => {
    const { renderer } = getDefinition(millsLayer).drawingInfo;
    if (!('classBreakInfos' in renderer)) throw new Error('The mills have no classes.');
    const { classBreakInfos } = renderer;
    // A renderer assigns a value to the first class whose upper limit is not below it.
    const findClass = (days: number) => classBreakInfos.find(({ classMaxValue }) => days <= classMaxValue);
    for (const days of [0, 7, 8, 14, 15, 21, 22, 400])
      expect(findClass(days)?.label).toBe(findBand(DAYS_SINCE_DISCOVERY_LEGEND.bands, days)?.label);
  });

  it('layers have addresses on the given server', () => {
    expect(createOperationalLayer(getLayer('roads'), 'https://site.example').url).toBe(
      'https://site.example/arcgis/rest/services/Roads/FeatureServer/0'
    );
  });
});
