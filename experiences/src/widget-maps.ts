import { App, WHOLE } from './app';
import type { Box, WidgetId } from './app';
import { mapWidget } from './stock';
import { STARTS } from './web-maps';

const NOWHERE: Box = { left: 0, top: 0, width: 0 };
/** Milliseconds until the first hint. Source: screens specification, "Other maps". */
const HINT_DELAY = 3_000;

/** `/map/widgets/serviceArea`: drive-time areas on a page of their own. */
export function widgetServiceArea(): App {
  const app = new App('Service area');
  const item = 'widget-service-area';
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', 'Service area'), STARTS[item]);
  const config = { part: 'tool', toolWidgetId: '', serverUrl: '', toggleLabel: '', hint: '' };
  const area: WidgetId = app.widget(2, 'service-area', 'Service area', config, { map });
  const hint = app.widget(3, 'feature-hint', 'Feature hint', {
    delay: HINT_DELAY,
    firstText: '',
    secondText: ''
  });
  app.message(area, 'LOCATION_CHANGE', hint, 'showSecondHint', '0.1.0');
  app.page({
    id: 'map',
    label: 'Service area',
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
