import { toCssLength, hasAutoHeight, computeItemStyle } from './box';
import { pickForSize, computeSizeMode } from './size-mode';
import { BrowserSizeMode } from '../../jimu-core/lib/types/common';

const createItem = (bbox: object, setting: object = {}) => ({ id: '0', bbox, setting });

describe('the box of an item in a FIXED layout', () => {
  it('reads per cent, pixels and bare numbers', () => {
    expect([
      toCssLength('12.5%'),
      toCssLength('8px'),
      toCssLength(8),
      toCssLength('0'),
      toCssLength('')
    ]).toEqual(['12.5%', '8px', '8px', '0px', undefined]);
  });

  it('uses left, top and size, and ignores right and bottom', () => {
    expect(
      computeItemStyle(createItem({ left: '1%', right: '60%', top: 5, bottom: 9, width: '39%', height: 50 }))
    ).toMatchObject({
      left: '1%',
      right: undefined,
      top: '5px',
      bottom: undefined,
      width: '39%',
      height: '50px'
    });
  });

  it('uses right and bottom when left and top are computed', () => {
    const box = createItem(
      { right: '12px', bottom: '36px', width: 344, height: 200 },
      { autoProps: { left: true, top: true } }
    );
    expect(computeItemStyle(box)).toMatchObject({
      right: '12px',
      left: undefined,
      bottom: '36px',
      top: undefined,
      width: '344px',
      height: '200px'
    });
  });

  it('stretches between two sides when the size is computed', () => {
    const box = createItem(
      { left: 420, right: 368, bottom: 36, height: 100 },
      { autoProps: { width: true, top: true } }
    );
    expect(computeItemStyle(box)).toMatchObject({ left: '420px', right: '368px', width: undefined });
  });

  it('is as high as its content up to the available height, and takes no space when empty', () => {
    const top = createItem(
      { right: 12, top: 12, width: 344, height: 0 },
      { autoProps: { left: true, height: true } }
    );
    expect(hasAutoHeight(top)).toBe(true);
    expect(computeItemStyle(top)).toMatchObject({
      top: '12px',
      bottom: undefined,
      maxHeight: 'calc(100% - 12px - 32px)'
    });
    expect(computeItemStyle(top).height).toBeUndefined();
    const bounded = createItem(
      { right: 12, top: 12, width: 344, bottom: 208, height: 0 },
      { autoProps: { left: true, bottom: true, height: 'AUTO' } }
    );
    expect(hasAutoHeight(bounded)).toBe(true);
    expect(computeItemStyle(bounded)).toMatchObject({
      top: '12px',
      bottom: undefined,
      maxHeight: 'calc(100% - 12px - 208px)'
    });
    const stretched = createItem({ left: 0, top: 0, bottom: 0, width: 10 }, { autoProps: { height: true } });
    expect(hasAutoHeight(stretched)).toBe(false);
    expect(computeItemStyle(stretched)).toMatchObject({ top: '0px', bottom: '0px', height: undefined });
  });

  it('can be centred', () => {
    const middle = createItem({ left: '50%', width: 10, height: 10 }, { hCenter: true, vCenter: true });
    expect(computeItemStyle(middle)).toMatchObject({
      left: '50%',
      top: '50%',
      transform: 'translate(-50%, -50%)'
    });
  });
});

describe('sizes of window', () => {
  it('are SMALL below 768 px and LARGE from 1024', () => {
    expect([390, 767, 768, 1023, 1024].map(computeSizeMode)).toEqual([
      'SMALL',
      'SMALL',
      'MEDIUM',
      'MEDIUM',
      'LARGE'
    ]);
  });

  it('fall back to the main size, then to any', () => {
    const { Small, Medium, Large } = BrowserSizeMode;
    expect(pickForSize({ LARGE: 'a', SMALL: 'b' }, Small, Large)).toBe('b');
    expect(pickForSize({ LARGE: 'a', SMALL: 'b' }, Medium, Large)).toBe('a');
    expect(pickForSize({ SMALL: 'b' }, Medium, Large)).toBe('b');
    expect(pickForSize(undefined, Medium, Large)).toBeUndefined();
  });
});
