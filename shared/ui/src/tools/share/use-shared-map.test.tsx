import type { SharedMapState } from '@site/services';
import { parseSharedMap } from '@site/services';
import { act } from '@testing-library/react';
import type { JimuMapView } from 'jimu-arcgis';
import { UrlManager } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { encodeState } from './address-state';
import type { MapFollower } from './use-shared-map';
import { useSharedMap } from './use-shared-map';

const LINKED: SharedMapState = { at: [7.9, 5, 50_000, 0], on: ['mills'] };
const LINK = encodeState(LINKED, { version: 1, read: parseSharedMap });

const readLink = () => UrlManager.getInstance().getQueryObject()['map.own'] ?? null;

/** Reports the state of the map that is followed. */
let reportState: Parameters<MapFollower['followSharedMap']>[2] = () => undefined;
const load = async (): Promise<MapFollower> => ({
  followSharedMap: (_map, _asked, report) => {
    reportState = report;
    return () => undefined;
  },
  translateText: (title) => title
});

function Page({ view }: { readonly view: JimuMapView | null }) {
  useSharedMap({ mapWidgetId: 'own', view, load });
  return null;
}

it('[BY-01] leaves the map of a link in the address until the map is set up, then follows the map', async () => {
  window.history.replaceState(null, '', `/map?map.own=${LINK}`);
  const { rerender } = widgetRender(true)(<Page view={null} />);
  await act(async () => undefined);
  expect(readLink()).toBe(LINK);
  rerender(<Page view={{ id: 'own' } as JimuMapView} />);
  await act(async () => undefined);
  expect(readLink()).toBe(LINK);
  act(() => reportState(LINKED, []));
  expect(readLink()).toBe(LINK);
  act(() => reportState(null, []));
  expect(readLink()).toBeNull();
});
