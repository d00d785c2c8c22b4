import type { LayoutItemJson } from '../../jimu/jimu-core/lib/types/app-config';
import { ASSUMED_HEIGHT, computeBox, placeItem, MIN_ITEM_SIZE } from './item-box';

const frame = { width: 1000, height: 500 };
const createItem = (bbox: object, setting: object = {}): LayoutItemJson => ({ id: '0', bbox, setting });
const moveItem = (it: LayoutItemJson, change: object) =>
  placeItem(it, { ...computeBox(it, frame), ...change }, frame);

describe('position of an item', () => {
  it('reads px, per cent, right and bottom offsets, stretched and centred items', () => {
    expect(computeBox(createItem({ left: '10%', top: 20, width: '300px', height: '50%' }), frame)).toEqual({
      left: 100,
      top: 20,
      width: 300,
      height: 250
    });
    const far = createItem(
      { right: 12, bottom: 20, width: 100, height: 40 },
      { autoProps: { left: true, top: true } }
    );
    expect(computeBox(far, frame)).toEqual({ left: 888, top: 440, width: 100, height: 40 });
    const stretched = createItem(
      { left: 10, right: 90, top: 0 },
      { autoProps: { width: true, height: true } }
    );
    expect(computeBox(stretched, frame)).toEqual({ left: 10, top: 0, width: 900, height: ASSUMED_HEIGHT });
    expect(computeBox(createItem({ width: 200, top: 0 }, { hCenter: true }), frame).left).toBe(400);
    expect(computeBox({ id: '0' }, frame)).toEqual({ left: 0, top: 0, width: 1000, height: ASSUMED_HEIGHT });
  });

  it('keeps an item anchored at the right when it moves', () => {
    const far = createItem({ right: 12, top: 20, width: 100, height: 40 }, { autoProps: { left: true } });
    const next = moveItem(far, { left: 880 });
    expect(next.bbox).toEqual({ right: '20px', top: 20, width: '100px', height: 40 });
    expect(next.setting?.autoProps).toMatchObject({ left: true });
    expect(computeBox(next, frame).left).toBe(880);
  });

  it('keeps per cent and stretching, and an automatic height until a height is given', () => {
    expect(
      moveItem(createItem({ left: '10%', top: 0, width: '20%', height: 9 }), { left: 250 }).bbox
    ).toMatchObject({
      left: '25%',
      width: '20%'
    });
    const stretched = createItem(
      { left: 10, right: 90, top: 0 },
      { autoProps: { width: true, height: true } }
    );
    const narrower = moveItem(stretched, { left: 30, width: 800 });
    expect(narrower.bbox).toEqual({ left: '30px', right: '170px', top: 0 });
    const lower = moveItem(stretched, { top: 50 });
    expect(lower.bbox).toMatchObject({ top: '50px' });
    expect(lower.setting?.autoProps).toMatchObject({ height: true });
    const sized = moveItem(stretched, { height: 200 });
    expect(sized.bbox).toMatchObject({ height: '200px' });
    expect(sized.setting?.autoProps).toMatchObject({ height: false, width: true });
  });

  it('is no longer centred after a move, and never smaller than the minimum size', () => {
    const middle = createItem({ left: '50%', width: 200, top: 0, height: 10 }, { hCenter: true });
    const next = moveItem(middle, { left: 100 });
    expect(next.setting?.hCenter).toBeUndefined();
    expect(computeBox(next, frame).left).toBe(100);
    expect(computeBox(moveItem(middle, { width: -4 }), frame).width).toBe(MIN_ITEM_SIZE);
  });

  it('returns the same item when nothing changes', () => {
    const it0 = createItem({ left: 1, top: 2, width: 30, height: 40 });
    expect(moveItem(it0, {})).toBe(it0);
  });
});
