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

export type AreaRings = AreaPolygons['polygons'][number]['rings'];

const polygonOf = (rings: AreaRings): Polygon =>
  new Polygon({ rings: rings.map((ring) => ring.map(([x, y]) => [x, y])), spatialReference: WGS84 });

/** The widest alone: three outlines within three areas could not be told apart. */
function rainyGraphics({ rainy = [], rgb, number }: DrawnArea): Graphic[] {
  const widest = [...rainy].sort((a, b) => b.toBreak - a.toBreak).slice(0, 1);
  return widest.map(
    (polygon) =>
      new Graphic({
        geometry: polygonOf(polygon.rings),
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
          geometry: polygonOf(polygon.rings),
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

/** Dark within light, so that it shows on every basemap; widths in points. */
const OVERLAP_DARK = [33, 37, 41, 0.9];
const OVERLAP_LIGHT = [255, 255, 255, 0.9];

/** The ground of two or more areas: hatched, its outline dashed on a light line. */
function overlapGraphics(rings: AreaRings): Graphic[] {
  if (rings.length === 0) return [];
  const geometry = polygonOf(rings);
  const attributes = { overlap: true };
  return [
    new Graphic({
      geometry,
      attributes,
      symbol: new SimpleFillSymbol({ style: 'none', outline: { color: OVERLAP_LIGHT, width: 3 } })
    }),
    new Graphic({
      geometry,
      attributes,
      symbol: new SimpleFillSymbol({
        style: 'backward-diagonal',
        color: OVERLAP_DARK,
        outline: { color: OVERLAP_DARK, width: 1.5, style: 'dash' }
      })
    })
  ];
}

/**
 * The polygons, those of larger areas beneath those of smaller ones, over them rainy seasons, the ground that the areas
 * share on top; the starts with their numbers.
 * @param overlap rings of the ground in two or more areas, in degrees; none where there is none, or it is not known yet.
 */
export function areaGraphics(areas: readonly DrawnArea[], overlap: AreaRings = []): DrawnGraphics {
  const largestFirst = [...areas].sort((a, b) => areaSize(b) - areaSize(a));
  return {
    ground: [
      ...largestFirst.flatMap(polygonGraphics),
      ...largestFirst.flatMap(rainyGraphics),
      ...overlapGraphics(overlap)
    ],
    starts: largestFirst.flatMap(startGraphics)
  };
}
