import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureFilter from 'esri/layers/support/FeatureFilter';
import type LayerView from 'esri/views/layers/LayerView';
import { filterAtRest, filterWhileMoving, holdFields, settleFilter } from './layer-view-filter';

let now = 0;

/** A layer view that takes so many milliseconds to draw a filter, and the conditions it has drawn. */
function viewThatTakes(milliseconds: number) {
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
  return { view: view as unknown as LayerView, layer, drawn };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.useRealTimers());

describe("a layer view's filter", () => {
  it('stays when the data source has the same, and gives way to the definition that has it', () => {
    const { view, layer, drawn } = viewThatTakes(0);
    settleFilter(view, 'a > 1', '(a > 1)');
    settleFilter(view, 'a > 1', '(a > 1)');
    expect(drawn).toEqual(['(a > 1)']);
    layer.definitionExpression = '(b = 2) AND (a > 1)';
    settleFilter(view, 'a > 1', '(a > 1)');
    expect(drawn).toEqual(['(a > 1)', null]);
    // Without a condition of ours that of others stays.
    settleFilter(view, null, '(c = 3)');
    settleFilter(view, null, null);
    expect(drawn.slice(2)).toEqual(['(c = 3)', null]);
  });

  it('is drawn at once when the thumb rests, and not again once the data source has it', () => {
    const { view, drawn } = viewThatTakes(400);
    filterWhileMoving(view, '(a > 1)');
    filterAtRest(view, '(a > 2)');
    expect(drawn).toEqual(['(a > 2)']);
    settleFilter(view, 'a > 2', '(a > 2)');
    jest.runAllTimers();
    expect(drawn).toEqual(['(a > 2)']);
  });

  it('is none of a view without features', () => {
    const view = { layer: {} } as LayerView;
    filterAtRest(view, 'a > 1');
    settleFilter(view, 'a > 1', '(a > 1)');
    filterWhileMoving(view, 'a > 1');
    filterWhileMoving(null, 'a > 1');
    expect(view).toEqual({ layer: {} });
  });

  it('waits on a slow map until the thumb rests, and is then the last one', async () => {
    const { view, drawn } = viewThatTakes(400);
    for (let round = 1; round <= 2; round++) {
      for (let value = 1; value <= 5; value++) {
        filterWhileMoving(view, `a > ${10 * round + value}`);
        await jest.advanceTimersByTimeAsync(40);
      }
      expect(drawn).toHaveLength(round - 1);
      await jest.advanceTimersByTimeAsync(300);
      expect(drawn.at(-1)).toBe(`a > ${10 * round + 5}`);
    }
  });

  it('follows the thumb on a map that keeps up', async () => {
    const { view, drawn } = viewThatTakes(5);
    filterWhileMoving(view, 'a > 1');
    await jest.advanceTimersByTimeAsync(300);
    for (const value of [2, 3, 4]) {
      filterWhileMoving(view, `a > ${value}`);
      await jest.advanceTimersByTimeAsync(16);
    }
    expect(drawn).toEqual(['a > 1', 'a > 2', 'a > 3', 'a > 4']);
  });

  it('does not come after what was set when the thumb was let go', async () => {
    const { view, drawn } = viewThatTakes(400);
    filterWhileMoving(view, 'a > 1');
    settleFilter(view, 'a > 2', '(a > 2)');
    await jest.advanceTimersByTimeAsync(500);
    expect(drawn).toEqual(['(a > 2)']);
  });
});

describe('the fields a map holds', () => {
  const held = (outFields: string[] | null, ...fields: string[]) => {
    const layer = { outFields } as FeatureLayer;
    holdFields(layer, fields);
    return layer.outFields;
  };

  it('are those it held and those a filter asks of it', () => {
    expect(held(null, 'a', 'b')).toEqual(['a', 'b']);
    expect(held(['a', 'c'], 'a', 'b')).toEqual(['a', 'c', 'b']);
  });

  it('stay as they are when none is missing: setting them would draw the layer anew', () => {
    const all = ['*'];
    const some = ['a', 'b'];
    expect(held(all, 'a')).toBe(all);
    expect(held(some, 'b')).toBe(some);
    expect(held(null)).toBeNull();
  });
});
