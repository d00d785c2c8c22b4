import { act } from '@testing-library/react';
import type * as FakeMaps from '../support/fake-map';
import type * as Counting from '../support/count-holdings';
import type { HoldingCounts } from '../support/count-holdings';
import type * as Stage from './support/widget-stage';
import type { TestScene } from './support/widget-stage';

/*
 * Every widget with all its content is added to a page and removed again: the remaining resources must not
 * grow.
 */

jest.mock('jimu-arcgis', () => jest.requireActual<typeof FakeMaps>('../support/fake-map').jimuArcgis);
jest.mock('esri/core/reactiveUtils', () => {
  const utils = jest.requireActual<Record<'watch' | 'on' | 'when', never>>('esri/core/reactiveUtils');
  const counted = { ...utils };
  const { countHandles } = jest.requireActual<typeof Counting>('../support/count-holdings');
  for (const name of ['watch', 'on', 'when'] as const) countHandles(counted, name, 'watchers');
  return counted;
});

// The limit of a request lives as long as the request, and these tests never answer some.
jest.mock('../../shared/services/src/limit-wait', () => ({
  limitWait: (send: (signal?: AbortSignal) => unknown, signal?: AbortSignal) => send(signal)
}));

const TIMES = 10;
const FEW = 3;
const counting = jest.requireActual<typeof Counting>('../support/count-holdings');
// Must run before widgets and their modules are loaded, as modules store references to globals.
counting.beginCounting();
const { clearPage, listParts, playScene, waitUntilStable, WIDGET_NAMES } =
  jest.requireActual<typeof Stage>('./support/widget-stage');

/** The part of each widget with the most content: the first with an `ask` step, otherwise the first. */
const RICHEST = WIDGET_NAMES.map((widget) => {
  const parts = listParts(widget);
  return parts.find(({ part }) => part.ask) ?? parts[0]!;
});

afterEach(clearPage);

/** Lists the kinds of resources whose number has grown. */
const findGrowth = (before: HoldingCounts, after: HoldingCounts) =>
  Object.keys(after).flatMap((kind) =>
    after[kind]! > (before[kind] ?? 0) ? [`${kind}: ${before[kind] ?? 0} to ${after[kind]}`] : []
  );

/**
 * Plays a scene, then removes and re-adds the widget `times` times.
 * @returns the kinds of resources that have grown.
 */
async function measureGrowth(scene: TestScene, times: number): Promise<readonly string[]> {
  const { map, again, unmount } = await playScene(scene);
  counting.countHandles(map.view, 'on', 'listeners of the view');
  counting.countHandles(map.view.map.allLayers, 'on', 'listeners of the map');
  counting.countSubscribers();
  const remountOnce = async () => {
    again();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    unmount();
  };
  unmount();
  await remountOnce();
  await waitUntilStable();
  counting.endSetSearch();
  const before = counting.countHoldings();
  for (let time = 1; time < times; time++) await remountOnce();
  await waitUntilStable();
  return findGrowth(before, counting.countHoldings());
}

describe.each(RICHEST)('$widget', ({ widget, part }) => {
  it(`leaves no more behind after ${TIMES} times on the page than after one, when it opens`, async () => {
    const { open: _open, ask: _ask, ...opening } = part;
    expect(await measureGrowth({ widget, part: opening, answering: 'loading' }, TIMES)).toEqual([]);
  });

  // Rendering all content takes seconds; a leak grows from the first times on.
  it(`leaves no more behind after ${FEW} times than after one, with all its content`, async () => {
    expect(await measureGrowth({ widget, part, answering: 'ready' }, FEW)).toEqual([]);
  });
});
