import { getMapView } from './map-view';

it('reads the view of the component where a map has one, and else that of the map', () => {
  const [own, held] = [{ scale: 1 }, { scale: 2 }];
  expect(getMapView({ view: own })).toBe(own);
  expect(getMapView({ view: own, mapComponent: null })).toBe(own);
  expect(getMapView({ view: own, mapComponent: { view: null } })).toBe(own);
  expect(getMapView({ view: own, mapComponent: { view: held } })).toBe(held);
});
