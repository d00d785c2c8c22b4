import fc from 'fast-check';
import type { ServiceAreaSummary } from 'widgets/shared-code/site-domain';
import type { AreaStart, ServiceAreaState } from './state';
import {
  clickStart,
  clearAreas,
  EMPTY_STATE,
  failDrawing,
  finishDrawing,
  setTogether,
  removeArea,
  restoreAreas,
  retryTogether,
  selectArea,
  selectedArea,
  startDrawing,
  switchTool,
  TOGETHER
} from './state';

const uyo: AreaStart = { latitude: 5.03, longitude: 7.93 };
const readable: ServiceAreaSummary['readable'] = [];
const summary = { figures: {}, otherMillFigures: {}, readable } as unknown as ServiceAreaSummary;
const polygons = [{ toBreak: 60, rings: [] }];
const on = switchTool(EMPTY_STATE, true);

const drawArea = (state: ServiceAreaState): ServiceAreaState => {
  const started = startDrawing(state, uyo, 60);
  return finishDrawing(started, started.drawing!, { polygons, summary });
};
const drawAreas = (count: number) => Array.from({ length: count }).reduce<ServiceAreaState>(drawArea, on);

describe('the state of service areas', () => {
  it('[SA-01] opens the drive-time dialog at a click only while the toggle is on', () => {
    expect(clickStart(EMPTY_STATE, uyo, 5)).toBe(EMPTY_STATE);
    expect(clickStart(on, uyo, 5).pending).toEqual(uyo);
    expect(switchTool(clickStart(on, uyo, 5), false).pending).toBeNull();
  });

  it('draws one area at a time', () => {
    const drawing = startDrawing(on, uyo, 60);
    expect(clickStart(drawing, uyo, 5)).toBe(drawing);
  });

  it('opens the detail of a new area and gives it the next free colour', () => {
    const two = drawAreas(2);
    expect(two.areas.map(({ number, colour }) => [number, colour])).toEqual([
      [1, 'blue'],
      [2, 'redBrown']
    ]);
    expect(selectedArea(two)?.number).toBe(2);
    const again = drawArea(removeArea(two, two.areas[0]!.id));
    expect(again.areas.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('[SA-03] refuses the sixth area and starts over when cleared', () => {
    const five = drawAreas(5);
    expect(clickStart(five, uyo, 5)).toMatchObject({ limitReached: true, pending: null });
    expect(clearAreas(five)).toEqual(on);
  });

  it('keeps place and time of a failed drawing for a retry', () => {
    const started = startDrawing(on, uyo, 45);
    const failed = failDrawing(started, started.drawing!, { code: 'no_road_nearby' });
    expect(failed).toMatchObject({ drawing: null, failed: { drawing: { ...uyo, minutes: 45 } } });
    expect(clickStart(failed, uyo, 5).failed).toBeNull();
  });

  it('ignores the answer to a cancelled drawing', () => {
    const started = startDrawing(on, uyo, 60);
    const cleared = clearAreas(started);
    expect(finishDrawing(cleared, started.drawing!, { polygons, summary })).toBe(cleared);
    expect(failDrawing(cleared, started.drawing!, {})).toBe(cleared);
  });

  it('closes the detail only when its own area is removed', () => {
    const two = drawAreas(2);
    expect(removeArea(two, two.areas[1]!.id).selectedId).toBeNull();
    expect(removeArea(two, two.areas[0]!.id).selectedId).toBe(two.areas[1]!.id);
    expect(selectedArea(selectArea(two, two.areas[0]!.id))?.number).toBe(1);
  });

  it('[BY-03] drops the figures of the areas together when the areas change', () => {
    const two = drawAreas(2);
    const known = setTogether(two, two.areas, { fault: { code: 'odd' } });
    expect(known.together).toEqual({ fault: { code: 'odd' } });
    for (const changed of [drawArea(known), removeArea(known, 1), clearAreas(known), retryTogether(known)])
      expect(changed.together).toBeNull();
    const three = drawArea(two);
    expect(setTogether(three, two.areas, { fault: {} })).toBe(three);
    expect(retryTogether(known).togetherRetries).toBe(1);
    expect(removeArea(selectArea(drawArea(two), TOGETHER), 1).selectedId).toBe(TOGETHER);
    expect(removeArea(selectArea(two, TOGETHER), 1).selectedId).toBeNull();
  });

  it('[SA-08] restores only saved areas of the right shape', () => {
    const { areas } = drawAreas(2);
    expect(restoreAreas(JSON.parse(JSON.stringify(areas)))).toEqual(areas);
    expect(restoreAreas([{ id: 1 }, null, 'x', ...areas])).toEqual(areas);
    // Saved before answers contained both mill scopes.
    expect(restoreAreas([{ ...areas[0], summary: { figures: {} } }])).toEqual([]);
    expect(restoreAreas({})).toEqual([]);
    expect(restoreAreas(null)).toEqual([]);
  });

  it('never has two areas with the same number, id or colour after any sequence of changes', () => {
    type TestStep = 'draw' | 'removeFirst' | 'removeLast' | 'clear';
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<TestStep>('draw', 'draw', 'removeFirst', 'removeLast', 'clear')),
        (steps) => {
          let state = on;
          for (const step of steps) {
            if (step === 'draw' && state.areas.length < 5) state = drawArea(state);
            if (step === 'removeFirst' && state.areas[0]) state = removeArea(state, state.areas[0].id);
            const last = state.areas.at(-1);
            if (step === 'removeLast' && last) state = removeArea(state, last.id);
            if (step === 'clear') state = clearAreas(state);
            for (const key of ['id', 'number', 'colour'] as const)
              expect(new Set(state.areas.map((area) => area[key])).size).toBe(state.areas.length);
          }
        }
      )
    );
  });
});
