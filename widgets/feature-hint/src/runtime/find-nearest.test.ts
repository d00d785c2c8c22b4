import { findNearest } from './find-nearest';

type Square = Readonly<Record<'xmin' | 'xmax' | 'ymin' | 'ymax', number>>;

/** A layer of points, which counts its requests. */
function createLayer(places: readonly (readonly [number, number])[]) {
  const asked: Square[] = [];
  return {
    asked,
    objectIdField: 'OBJECTID',
    queryFeatures: async (query: object) => {
      const { geometry } = query as { readonly geometry: Square };
      asked.push(geometry);
      const features = places.flatMap(([x, y], id) =>
        x >= geometry.xmin && x <= geometry.xmax && y >= geometry.ymin && y <= geometry.ymax
          ? [{ geometry: { type: 'point', x, y }, attributes: { OBJECTID: id } }]
          : []
      );
      return { features };
    }
  };
}

const search = { x: 0, y: 0, spatialReference: {}, reach: 10 };

it('[WM-02] finds the nearest feature, also beyond the first square and beside its corner', async () => {
  expect(
    await findNearest(
      createLayer([
        [50, 0],
        [3, 0]
      ]),
      search
    )
  ).toBe(1);
  expect(
    await findNearest(
      createLayer([
        [50, 0],
        [300, 0]
      ]),
      search
    )
  ).toBe(0);
  // (9, 9) is in the first square, and farther than (11, 0) outside it.
  expect(
    await findNearest(
      createLayer([
        [9, 9],
        [11, 0]
      ]),
      search
    )
  ).toBe(1);
});

it('[WM-02] uses the centre of an outline, and stops at the end of the world', async () => {
  const area = {
    geometry: { type: 'polygon', extent: { center: { x: 1, y: 1 } } },
    attributes: { OBJECTID: 7 }
  };
  const layer = { objectIdField: 'OBJECTID', queryFeatures: async () => ({ features: [area] }) };
  expect(await findNearest(layer, search)).toBe(7);
  const empty = createLayer([]);
  expect(await findNearest(empty, search)).toBeNull();
  expect(empty.asked.length).toBeLessThan(25);
});
