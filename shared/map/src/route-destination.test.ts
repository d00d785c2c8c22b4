import RouteLayer from 'esri/layers/RouteLayer';
import EsriMap from 'esri/Map';
import Point from 'esri/geometry/Point';
import Stop from 'esri/rest/support/Stop';
import { routeTo, setDestination } from './route-destination';

const uyo = { latitude: 5.03, longitude: 7.93, name: 'Uyo, Akwa Ibom' };
const aba = { latitude: 5.11, longitude: 7.37, name: 'Aba, Abia' };
const stopAt = ({ latitude, longitude, name }: typeof uyo) =>
  new Stop({ geometry: new Point({ latitude, longitude }), name });

const createRoutes = (stops: Stop[] = []) => {
  const layer = new RouteLayer({ url: 'http://localhost/Route', stops });
  const solve = jest.spyOn(layer, 'solve').mockResolvedValue('a way' as never);
  const update = jest.spyOn(layer, 'update').mockImplementation(() => undefined);
  return { layer, solve, update };
};
const listNames = ({ stops }: RouteLayer) => stops.toArray().map(({ name }) => name);

describe('directions to a destination', () => {
  it('have it as their last stop, and wait for a start', async () => {
    const { layer, solve } = createRoutes();
    await routeTo(layer, uyo);
    expect(listNames(layer)).toEqual([null, uyo.name]);
    expect(layer.stops.at(1)?.geometry).toMatchObject({ latitude: uyo.latitude, longitude: uyo.longitude });
    expect(solve).not.toHaveBeenCalled();
  });

  it('keep the chosen start, and solve the route at once', async () => {
    const { layer, update } = createRoutes([stopAt(aba), stopAt({ ...aba, name: 'Before' })]);
    await routeTo(layer, uyo);
    expect(listNames(layer)).toEqual([aba.name, uyo.name]);
    expect(update).toHaveBeenCalledWith('a way');
  });

  it('are set once the tool has added its layer; of two earlier requests the last one counts', async () => {
    const map = new EsriMap();
    const { layer } = createRoutes();
    const asked = [setDestination(map, aba), setDestination(map, uyo)];
    map.add(layer);
    await Promise.all(asked);
    expect(listNames(layer)).toEqual([null, uyo.name]);
  });

  it('keep both stops when there is no route', async () => {
    const { layer, solve } = createRoutes([stopAt(aba), new Stop()]);
    solve.mockRejectedValue(new Error('Unable to route.'));
    await setDestination(new EsriMap({ layers: [layer] }), uyo);
    expect(listNames(layer)).toEqual([aba.name, uyo.name]);
  });
});
