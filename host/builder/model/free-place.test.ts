import { findFreePlace } from './free-place';

const frame = { width: 1000, height: 600 };
const map = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 300, height: 200 };

describe('the place of a new widget', () => {
  it('is at the top right of an empty page, and above the background of a page', () => {
    const place = { left: 688, top: 12, ...size };
    expect(findFreePlace(size, frame, [])).toEqual(place);
    expect(findFreePlace(size, frame, [map])).toEqual(place);
  });

  it('is beside or below the others, with a gap', () => {
    const result = { left: 650, top: 0, width: 350, height: 100 };
    expect(findFreePlace(size, frame, [map, result])).toEqual({ left: 338, top: 12, ...size });
    const bar = { left: 0, top: 0, width: 1000, height: 60 };
    expect(findFreePlace(size, frame, [bar])).toEqual({ left: 688, top: 72, ...size });
  });

  it('covers the least of the others on a full page', () => {
    const upper = { left: 0, top: 0, width: 1000, height: 450 };
    expect(findFreePlace(size, frame, [upper])).toEqual({ left: 688, top: 388, ...size });
  });

  it('is as large as a page that is smaller than the widget', () => {
    expect(findFreePlace({ width: 2000, height: 900 }, frame, [])).toEqual({
      left: 12,
      top: 12,
      width: 976,
      height: 576
    });
  });
});
