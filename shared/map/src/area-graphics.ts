import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import { AREA_OPACITY, buildGeodesicCircle } from '@site/domain';
import type { AreaPolygons } from './areas';
import type { Appearance } from './basemap';
import { createPolygon } from './area-polygon';
import type { AreaRings } from './area-polygon';
import { computeAreaSize, findWidestPolygon } from './areas';
import type { DrawnGraphics } from './drawn-layer';

export interface DrawnArea extends AreaPolygons {
  /** Number shown on the start. */
  readonly number: number;
  readonly rgb: readonly [number, number, number];
  /** Opacity of the fill, 0 to 1; {@link AREA_OPACITY} by default. */
  readonly opacity?: number;
  /** The same drive time in the rainy season, drawn as a dashed outline over the area. */
  readonly rainy?: AreaPolygons['polygons'];
  readonly latitude: number;
  readonly longitude: number;
  /**
   * Radius in metres of the circle around the start whose mills the area counts; absent when it counts mills
   * inside itself.
   */
  readonly millRadius?: number;
}

/** The selected area, and the appearance whose land colour everything else fades into. */
export interface SelectedArea {
  readonly area: DrawnArea;
  readonly appearance: Appearance;
}

const WGS84 = { wkid: 4326 };

/** Only the widest polygon: three outlines within three areas would be indistinguishable. */
function createRainyGraphics({ rainy = [], rgb, number }: DrawnArea): Graphic[] {
  const widest = findWidestPolygon({ polygons: rainy });
  if (!widest) return [];
  return [
    new Graphic({
      geometry: createPolygon(widest.rings),
      attributes: { number, toBreak: widest.toBreak, rainy: true },
      symbol: new SimpleFillSymbol({
        color: [0, 0, 0, 0],
        outline: { color: [...rgb, 1], width: 2, style: 'dash' }
      })
    })
  ];
}

/** Corners of a drawn circle. */
const CIRCLE_CORNERS = 180;

/**
 * Circle whose mills an area counts: dotted and without a fill, so that it does not look like a reachable area.
 */
function createMillCircleGraphics({ latitude, longitude, millRadius, rgb, number }: DrawnArea): Graphic[] {
  if (millRadius === undefined) return [];
  return [
    new Graphic({
      geometry: createPolygon([buildGeodesicCircle({ latitude, longitude }, millRadius, CIRCLE_CORNERS)]),
      attributes: { number, millRadius },
      symbol: new SimpleFillSymbol({
        color: [0, 0, 0, 0],
        outline: { color: [...rgb, 1], width: 1.5, style: 'dot' }
      })
    })
  ];
}

function createPolygonGraphics({ polygons, rgb, number, opacity = AREA_OPACITY }: DrawnArea): Graphic[] {
  return [...polygons]
    .sort((a, b) => b.toBreak - a.toBreak)
    .map(
      (polygon) =>
        new Graphic({
          geometry: createPolygon(polygon.rings),
          attributes: { number, toBreak: polygon.toBreak },
          // Widths in points: an outline of 1.5 px.
          symbol: new SimpleFillSymbol({
            color: [...rgb, opacity],
            outline: { color: [...rgb, 1], width: 1.1 }
          })
        })
    );
}

/** Symbol of a pin whose tip is at the start. */
const PIN = {
  path: 'M12 0C5.4 0 0 5.2 0 11.7C0 19.6 12 30 12 30S24 19.6 24 11.7C24 5.2 18.6 0 12 0Z',
  /** Height, points. */
  size: 25.5,
  /** Offsets of its middle and of its head above the start, points. */
  middle: 12.75,
  head: 15.5
} as const;

function createStartGraphics({ latitude, longitude, rgb, number }: DrawnArea): Graphic[] {
  const geometry = new Point({ latitude, longitude, spatialReference: WGS84 });
  const attributes = { number };
  return [
    new Graphic({
      geometry,
      attributes,
      symbol: new SimpleMarkerSymbol({
        path: PIN.path,
        color: [...rgb, 1],
        size: PIN.size,
        yoffset: PIN.middle,
        outline: { color: [255, 255, 255, 1], width: 1.2 }
      })
    }),
    new Graphic({
      geometry,
      attributes,
      symbol: new TextSymbol({
        text: String(number),
        color: [255, 255, 255, 1],
        verticalAlignment: 'middle',
        yoffset: PIN.head,
        font: { family: 'Arial Unicode MS', size: 9, weight: 'bold' }
      })
    })
  ];
}

/** Dark line within a light one, visible on every basemap; widths in points. */
const OVERLAP_DARK = [33, 37, 41, 0.9];
const OVERLAP_LIGHT = [255, 255, 255, 0.9];

/** Overlap of two or more areas: hatched, with a dashed outline on a light line. */
function createOverlapGraphics(rings: AreaRings): Graphic[] {
  if (rings.length === 0) return [];
  const geometry = createPolygon(rings);
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
 * Creates the graphics of areas: polygons with larger areas beneath smaller ones, rainy seasons over them and
 * the overlap on top; starts with their numbers, and the circles whose mills are counted.
 * @param overlap rings of the overlap of two or more areas, in degrees; empty when there is no overlap or it is
 * not known yet.
 * @param hero the selected area: everything else is dimmed.
 */
export function createAreaGraphics(
  areas: readonly DrawnArea[],
  overlap: AreaRings = [],
  hero: SelectedArea | null = null
): DrawnGraphics {
  const largestFirst = [...areas].sort((a, b) => computeAreaSize(b) - computeAreaSize(a));
  return {
    ground: [
      ...largestFirst.flatMap(createPolygonGraphics),
      ...largestFirst.flatMap(createRainyGraphics),
      ...createOverlapGraphics(overlap)
    ],
    veil: hero && { area: findWidestPolygon(hero.area)?.rings ?? [], appearance: hero.appearance },
    starts: [...largestFirst.flatMap(createMillCircleGraphics), ...largestFirst.flatMap(createStartGraphics)]
  };
}
