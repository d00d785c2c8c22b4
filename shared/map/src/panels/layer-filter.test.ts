import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureFilter from 'esri/layers/support/FeatureFilter';
import type LayerView from 'esri/views/layers/LayerView';
import { DataSourceManager, DataSourceTypes, getAppStore } from 'jimu-core';
import type { FeatureLayerDataSource } from 'jimu-core';
import { initStore } from 'jimu-for-test';
import type { FilteredLayer } from './layer-filter';
import {
  joinWheres,
  cancelPreview,
  includeFields,
  previewFilter,
  getOwnCondition,
  applyFilter,
  publishShape,
  readFilters
} from './layer-filter';

let now = 0;

const createSource = (id: string) =>
  DataSourceManager.getInstance().createDataSource({
    id,
    type: DataSourceTypes.FeatureLayer
  }) as Promise<FeatureLayerDataSource>;

/** Returns a layer whose view takes `milliseconds` to draw a filter, and the conditions that it has drawn. */
function layerThatTakes(milliseconds: number, definedBy: 'view' | 'definition' = 'view') {
  const drawn: (string | null)[] = [];
  const layer = { definitionExpression: null as string | null };
  let current: FeatureFilter | null = null;
  const view = {
    layer,
    updating: false,
    get filter() {
      return current;
    },
    set filter(filter: FeatureFilter | null) {
      current = filter;
      drawn.push(filter?.where ?? null);
      now += milliseconds;
    }
  };
  const filtered: FilteredLayer = {
    layer,
    view: view as unknown as LayerView,
    layerDataSourceId: 'map-mills',
    getOrCreateLayerDataSource: async () => {
      const source = await createSource('map-mills');
      if (definedBy === 'view') return source;
      const updateQueryParams: typeof source.updateQueryParams = (params, widgetId) => {
        source.updateQueryParams(params, widgetId);
        layer.definitionExpression = source.getCurrentQueryParams().where ?? null;
      };
      return Object.assign(Object.create(source) as typeof source, { updateQueryParams });
    }
  };
  return { filtered, layer, drawn };
}

const readThumb = () => getAppStore().getState().widgetsState['site-filters']?.['map-mills'] ?? null;
const inForce = async () => (await createSource('map-mills')).getCurrentQueryParams().where;
const setOtherFilter = async (where: string | null) =>
  (await createSource('map-mills')).updateQueryParams(where === null ? null : { where }, 'other');

