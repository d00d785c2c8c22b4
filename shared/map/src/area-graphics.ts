import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polygon from 'esri/geometry/Polygon';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import { AREA_OPACITY } from '@site/domain';
import type { AreaPolygons } from './areas';
import { areaSize } from './areas';
import type { DrawnGraphics } from './drawn-layer';

export interface DrawnArea extends AreaPolygons {
  /** The number on the start. */
  readonly number: number;
  readonly rgb: readonly [number, number, number];
  readonly latitude: number;
  readonly longitude: number;
}

const WGS84 = { wkid: 4326 };

function polygonGraphics({ polygons, rgb, number }: DrawnArea): Graphic[] {
  return [...polygons]
    .sort((a, b) => b.toBreak - a.toBreak)
    .map(
      ({ rings, toBreak }) =>
        new Graphic({
          geometry: new Polygon({
            rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
            spatialReference: WGS84
          }),
          attributes: { number, toBreak },
          // Widths in points: an outline of 1.5 px.
          symbol: new SimpleFillSymbol({
            color: [...rgb, AREA_OPACITY],
            outline: { color: [...rgb, 1], width: 1.1 }
          })
        })
    );
}

function startGraphics({ latitude, longitude, rgb, number }: DrawnArea): Graphic[] {
  const geometry = new Point({ latitude, longitude, spatialReference: WGS84 });
  const attributes = { number };
  return [
    new Graphic({
      geometry,
      attributes,
      symbol: new SimpleMarkerSymbol({
        style: 'circle',
        color: [...rgb, 1],
        size: 16.5,
        outline: { color: [255, 255, 255, 1], width: 1.5 }
      })
    }),
    new Graphic({
      geometry,
      attributes,
      symbol: new TextSymbol({
        text: String(number),
        color: [255, 255, 255, 1],
        verticalAlignment: 'middle',
        font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' }
      })
    })
  ];
}

/** The polygons, those of larger areas beneath those of smaller ones; the starts with their numbers. */
export function areaGraphics(areas: readonly DrawnArea[]): DrawnGraphics {
  const largestFirst = [...areas].sort((a, b) => areaSize(b) - areaSize(a));
  return { ground: largestFirst.flatMap(polygonGraphics), starts: largestFirst.flatMap(startGraphics) };
}
