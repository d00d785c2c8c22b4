import { act } from '@testing-library/react';
import type * as FakeMaps from '../support/fake-map';
import type * as Counting from '../support/what-stays';
import type { Holdings } from '../support/what-stays';
import type * as Stage from './support/widget-stage';
import type { Scene } from './support/widget-stage';

/* Every widget, with all that it shows, put on a page and taken off it again: the rest must not grow. */

jest.setTimeout(120_000);
jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);
jest.mock('esri/core/reactiveUtils', () => {
  const utils = jest.requireActual<Record<'watch' | 'on' | 'when', never>>('esri/core/reactiveUtils');
  const counted = { ...utils };
  const { countHandles } = jest.requireActual<typeof Counting>('../support/what-stays');
  for (const name of ['watch', 'on', 'when'] as const) countHandles(counted, name, 'watchers');
  return counted;
});

const TIMES = 10;
const FEW = 3;
const counting = jest.requireActual<typeof Counting>('../support/what-stays');
// Before the widgets and what they are made of are loaded: modules keep what they found.
counting.beginCounting();
const { clearPage, listParts, playScene, settle, WIDGETS } =
  jest.requireActual<typeof Stage>('./support/widget-stage');

/** Of each widget the part that shows most: the first that is asked for something, else the first. */
const RICHEST = WIDGETS.map((widget) => {
  const parts = listParts(widget);
  return parts.find(({ part }) => part.ask) ?? parts[0]!;
});

afterEach(clearPage);

/** Kinds of which there is more than before. */
const grown = (before: Holdings, after: Holdings) =>
  Object.keys(after).flatMap((kind) =>
    after[kind]! > (before[kind] ?? 0) ? [`${kind}: ${before[kind] ?? 0} to ${after[kind]}`] : []
  );

/** Plays a scene, then takes the widget off the page and puts it there again so many times. @returns of what there is more. */
async function growthOf(scene: Scene, times: number): Promise<readonly string[]> {
  const { map, again, unmount } = await playScene(scene);
  counting.countHandles(map.view, 'on', 'listeners of the view');
  counting.countHandles(map.view.map.allLayers, 'on', 'listeners of the map');
  counting.countSubscribers();
  const once = async () => {
    again();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    unmount();
  };
  unmount();
  await once();
  await settle();
  counting.knowSets();
  const before = counting.holdings();
  for (let time = 1; time < times; time++) await once();
  await settle();
  return grown(before, counting.holdings());
}

describe.each(RICHEST)('$widget', ({ widget, part }) => {
  it(`leaves no more behind after ${TIMES} times on the page than after one, as it opens`, async () => {
    const { open: _open, ask: _ask, ...opening } = part;
    expect(await growthOf({ widget, part: opening, answering: 'loading' }, TIMES)).toEqual([]);
  });

  // All of it takes seconds to draw; a leak grows from the first times on.
  it(`leaves no more behind after ${FEW} times than after one with all that it shows`, async () => {
    expect(await growthOf({ widget, part, answering: 'ready' }, FEW)).toEqual([]);
  });
});
