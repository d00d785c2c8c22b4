import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import Graphic from 'esri/Graphic';
import { getOfferedPlace } from './offered-place';

const point = new Point({ latitude: 5.03, longitude: 7.93 });
const clicked = new Point({ latitude: 5.1, longitude: 8 });
const ring = [
  [7, 5],
  [9, 5],
  [9, 6],
  [7, 5]
];

describe('place that a popup offers', () => {
  it('returns the position of a point, named by the title fields', () => {
    const graphic = new Graphic({ geometry: point, attributes: { name: 'Kraken II' } });
    expect(getOfferedPlace({ graphic, titled: ['name'] }, clicked)).toEqual({
      latitude: 5.03,
      longitude: 7.93,
      name: 'Kraken II'
    });
  });

  it('names a place by its position when no field names it', () => {
    const graphic = new Graphic({ geometry: point, attributes: { name: null } });
    expect(getOfferedPlace({ graphic, titled: ['name'] }, null)?.name).toBe('5.0300, 7.9300');
  });

  it("returns the position where an area's popup was opened, or null without one", () => {
    const graphic = new Graphic({
      geometry: new Polygon({ rings: [ring] }),
      attributes: { ADM2_EN: 'Uyo' }
    });
    const titled = ['ADM2_EN'];
    expect(getOfferedPlace({ graphic, titled }, clicked)).toEqual({
      latitude: 5.1,
      longitude: 8,
      name: 'Uyo'
    });
    expect(getOfferedPlace({ graphic, titled }, null)).toBeNull();
  });
});
