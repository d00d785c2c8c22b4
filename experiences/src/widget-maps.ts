import { App, WHOLE } from './app';
import type { Box, WidgetId } from './app';
import { PRODUCT } from './site';
import { mapWidget } from './stock';
import { STARTS } from './web-maps';

const NOWHERE: Box = { left: 0, top: 0, width: 0 };
/** Milliseconds until the first hint. Source: screens specification, "Other maps". */
const HINT_DELAY = 3_000;

type About = 'serviceArea' | 'oilPalmClusters' | 'protectedAreas';

interface WidgetMap {
  readonly name: string;
  /** Its web map. */
  readonly item: 'widget-service-area' | 'widget-oil-palm-clusters' | 'widget-protected-areas';
  readonly about: About;
}

/** A map on a page of its own, with its hint. */
function widgetMap({ name, item, about }: WidgetMap) {
  const app = new App(name, `SITE, ${name.toLowerCase()}`);
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', name), STARTS[item]);
  const hint = app.widget(
    3,
    'feature-hint',
    'Feature hint',
    { delay: HINT_DELAY, about, firstText: '', secondText: '' },
    { map }
  );
  return { app, map, hint };
}

type Headline = 'none' | 'weeklyYield' | 'profitPerWeek';

/** Drive-time areas. @param headline what their detail says first. */
function areaMap(name: string, headline: Headline): App {
  const { app, map, hint } = widgetMap({ name, item: 'widget-service-area', about: 'serviceArea' });
  const config = { part: 'tool', toolWidgetId: '', serverUrl: '', toggleLabel: '', hint: '', headline };
  const area: WidgetId = app.widget(2, 'service-area', 'Service area', config, { map });
  app.message(area, 'LOCATION_CHANGE', hint, 'showSecondHint', '0.1.0');
  app.page({
    id: 'map',
    label: name,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [area, { right: 12, top: 12, width: 360, bottom: 208 }],
        [hint, NOWHERE]
      ]),
      SMALL: app.fixed([
        [map, { left: 0, top: 0, width: '100%', height: '58%' }],
        [area, { left: 0, top: '58%', width: '100%', height: '42%' }],
        [hint, NOWHERE]
      ])
    }
  });
  return app;
}

/** Features that are clicked for their popup. */
function featureMap(given: WidgetMap): App {
  const { app, map, hint } = widgetMap(given);
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
        [popups, NOWHERE],
        [hint, NOWHERE]
      ])
    }
  });
  return app;
}

/** `/map/widgets/serviceArea`: drive-time areas on a page of their own. */
export const widgetServiceArea = (): App => areaMap('Service area', 'none');

/** `/map/widgets/weeklyYield`: the same, about what an area yields in a week. */
export const widgetWeeklyYield = (): App => areaMap('Weekly yield', 'weeklyYield');

/** `/map/widgets/profitPerWeek`: the same, about the profit. */
export const widgetProfitPerWeek = (): App => areaMap('Profit per week', 'profitPerWeek');

/** `/map/widgets/oilPalmClusters`. */
export const widgetOilPalmClusters = (): App =>
  featureMap({ name: 'Oil palm clusters', item: 'widget-oil-palm-clusters', about: 'oilPalmClusters' });

/** `/map/widgets/protectedAreas`. */
export const widgetProtectedAreas = (): App =>
  featureMap({ name: 'Protected areas', item: 'widget-protected-areas', about: 'protectedAreas' });
