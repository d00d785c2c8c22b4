import type { JimuMapView } from 'jimu-arcgis';
import { openNewRecord } from './record-layers';
import { findWayToFeature } from './way-to-feature';

jest.mock('./way-to-feature', () => ({ findWayToFeature: jest.fn() }));

const open = jest.fn(async () => undefined);
const queries: object[] = [];

function createView(
  objectIds: readonly number[],
  url = 'https://site.example/rest/services/factories/FeatureServer/0'
) {
  const layer = {
    url,
    visible: false,
    queryObjectIds: async (query: object) => {
      queries.push(query);
      return objectIds;
    }
  };
  // A hidden layer is not among those of the map yet.
  const view = { getAllJimuLayerViews: () => [{ layer }] } as unknown as JimuMapView;
  return { view, layer };
}

beforeEach(() => {
  queries.length = 0;
  open.mockClear();
  jest.mocked(findWayToFeature).mockReset().mockResolvedValue(open);
});

it('switches on the layer of a new record and opens its popup', async () => {
  const { view, layer } = createView([7]);
  await openNewRecord(view, 'Factory', "f'1");
  expect(layer.visible).toBe(true);
  expect(queries).toEqual([{ where: "id IN ('f''1')" }]);
  expect(findWayToFeature).toHaveBeenCalledWith(view, layer, 7);
  expect(open).toHaveBeenCalledTimes(1);
});

it.each([
  ['whose layer does not have it yet', createView([])],
  ['whose layer the map lacks', createView([7], 'https://site.example/rest/services/wells/FeatureServer/0')]
])('opens nothing for a record %s', async (_which, { view }) => {
  await openNewRecord(view, 'Factory', 'f1');
  expect(findWayToFeature).not.toHaveBeenCalled();
});
