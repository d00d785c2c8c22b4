import { App, WHOLE } from './app';
import type { WidgetMapName } from '@site/layers';
import type { Box, WidgetId } from './app';
import { PRODUCT } from './site';
import { mapWidget } from './stock';
import { STARTS } from './web-maps';

const NOWHERE: Box = { left: 0, top: 0, width: 0 };
/** Delay of the first hint, ms. Source: screens specification, "Other maps". */
const HINT_DELAY = 3_000;

/** Position above the scale bar; as wide as both buttons in French. */
const EMBED: Box = { left: 12, bottom: 64, width: 256, height: 36 };
const EMBED_SMALL: Box = { left: 12, top: 12, width: 256, height: 36 };

type About = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas';

interface WidgetMap {
  /** Last part of its address. */
  readonly page: WidgetMapName;
  readonly name: string;
  /** Its web map. */
  readonly item: 'widget-service-area' | 'widget-oil-palm-clusters' | 'widget-protected-areas';
  readonly about: About;
}

/** Adds a map on a separate page, with its hint. */
function widgetMap({ page, name, item, about }: WidgetMap) {
  const app = new App(name, `SITE, ${name.toLowerCase()}`);
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', name), STARTS[item]);
  const hint = app.widget(
    3,
    'feature-hint',
    'Feature hint',
    { delay: HINT_DELAY, about, firstText: '', secondText: '' },
    { map }
  );
  const embed = app.widget(5, 'site-embed', 'Embed', { map: page, serverUrl: '' }, { map });
  return { app, map, hint, embed };
}

type Headline = 'none' | 'weeklyYield' | 'profitPerWeek';

/** Defines a map of drive-time areas. @param headline the first figure of their detail. */
function areaMap(page: WidgetMapName, name: string, headline: Headline): App {
  const { app, map, hint, embed } = widgetMap({
    page,
    name,
    item: 'widget-service-area',
    about: 'serviceArea'
  });
  const config = { part: 'tool', toolWidgetId: '', serverUrl: '', toggleLabel: '', hint: '', headline };
  const area: WidgetId = app.widget(2, 'service-area', 'Service area', config, { map });
  app.message(area, 'LOCATION_CHANGE', hint, 'showSecondHint', '0.1.0');
  app.page({
    id: 'map',
    label: name,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [embed, EMBED],
        [area, { right: 12, top: 12, width: 360, bottom: 224, grows: true }],
        [hint, NOWHERE]
      ]),
      SMALL: app.fixed([
        [map, { left: 0, top: 0, width: '100%', height: '58%' }],
        [embed, EMBED_SMALL],
        [area, { left: 0, top: '58%', width: '100%', height: '42%' }],
        [hint, NOWHERE]
      ])
    }
  });
  return app;
}

/** Defines a map of features with popups. */
function featureMap(given: WidgetMap): App {
  const { app, map, hint, embed } = widgetMap(given);
  const popups = app.widget(
    4,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: false, rasters: false, sourceLayer: '', product: PRODUCT },
    { map }
  );
  app.page({
    id: 'map',
    label: given.name,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [embed, EMBED],
        [popups, NOWHERE],
        [hint, NOWHERE]
      ])
    }
  });
  return app;
}

/** Defines `/map/widgets/serviceArea`: drive-time areas on a separate page. */
export const widgetServiceArea = (): App => areaMap('serviceArea', 'Service area', 'none');

/** Defines `/map/widgets/weeklyYield`: the same, about the weekly yield of an area. */
export const widgetWeeklyYield = (): App => areaMap('weeklyYield', 'Weekly yield', 'weeklyYield');

/**
 * Defines `/map/widgets/profitPerWeek`: the same, about the profit of a month. Only the address contains "week"
 * (docs/rules/partner-maps.md).
 */
export const widgetProfitPerWeek = (): App => areaMap('profitPerWeek', 'Monthly profit', 'profitPerWeek');

/** Defines `/map/widgets/oilPalmClusters`. */
export const widgetOilPalmClusters = (): App =>
  featureMap({
    page: 'oilPalmClusters',
    name: 'Oil palm clusters',
    item: 'widget-oil-palm-clusters',
    about: 'oilPalmClusters'
  });

/** Defines `/map/widgets/protectedAreas`. */
export const widgetProtectedAreas = (): App =>
  featureMap({
    page: 'protectedAreas',
    name: 'Protected areas',
    item: 'widget-protected-areas',
    about: 'protectedAreas'
  });
