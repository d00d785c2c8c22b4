import type { JimuMapView } from 'jimu-arcgis';
import { MessageManager } from 'jimu-core';
import type { Engine } from './engine-type';
import { publishExtentChanges } from './publish-extent-changes';

it('publishes the extent of a map after each movement, but not an unchanged one', () => {
  const published = jest
    .spyOn(MessageManager.getInstance(), 'publishMessage')
    .mockImplementation(() => undefined);
  const makeExtent = (name: string) => ({ name, equals: (other: { name: string }) => other.name === name });
  const [here, there] = [makeExtent('here'), makeExtent('there')];
  let notifyWatcher: (now: object | null, before?: object | null) => void = () => undefined;
  const engine = {
    watch: (_value: unknown, listener: typeof notifyWatcher) => {
      notifyWatcher = listener;
      return { remove: () => undefined };
    }
  };
  const map = { mapWidgetId: 'map', view: { viewpoint: {} } };
  publishExtentChanges(map as unknown as JimuMapView, engine as unknown as Engine);
  notifyWatcher(here, undefined);
  notifyWatcher(there, here);
  notifyWatcher(null, there);
  notifyWatcher(there, there);
  notifyWatcher(here, there);
  expect(
    published.mock.calls.map(([message]) => (message as unknown as { extent: { name: string } }).extent.name)
  ).toEqual(['here', 'there', 'here']);
});