beforeEach(() => {
  initStore();
  DataSourceManager.getInstance().destroyDataSource('map-mills');
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.useRealTimers());

describe('a drawn shape', () => {
  const box = { xmin: 7, ymin: 5, xmax: 8, ymax: 6, spatialReference: { wkid: 4326 } } as const;
  const readDrawn = ({ view }: FilteredLayer) => {
    const { filter } = view as { filter: FeatureFilter | null };
    return filter && { where: filter.where, geometry: filter.geometry?.toJSON() as unknown };
  };
  const readShape = (filtered: FilteredLayer) =>
    readFilters(getAppStore().getState(), filtered, 'panels').shape;

  it('is drawn and set in the data source beside the conditions of other widgets, until it is removed', async () => {
    const { filtered } = layerThatTakes(0);
    await applyFilter(filtered, 'panels', 'a > 1');
    await publishShape([filtered], 'measure', box);
    expect(readShape(filtered)).toEqual(box);
    expect(readDrawn(filtered)).toMatchObject({
      where: '(a > 1)',
      geometry: { xmin: 7, ymin: 5, xmax: 8, ymax: 6 }
    });
    await applyFilter(filtered, 'panels', 'a > 2');
    expect(readDrawn(filtered)).toMatchObject({ where: '(a > 2)', geometry: { xmin: 7 } });
    await publishShape([filtered], 'measure', null);
    expect([readShape(filtered), readDrawn(filtered)]).toEqual([
      null,
      expect.objectContaining({ where: '(a > 2)', geometry: undefined })
    ]);
  });

  it('remains in the layer view of a home that draws SQL by the definition', async () => {
    const { filtered } = layerThatTakes(0, 'definition');
    await publishShape([filtered], 'measure', box);
    await applyFilter(filtered, 'panels', 'a > 1');
    expect(readDrawn(filtered)).toMatchObject({ geometry: { xmin: 7 } });
  });

  it('waits for a thumb on the layer, and leaves out a layer without a data source', async () => {
    const { filtered, drawn } = layerThatTakes(0);
    previewFilter(filtered, 'panels', 'a > 1');
    const failing = { ...filtered, getOrCreateLayerDataSource: () => Promise.reject(new Error('none')) };
    await publishShape([failing, filtered], 'measure', box);
    expect(drawn).toEqual([]);
    await applyFilter(filtered, 'panels', 'a > 1');
    expect(readDrawn(filtered)).toMatchObject({ where: '(a > 1)', geometry: { xmin: 7 } });
  });
});

describe('a released thumb', () => {
  it('draws at once, sets the data source’s condition and hands the layer back to the map widget', async () => {
    const { filtered, drawn } = layerThatTakes(400);
    previewFilter(filtered, 'panels', 'a > 1');
    expect([readThumb(), drawn]).toEqual(['panels', []]);
    const settled = applyFilter(filtered, 'panels', 'a > 2');
    expect([readThumb(), drawn]).toEqual(['panels', ['(a > 2)']]);
    expect(await settled).toBe('map-mills');
    expect([readThumb(), await inForce()]).toEqual([null, '(a > 2)']);
    await jest.advanceTimersByTimeAsync(500);
    await applyFilter(filtered, 'panels', 'a > 2');
    expect(drawn).toEqual(['(a > 2)']);
    await applyFilter(filtered, 'panels', null);
    expect([drawn.at(-1), await inForce()]).toEqual([null, undefined]);
  });

  it('does not interfere when it moves again before the data source has answered', async () => {
    const { filtered, drawn } = layerThatTakes(5);
    const settled = applyFilter(filtered, 'panels', 'a > 1');
    previewFilter(filtered, 'panels', 'a > 2');
    await settled;
    expect([readThumb(), await inForce()]).toEqual(['panels', '(a > 1)']);
    await jest.advanceTimersByTimeAsync(300);
    expect(drawn).toEqual(['(a > 1)', '(a > 2)']);
  });

  it('keeps the conditions of other widgets on the layer', async () => {
    const { filtered, drawn } = layerThatTakes(0);
    await setOtherFilter('c = 3');
    await applyFilter(filtered, 'panels', 'a > 1');
    expect([drawn, await inForce()]).toEqual([['(c = 3) AND (a > 1)'], '(c = 3) AND (a > 1)']);
    await applyFilter(filtered, 'panels', null);
    expect(drawn.at(-1)).toBe('(c = 3)');
  });

  it('leaves no filter beside a definition that contains the condition', async () => {
    const { filtered, layer, drawn } = layerThatTakes(0, 'definition');
    await applyFilter(filtered, 'panels', 'a > 1');
    expect([layer.definitionExpression, drawn]).toEqual(['(a > 1)', ['(a > 1)', null]]);
  });

  it('draws nothing in a view without features, or without a view', async () => {
    const { filtered } = layerThatTakes(0);
    for (const view of [{ layer: {} } as LayerView, null]) {
      previewFilter({ ...filtered, view }, 'panels', 'a > 1');
      expect(readThumb()).toBeNull();
      await applyFilter({ ...filtered, view }, 'panels', 'a > 1');
      expect(await inForce()).toBe('(a > 1)');
      if (view) expect(view).toEqual({ layer: {} });
    }
  });
});

describe('a moving thumb', () => {
  it('is debounced on a slow map, which then draws its last position', async () => {
    const { filtered, drawn } = layerThatTakes(400);
    for (let round = 1; round <= 2; round++) {
      for (let value = 1; value <= 5; value++) {
        previewFilter(filtered, 'panels', `a > ${10 * round + value}`);
        await jest.advanceTimersByTimeAsync(40);
      }
      expect(drawn).toHaveLength(round - 1);
      await jest.advanceTimersByTimeAsync(300);
      expect(drawn.at(-1)).toBe(`(a > ${10 * round + 5})`);
    }
  });

  it('is followed on a map that keeps up', async () => {
    const { filtered, drawn } = layerThatTakes(5);
    previewFilter(filtered, 'panels', 'a > 1');
    await jest.advanceTimersByTimeAsync(300);
    for (const value of [2, 3, 4]) {
      previewFilter(filtered, 'panels', `a > ${value}`);
      await jest.advanceTimersByTimeAsync(16);
    }
    expect(drawn).toEqual(['(a > 1)', '(a > 2)', '(a > 3)', '(a > 4)']);
  });

  it('is written to the store once, and removed when it is unmounted before its release', async () => {
    const { filtered, drawn } = layerThatTakes(0);
    const told: unknown[] = [];
    const stop = getAppStore().subscribe(() => told.push(readThumb()));
    previewFilter(filtered, 'panels', 'a > 1');
    previewFilter(filtered, 'panels', 'a > 2');
    cancelPreview(filtered, 'panels');
    cancelPreview(filtered, 'panels');
    stop();
    await jest.advanceTimersByTimeAsync(500);
    expect([told, drawn]).toEqual([['panels', null], []]);
  });

  it('is not removed by another widget', () => {
    const { filtered } = layerThatTakes(0);
    previewFilter(filtered, 'panels', 'a > 1');
    cancelPreview(filtered, 'other');
    expect(readThumb()).toBe('panels');
  });
});

describe('the condition of a layer', () => {
  it('is the one from before the first filter', async () => {
    const { filtered, layer } = layerThatTakes(0, 'definition');
    layer.definitionExpression = "tagged = 'Yes'";
    await applyFilter(filtered, 'panels', 'pots > 3');
    expect(layer.definitionExpression).toBe('(pots > 3)');
    expect(getOwnCondition(layer)).toBe("tagged = 'Yes'");
  });

  it.each([null, undefined, ''])('is null when it is %j', (definitionExpression) => {
    expect(getOwnCondition({ definitionExpression })).toBeNull();
  });

  it('is joined with others by AND', () => {
    expect(joinWheres(['a > 1', null, ' ', 'b = 2'])).toBe('(a > 1) AND (b = 2)');
    expect(joinWheres([undefined])).toBe('1=1');
  });
});

describe('the fields that a map holds', () => {
  const listHeldFields = (outFields: string[] | null, ...fields: string[]) => {
    const layer = { outFields } as FeatureLayer;
    includeFields(layer, fields);
    return layer.outFields;
  };

  it('are extended by the fields that a filter needs', () => {
    expect(listHeldFields(null, 'a', 'b')).toEqual(['a', 'b']);
    expect(listHeldFields(['a', 'c'], 'a', 'b')).toEqual(['a', 'c', 'b']);
  });

  it('are unchanged when no field is missing: setting them would redraw the layer', () => {
    const all = ['*'];
    const some = ['a', 'b'];
    expect(listHeldFields(all, 'a')).toBe(all);
    expect(listHeldFields(some, 'b')).toBe(some);
    expect(listHeldFields(null)).toBeNull();
  });
});
