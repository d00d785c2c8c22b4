import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import Graphic from 'esri/Graphic';
import { offeredPlace } from './offered-place';

const point = new Point({ latitude: 5.03, longitude: 7.93 });
const clicked = new Point({ latitude: 5.1, longitude: 8 });
const ring = [
  [7, 5],
  [9, 5],
  [9, 6],
  [7, 5]
];

describe('the place that a popup offers', () => {
  it('is where a point stands, by the name that the title says', () => {
    const graphic = new Graphic({ geometry: point, attributes: { name: 'Kraken II' } });
    expect(offeredPlace({ graphic, titled: ['name'] }, clicked)).toEqual({
      latitude: 5.03,
      longitude: 7.93,
      name: 'Kraken II'
    });
  });

  it('is its position where nothing names it', () => {
    const graphic = new Graphic({ geometry: point, attributes: { name: null } });
    expect(offeredPlace({ graphic, titled: ['name'] }, null)?.name).toBe('5.0300, 7.9300');
  });

  it('is where the popup of an area was opened, and unknown without that', () => {
    const graphic = new Graphic({
      geometry: new Polygon({ rings: [ring] }),
      attributes: { ADM2_EN: 'Uyo' }
    });
    const titled = ['ADM2_EN'];
    expect(offeredPlace({ graphic, titled }, clicked)).toEqual({ latitude: 5.1, longitude: 8, name: 'Uyo' });
    expect(offeredPlace({ graphic, titled }, null)).toBeNull();
  });
});
