import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polyline from 'esri/geometry/Polyline';
import type Map from 'esri/Map';
import SimpleLineSymbol from 'esri/symbols/SimpleLineSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import { BUFFER_COLOR, ROUTE_COLOR } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { Appearance } from './basemap';
import { addDrawnLayer } from './drawn-layer';
import type { DrawnGraphics } from './drawn-layer';

/** Destinations and routes of pickup trips. */
export interface DrawnTrips {
  readonly factory: LatLon;
  readonly piles: readonly LatLon[];
  /** Longitudes and latitudes in degrees; a pile without a known route has none. */
  readonly ways: readonly (readonly (readonly [number, number])[])[];
  /** Appearance whose land everything else fades into. */
  readonly appearance: Appearance;
}

const WGS84 = { wkid: 4326 };
const WHITE = [255, 255, 255, 1];

const createDot = ({ latitude, longitude }: LatLon, style: 'circle' | 'square', color: readonly number[]) =>
  new Graphic({
    geometry: new Point({ latitude, longitude, spatialReference: WGS84 }),
    symbol: new SimpleMarkerSymbol({
      style,
      color: [...color, 1],
      size: 9,
      outline: { color: WHITE, width: 1.5 }
    })
  });

/**
 * Draws routes in blue with a white edge, piles as dots, the factory as a square, all above the veil over the map;
 * widths in points.
 */
export function createTripGraphics({ factory, piles, ways, appearance }: DrawnTrips): DrawnGraphics {
  const strokes = [
    { color: [255, 255, 255, 0.9], width: 4.5 },
    { color: [...ROUTE_COLOR, 1], width: 2.5 }
  ];
  return {
    ground: [],
    veil: { area: [], appearance },
    starts: [
      ...strokes.flatMap(({ color, width }) =>
        ways.map(
          (way) =>
            new Graphic({
              geometry: new Polyline({ paths: [way.map(([x, y]) => [x, y])], spatialReference: WGS84 }),
              symbol: new SimpleLineSymbol({ color, width, cap: 'round', join: 'round' })
            })
        )
      ),
      ...piles.map((pile) => createDot(pile, 'circle', ROUTE_COLOR)),
      createDot(factory, 'square', BUFFER_COLOR)
    ]
  };
}

/** Drawing of a plan on `map`: `show` draws exactly this plan, null nothing; `remove` removes the layers. */
export interface TripLayer {
  show(trips: DrawnTrips | null): void;
  remove(): void;
}

/** Adds the layers for pickup trips. */
export function addTripLayer(map: Map, title: string): TripLayer {
  const drawn = addDrawnLayer(map, title);
  return {
    show: (trips) => drawn.show(trips ? createTripGraphics(trips) : { ground: [], starts: [] }),
    remove: drawn.remove
  };
}
