import { median } from '../figures.mjs';
import { drawnAt } from '../map-page.mjs';

const LAYER = 'lgas';
const ROUNDS = 7;

/**
 * Runs in the page: puts a new copy of the layer, hidden, in the layer's place, so that each round reads and draws it
 * anew, and tells how long the copy takes from `visible = true` to the picture that stays.
 */
async function turnOn(id) {
  const { view } = document.querySelector('arcgis-map');
  const { layers } = view.map;
  const at = layers.findIndex((layer) => layer.id === id);
  const copy = layers.at(at).clone();
  copy.id = id;
  copy.visible = false;
  layers.splice(at, 1, copy);
  await view.whenLayerView(copy);
  do await new Promise((resolve) => setTimeout(resolve, 500));
  while (view.updating);
  const { took } = await window.untilPainted(() => {
    copy.visible = true;
    return performance.now();
  });
  const shown = await (await view.whenLayerView(copy)).queryFeatureCount();
  return { took, shown };
}

/** Shows the ground that the application shows, at its scale. */
async function showTheSame(app, bare) {
  const place = await app.evaluate(() => {
    const { center, scale } = document.querySelector('arcgis-map').view;
    return { center: [center.longitude, center.latitude], scale };
  });
  await bare.evaluate((target) => {
    const { view } = document.querySelector('arcgis-map');
    view.constraints.snapToZoom = false;
    return view.goTo(target, { animate: false });
  }, place);
  await drawnAt(bare);
}

/** How long the polygons take in the application, beside the same layer alone on a bare page, in turn. */
export async function benchPolygons(context, url) {
  const app = await context.newPage();
  await app.goto(`${url}/map/oilpalm`);
  await drawnAt(app);
  const { height } = await app.locator('arcgis-map').boundingBox();
  const bare = await context.newPage();
  await bare.goto(`${url}/__bare/?item=oil-palm-2d&layer=${LAYER}&height=${height}px`);
  await drawnAt(bare);
  await showTheSame(app, bare);
  const pages = { app, bare };
  const times = { app: [], bare: [] };
  const inView = new Set();
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, page] of Object.entries(pages)) {
      await page.bringToFront();
      const { took, shown } = await page.evaluate(turnOn, LAYER);
      inView.add(shown);
      // The first one warms both up.
      if (round > 0) times[name].push(took);
    }
  await Promise.all([app.close(), bare.close()]);
  const [inApp, alone] = [median(times.app), median(times.bare)];
  return {
    row: 'LGA polygons turned on, against a bare page',
    value: inApp / alone,
    unit: '×',
    limit: 1.3,
    note: `${Math.round(inApp)} ms / ${Math.round(alone)} ms, p50 of ${ROUNDS}; ${[...inView].join(' and ')} in the view`
  };
}
