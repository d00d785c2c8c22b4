import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import Polyline from 'esri/geometry/Polyline';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleLineSymbol from 'esri/symbols/SimpleLineSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import { BUFFER_COLOR, BUFFER_OPACITY } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { DrawnGraphics } from './drawn-layer';

/** Area of an analysis: rings of [longitude, latitude] in degrees, and its centre. */
export interface BufferArea {
  readonly latitude: number;
  readonly longitude: number;
  readonly rings: readonly (readonly (readonly [number, number])[])[];
  /** Where the records counted inside are, [longitude, latitude] in degrees; drawn as small dots. */
  readonly counted?: readonly (readonly [number, number])[];
  /** Where its sources are, [longitude, latitude] in degrees; each has a line to the centre. */
  readonly linked?: readonly (readonly [number, number])[];
}

const WGS84 = { wkid: 4326 };

/** Sizes of the dots of a centre and of a counted record, points. */
const CENTRE_SIZE = 9;
const COUNTED_SIZE = 4.5;

/** A dot; sizes in points. */
const createDot = ({ latitude, longitude }: LatLon, size: number): Graphic =>
  new Graphic({
    geometry: new Point({ latitude, longitude, spatialReference: WGS84 }),
    symbol: new SimpleMarkerSymbol({
      style: 'circle',
      color: [...BUFFER_COLOR, 1],
      size,
      outline: { color: [255, 255, 255, 1], width: size / 6 }
    })
  });

/** A dashed line from a source to the centre, widths in points. */
const createSourceLine = ({ latitude, longitude }: LatLon, source: readonly [number, number]): Graphic =>
  new Graphic({
    geometry: new Polyline({
      paths: [[[...source], [longitude, latitude]]],
      spatialReference: WGS84
    }),
    symbol: new SimpleLineSymbol({ color: [...BUFFER_COLOR, 1], style: 'short-dash', width: 1.1 })
  });

/**
 * Creates a green fill at `opacity` (0 to 1) with an outline of 1.5 px (widths in points), and a dot in the
 * middle, on each counted record and on each source.
 */
export function createBufferGraphics(
  buffers: readonly BufferArea[],
  opacity: number = BUFFER_OPACITY
): DrawnGraphics {
  return {
    ground: [
      ...buffers.map(
        ({ rings }) =>
          new Graphic({
            geometry: new Polygon({
              rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
              spatialReference: WGS84
            }),
            symbol: new SimpleFillSymbol({
              color: [...BUFFER_COLOR, opacity],
              outline: { color: [...BUFFER_COLOR, 1], width: 1.1 }
            })
          })
      ),
      ...buffers.flatMap((buffer) => (buffer.linked ?? []).map((source) => createSourceLine(buffer, source)))
    ],
    starts: [
      ...buffers.flatMap(({ counted = [], linked = [] }) =>
        [...counted, ...linked].map(([longitude, latitude]) =>
          createDot({ latitude, longitude }, COUNTED_SIZE)
        )
      ),
      ...buffers.map((buffer) => createDot(buffer, CENTRE_SIZE))
    ]
  };
}
