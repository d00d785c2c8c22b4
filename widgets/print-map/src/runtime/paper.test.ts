import { computePictureArea, toDots, groundPerPixel, isBesidePicture, pictureSize } from './paper';

it('a picture leaves space for the legend beside it, and never exceeds the paper', () => {
  expect(pictureSize('landscape', false).width).toBe(297 - 2 * 10);
  expect(pictureSize('landscape', true).width).toBeLessThan(297 - 2 * 10 - 60);
  expect(pictureSize('portrait', true).width).toBe(210 - 2 * 10);
  // At 200 dots per inch.
  expect(toDots(254, 200)).toBe(2000);
});

it.each([
  ['a wide window', { width: 1600, height: 800 }],
  ['a phone', { width: 390, height: 700 }]
])('the printed part of %s has the proportions of the picture, from the middle', (_what, view) => {
  const size = pictureSize('landscape', true);
  const { x, y, width, height } = computePictureArea(view, size);
  expect(width / height).toBeCloseTo(size.width / size.height, 1);
  expect(Math.max(width / view.width, height / view.height)).toBeCloseTo(1, 2);
  expect([x, y]).toEqual([Math.round((view.width - width) / 2), Math.round((view.height - height) / 2)]);
});

it('a legend is placed beside the picture when it fits there, otherwise beneath it', () => {
  expect(isBesidePicture('landscape', 20)).toBe(true);
  expect(isBesidePicture('landscape', 40)).toBe(false);
  expect(isBesidePicture('landscape', 0)).toBe(false);
  expect(isBesidePicture('portrait', 20)).toBe(false);
});

it('a pixel covers less ground farther from the equator', () => {
  // The Maps SDK assumes 96 px per inch of 25.4 mm.
  expect(groundPerPixel({ scale: 96_000, latitude: 0 })).toBeCloseTo(25.4, 6);
  expect(groundPerPixel({ scale: 96_000, latitude: 60 })).toBeCloseTo(12.7, 6);
});
