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
  /** The same drive time in the rainy season, drawn as a dashed outline over it. */
  readonly rainy?: AreaPolygons['polygons'];
  readonly latitude: number;
  readonly longitude: number;
}

const WGS84 = { wkid: 4326 };

const geometryOf = ({ rings }: AreaPolygons['polygons'][number]) =>
  new Polygon({
    rings: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: WGS84
  });

/** The widest alone: three outlines within three areas could not be told apart. */
function rainyGraphics({ rainy = [], rgb, number }: DrawnArea): Graphic[] {
  const widest = [...rainy].sort((a, b) => b.toBreak - a.toBreak).slice(0, 1);
  return widest.map(
    (polygon) =>
      new Graphic({
        geometry: geometryOf(polygon),
        attributes: { number, toBreak: polygon.toBreak, rainy: true },
        symbol: new SimpleFillSymbol({
          color: [0, 0, 0, 0],
          outline: { color: [...rgb, 1], width: 2, style: 'dash' }
        })
      })
  );
}

function polygonGraphics({ polygons, rgb, number }: DrawnArea): Graphic[] {
  return [...polygons]
    .sort((a, b) => b.toBreak - a.toBreak)
    .map(
      (polygon) =>
        new Graphic({
          geometry: geometryOf(polygon),
          attributes: { number, toBreak: polygon.toBreak },
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

/** The polygons, those of larger areas beneath those of smaller ones, over them rainy seasons; the starts with their numbers. */
export function areaGraphics(areas: readonly DrawnArea[]): DrawnGraphics {
  const largestFirst = [...areas].sort((a, b) => areaSize(b) - areaSize(a));
  const ground = [...largestFirst.flatMap(polygonGraphics), ...largestFirst.flatMap(rainyGraphics)];
  return { ground, starts: largestFirst.flatMap(startGraphics) };
}
