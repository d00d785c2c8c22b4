import { App, FULL_SIZE } from './app';
import type { WidgetMapName } from '@site/layers';
import type { Box, WidgetId } from './app';
import { PRODUCT } from './site';
import { addMapWidget } from './stock-widgets';
import { STARTS } from './web-maps';

const HIDDEN_BOX: Box = { left: 0, top: 0, width: 0 };
/** Delay of the first hint, ms. Source: screens specification, "Other maps". */
const HINT_DELAY = 3_000;

/** Position above the scale bar; as wide as both buttons in French. */
const EMBED_BOX: Box = { left: 12, bottom: 64, width: 256, height: 36 };
const EMBED_BOX_SMALL: Box = { left: 12, top: 12, width: 256, height: 36 };

type HintTopic = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas';

interface WidgetMapOptions {
  /** Last part of its address. */
  readonly page: WidgetMapName;
  readonly name: string;
  /** Its web map. */
  readonly item: 'widget-service-area' | 'widget-oil-palm-clusters' | 'widget-protected-areas';
  readonly about: HintTopic;
}

/** Adds a map on a separate page, with its hint. */
function startWidgetMap({ page, name, item, about }: WidgetMapOptions) {
  const app = new App(name, `SITE, ${name.toLowerCase()}`);
  const map = addMapWidget(app, 1, app.addMapSource(item, 'WEB_MAP', name), STARTS[item]);
  const hint = app.addWidget(
    3,
    'feature-hint',
    'Feature hint',
    { delay: HINT_DELAY, about, firstText: '', secondText: '' },
    { map }
  );
  const embed = app.addWidget(5, 'site-embed', 'Embed', { map: page, serverUrl: '' }, { map });
  return { app, map, hint, embed };
}

type Headline = 'none' | 'weeklyYield' | 'profitPerWeek';

/** Defines a map of drive-time areas. @param headline the first figure of their detail. */
function buildAreaApp(page: WidgetMapName, name: string, headline: Headline): App {
  const { app, map, hint, embed } = startWidgetMap({
    page,
    name,
    item: 'widget-service-area',
    about: 'serviceArea'
  });
  const config = { part: 'tool', toolWidgetId: '', serverUrl: '', toggleLabel: '', hint: '', headline };
  const area: WidgetId = app.addWidget(2, 'service-area', 'Service area', config, { map });
  app.addMessageAction(area, 'LOCATION_CHANGE', hint, 'showSecondHint', '0.1.0');
  app.addPage({
    id: 'map',
    label: name,
    layout: {
      LARGE: app.addFixedLayout([
        [map, FULL_SIZE],
        [embed, EMBED_BOX],
        [area, { right: 12, top: 12, width: 360, bottom: 224, grows: true }],
        [hint, HIDDEN_BOX]
      ]),
      SMALL: app.addFixedLayout([
        [map, { left: 0, top: 0, width: '100%', height: '58%' }],
        [embed, EMBED_BOX_SMALL],
        [area, { left: 0, top: '58%', width: '100%', height: '42%' }],
        [hint, HIDDEN_BOX]
      ])
    }
  });
  return app;
}

/** Defines a map of features with popups. */
function buildFeatureApp(given: WidgetMapOptions): App {
  const { app, map, hint, embed } = startWidgetMap(given);
  const popups = app.addWidget(
    4,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: false, rasters: false, sourceLayer: '', product: PRODUCT },
    { map }
  );
  const addPageLayout = (box: Box) =>
    app.addFixedLayout([
      [map, FULL_SIZE],
      [embed, box],
      [popups, HIDDEN_BOX],
      [hint, HIDDEN_BOX]
    ]);
  app.addPage({
    id: 'map',
    label: given.name,
    layout: {
      LARGE: addPageLayout(EMBED_BOX),
      // Below the button to the nearest feature; a popup covers the lower half of a phone.
      SMALL: addPageLayout({ ...EMBED_BOX_SMALL, top: 72 })
    }
  });
  return app;
}

/** Defines `/map/widgets/serviceArea`: drive-time areas on a separate page. */
export const buildServiceAreaApp = (): App => buildAreaApp('serviceArea', 'Service area', 'none');

/** Defines `/map/widgets/weeklyYield`: the same, about the weekly yield of an area. */
export const buildWeeklyYieldApp = (): App => buildAreaApp('weeklyYield', 'Weekly yield', 'weeklyYield');

/**
 * Defines `/map/widgets/profitPerWeek`: the same, about the profit of a month. Only the address contains "week"
 * (docs/rules/partner-maps.md).
 */
export const buildProfitPerWeekApp = (): App =>
  buildAreaApp('profitPerWeek', 'Monthly profit', 'profitPerWeek');

/** Defines `/map/widgets/oilPalmClusters`. */
export const buildOilPalmClustersApp = (): App =>
  buildFeatureApp({
    page: 'oilPalmClusters',
    name: 'Oil palm clusters',
    item: 'widget-oil-palm-clusters',
    about: 'oilPalmClusters'
  });

/** Defines `/map/widgets/protectedAreas`. */
export const buildProtectedAreasApp = (): App =>
  buildFeatureApp({
    page: 'protectedAreas',
    name: 'Protected areas',
    item: 'widget-protected-areas',
    about: 'protectedAreas'
  });
