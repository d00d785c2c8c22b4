import type { JimuMapView } from 'jimu-arcgis';
import { DataSourceManager, DataSourceTypes, MessageManager, MessageType } from 'jimu-core';
import type { DataSource } from 'jimu-core';
import { updateStore } from 'jimu-for-test';
import type { Engine } from './engine-type';
import { selectByPopup, showSelection } from './share-selection';
import { publishExtentChanges } from './publish-extent-changes';

/* Mock of the SDK's `watch`: the test triggers the callbacks. */
let looks: (() => void)[] = [];
const engine = {
  watch: <T>(value: () => T, tell: (now: T, before?: T) => void) => {
    let before: T | undefined;
    looks.push(() => {
      const now = value();
      tell(now, before);
      before = now;
    });
    return { remove: () => void (looks = []) };
  }
} as unknown as Engine;
const runWatchers = async () => {
  looks.forEach((one) => one());
  await new Promise((resolve) => setTimeout(resolve, 0));
};

const lit: string[] = [];
const highlight = (ids: number[]) => {
  lit.push(ids.join());
  return { remove: () => void lit.push(`off ${ids.join()}`) };
};
const layer = {
  id: 'mills',
  type: 'feature',
  queryFeatures: async ({ objectIds }: { objectIds: number[] }) => ({
    features: objectIds.map((id) => ({ id, geometry: { type: 'point' } }))
  })
};
const opened: number[] = [];
const view = {
  stationary: true,
  extent: { xmin: 1, equals: (other: object) => other === view.extent },
  viewpoint: { scale: 1 },
  on: () => ({ remove: () => undefined }),
  openPopup: async ({ features }: { features: { id: number }[] }) => void opened.push(features[0]!.id)
};
const layerView = {
  layer,
  view: { highlight },
  layerDataSourceId: 'map-mills',
  getOrCreateLayerDataSource: () =>
    DataSourceManager.getInstance().createDataSource({
      id: 'map-mills',
      type: DataSourceTypes.FeatureLayer,
      schema: { idField: 'FID' }
    })
};
const jimuMapView = {
  mapWidgetId: 'map',
  view,
  getAllJimuLayerViews: () => [layerView],
  getJimuLayerViewByAPILayer: (one: object) => (one === layer ? layerView : undefined)
} as unknown as JimuMapView;

const createFeature = (id: number | null, of: object = layer, isAggregate = false) => ({
  layer: of,
  isAggregate,
  getObjectId: () => id,
  toJSON: () => ({ attributes: { FID: id }, geometry: { x: 7, y: 5 } })
});

const published = jest.spyOn(MessageManager.getInstance(), 'publishMessage');
let source: DataSource;

beforeEach(async () => {
  looks = [];
  lit.splice(0);
  opened.splice(0);
  published.mockClear();
  updateStore({ dataSourcesInfo: {} });
  DataSourceManager.getInstance().destroyDataSource('map-mills');
  source = await layerView.getOrCreateLayerDataSource();
});

describe("the feature in a map's popup", () => {
  const popup = { open: false, selectedFeature: null as object | null };
  const startSelection = () => selectByPopup(jimuMapView, popup as never, engine);

  it("is selected in its layer's data source and published, and deselected when the popup closes", async () => {
    const handle = startSelection();
    Object.assign(popup, { open: true, selectedFeature: createFeature(7) });
    await runWatchers();
    expect(source.getSelectedRecordIds()).toEqual(['7']);
    expect(source.getSelectedRecords()[0]?.getGeometry()).toEqual({ x: 7, y: 5 });
    expect(published.mock.calls).toEqual([
      [expect.objectContaining({ type: MessageType.DataRecordsSelectionChange, widgetId: 'map' })]
    ]);
    Object.assign(popup, { open: false });
    await runWatchers();
    expect(source.getSelectedRecordIds()).toEqual([]);
    expect(published).toHaveBeenLastCalledWith(expect.objectContaining({ records: [] }));
    handle.remove();
  });

  it('is not published when it is already selected, and keeps a selection made elsewhere', async () => {
    startSelection();
    source.selectRecordsByIds(['7']);
    Object.assign(popup, { open: true, selectedFeature: createFeature(7) });
    await runWatchers();
    source.selectRecordsByIds(['8']);
    Object.assign(popup, { open: false });
    await runWatchers();
    expect(source.getSelectedRecordIds()).toEqual(['8']);
    expect(published).not.toHaveBeenCalled();
  });

  it('is not selected when it is a cluster or not of a layer of the map', async () => {
    startSelection();
    for (const shown of [
      createFeature(7, layer, true),
      createFeature(null),
      createFeature(7, { id: 'places' })
    ]) {
      Object.assign(popup, { open: true, selectedFeature: shown });
      await runWatchers();
    }
    expect(source.getSelectedRecordIds()).toEqual([]);
  });
});

describe('a selection made elsewhere', () => {
  it('is highlighted on the map while it lasts', () => {
    const handle = showSelection(jimuMapView, false);
    source.selectRecordsByIds(['7', '8']);
    source.selectRecordsByIds(['8']);
    source.clearSelection();
    source.selectRecordsByIds(['9']);
    handle.remove();
    expect(lit).toEqual(['7,8', 'off 7,8', '8', 'off 8', '9', 'off 9']);
    expect(opened).toEqual([]);
  });

  it('opens the popup when configured and exactly one record is selected', async () => {
    const handle = showSelection(jimuMapView, true);
    source.selectRecordsByIds(['7', '8']);
    source.selectRecordsByIds(['8']);
    await runWatchers();
    expect(opened).toEqual([8]);
    handle.remove();
  });
});

describe('the extent of a map', () => {
  it('is published when the view becomes stationary at another extent', async () => {
    publishExtentChanges(jimuMapView, engine);
    await runWatchers();
    await runWatchers();
    expect(published.mock.calls).toEqual([
      [expect.objectContaining({ type: MessageType.ExtentChange, widgetId: 'map', extent: view.extent })]
    ]);
    Object.assign(view, { stationary: false });
    await runWatchers();
    expect(published).toHaveBeenCalledTimes(1);
  });
});
