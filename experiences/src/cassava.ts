import { App, WHOLE } from './app';
import { mapBar, SHEET } from './map-page';
import { addSearchedPlaces, mapWidget, searchWidget } from './stock';
import { STARTS } from './web-maps';

/** `/map/cassava`: states by what they produce, the panel at the left beside the country, on a phone a sheet. */
export function cassava(): App {
  const app = new App('SITE, cassava');
  const item = 'cassava';
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', 'Cassava'), STARTS[item]);
  const states = app.widget(3, 'cassava-states', 'Cassava by state', { layer: '' }, { map });
  app.page({
    id: 'map',
    label: 'Cassava',
    header: true,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [states, { left: 12, top: 12, width: 360, bottom: 72 }]
      ]),
      SMALL: app.fixed([
        [map, WHOLE],
        [states, SHEET]
      ])
    }
  });
  const search = searchWidget(app, 7, map, addSearchedPlaces(app), 'Search a place');
  mapBar(app, { map, search, isForStaff: true, hasMapViews: false });
  return app;
}
