import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import Polyline from 'esri/geometry/Polyline';
import type Map from 'esri/Map';
import CIMSymbol from 'esri/symbols/CIMSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import { BUFFER_COLOR } from '@site/domain';
import type { LatLon } from '@site/domain';
import type { Appearance } from './basemap';
import { addDrawnLayer } from './drawn-layer';
import type { DrawnGraphics } from './drawn-layer';

type Rgb = readonly [number, number, number];

export interface DrawnStop extends LatLon {
  /** Numbers of the stops at this place. */
  readonly label: string;
}

export interface DrawnRound {
  readonly rgb: Rgb;
  /** Longitudes and latitudes in degrees; null while the line is not known, and without one. */
  readonly line: readonly (readonly [number, number])[] | null;
  readonly stops: readonly DrawnStop[];
  /** Drawn wider, above the others. */
  readonly isOpen: boolean;
}

/** Rounds, the factory and the piles that are left behind. */
export interface DrawnRounds {
  readonly factory: LatLon;
  readonly rounds: readonly DrawnRound[];
  /** Piles left behind, each with its reason. */
  readonly left: readonly DrawnStop[];
  /** Appearance whose land everything else fades into. */
  readonly appearance: Appearance;
}

const WGS84 = { wkid: 4326 };
const WHITE: Rgb = [255, 255, 255];
/** Ink of what is left behind, in the theme's colour of warnings, on its light ground. */
const LEFT_INK: Rgb = [138, 75, 0];
const LEFT_GROUND: Rgb = [255, 241, 220];
const FONT = 'Arial Unicode MS';

const createPoint = ({ latitude, longitude }: LatLon) =>
  new Point({ latitude, longitude, spatialReference: WGS84 });

/** Lines side by side on a road that several rounds use, and their distance, points. */
const LANES = 4;
const LANE_WIDTH = 2.5;

/**
 * Creates the stroke of a line. It is drawn at the right of its way, each round in a lane of its own, so that the
 * way out and back, and rounds on one road, stay apart.
 */
function createStroke(
  color: readonly [number, number, number, number],
  width: number,
  lane: number
): CIMSymbol {
  return new CIMSymbol({
    data: {
      type: 'CIMSymbolReference',
      symbol: {
        type: 'CIMLineSymbol',
        symbolLayers: [
          {
            type: 'CIMSolidStroke',
            enable: true,
            capStyle: 'Round',
            joinStyle: 'Round',
            width,
            color: [...color],
            effects: [
              {
                type: 'CIMGeometricEffectOffset',
                method: 'Rounded',
                offset: -LANE_WIDTH * (0.5 + lane),
                option: 'Fast'
              }
            ]
          }
        ]
      }
    }
  });
}

/** Creates a line with its white casing; widths in points. */
function createLineGraphics({ rgb, line, isOpen }: DrawnRound, index: number): Graphic[] {
  if (!line) return [];
  const geometry = new Polyline({ paths: [line.map(([x, y]) => [x, y])], spatialReference: WGS84 });
  const width = isOpen ? 4.5 : 2.5;
  const lane = index % LANES;
  return [createStroke([...WHITE, 230], width + 1.5, lane), createStroke([...rgb, 255], width, lane)].map(
    (symbol) => new Graphic({ geometry, symbol })
  );
}

/** Diameter of a stop, what each further figure of its numbers adds, and the largest one, points. */
const STOP_SIZE = 15;
const FIGURE_SIZE = 3;
const MAX_STOP_SIZE = 27;

function createStopGraphics(rgb: Rgb, stop: DrawnStop): Graphic[] {
  const geometry = createPoint(stop);
  return [
    new Graphic({
      geometry,
      symbol: new SimpleMarkerSymbol({
        style: 'circle',
        color: [...rgb, 1],
        size: Math.min(MAX_STOP_SIZE, STOP_SIZE + FIGURE_SIZE * Math.max(0, stop.label.length - 2)),
        outline: { color: [...WHITE, 1], width: 1.5 }
      })
    }),
    new Graphic({
      geometry,
      symbol: new TextSymbol({
        text: stop.label,
        color: [...WHITE, 1],
        verticalAlignment: 'middle',
        font: { family: FONT, size: 8.5, weight: 'bold' }
      })
    })
  ];
}

/** Most piles left behind whose reasons are written on the map: more would cover it. */
const MAX_REASONS = 5;

/** A pile left behind: a circle with a dashed look, and its reason beside it. */
function createLeftGraphics(stop: DrawnStop, hasReason: boolean): Graphic[] {
  const geometry = createPoint(stop);
  // An outline of a marker cannot be dashed: the gaps are a ring of the ground's colour with marks on it.
  const marks = new Graphic({
    geometry,
    symbol: new SimpleMarkerSymbol({
      path: DASHED_RING,
      color: [...LEFT_INK, 1],
      size: 13.5,
      outline: { color: [...LEFT_INK, 1], width: 0.5 }
    })
  });
  const ground = new Graphic({
    geometry,
    symbol: new SimpleMarkerSymbol({
      style: 'circle',
      color: [...WHITE, 0.9],
      size: 15,
      outline: { color: [...WHITE, 0.9], width: 1 }
    })
  });
  if (!hasReason) return [ground, marks];
  const reason = new Graphic({
    geometry,
    symbol: new TextSymbol({
      text: stop.label,
      color: [...LEFT_INK, 1],
      haloColor: [...LEFT_GROUND, 1],
      haloSize: 2,
      horizontalAlignment: 'left',
      verticalAlignment: 'middle',
      xoffset: 10,
      font: { family: FONT, size: 9, weight: 'bold' }
    })
  });
  return [ground, marks, reason];
}

/** Ring of eight arcs within 24 by 24. */
const DASHED_RING = createDashedRing(8);

function createDashedRing(dashes: number): string {
  const [outer, inner] = [12, 9];
  const at = (radius: number, turn: number) => {
    const angle = 2 * Math.PI * turn;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return Array.from({ length: dashes }, (_, dash) => {
    const [start, middle, end] = [0, 0.3, 0.6].map((share) => (dash + share) / dashes) as [
      number,
      number,
      number
    ];
    return `M${at(outer, start)}L${at(outer, middle)}L${at(outer, end)}L${at(inner, end)}L${at(inner, middle)}L${at(inner, start)}Z`;
  }).join('');
}

function createFactoryGraphic(factory: LatLon): Graphic {
  return new Graphic({
    geometry: createPoint(factory),
    symbol: new SimpleMarkerSymbol({
      style: 'square',
      color: [...BUFFER_COLOR, 1],
      size: 12,
      outline: { color: [...WHITE, 1], width: 1.5 }
    })
  });
}

/**
 * Draws rounds above the veil over the map: the open one above the others, and the numbers of stops above all
 * lines.
 */
export function createRoundsGraphics({ factory, rounds, left, appearance }: DrawnRounds): DrawnGraphics {
  const inOrder = rounds
    .map((round, index) => ({ ...round, index }))
    .sort((one, other) => Number(one.isOpen) - Number(other.isOpen));
  return {
    ground: [],
    veil: { area: [], appearance },
    starts: [
      ...inOrder.flatMap((round) => createLineGraphics(round, round.index)),
      ...left.flatMap((stop) => createLeftGraphics(stop, left.length <= MAX_REASONS)),
      ...inOrder.flatMap(({ rgb, stops }) => stops.flatMap((stop) => createStopGraphics(rgb, stop))),
      createFactoryGraphic(factory)
    ]
  };
}

/** Drawing of rounds on `map`: `show` draws exactly these, null nothing; `remove` removes the layers. */
export interface RoundsLayer {
  show(rounds: DrawnRounds | null): void;
  remove(): void;
}

/** Adds the layers for pickup rounds. */
export function addRoundsLayer(map: Map, title: string): RoundsLayer {
  const drawn = addDrawnLayer(map, title);
  return {
    show: (rounds) => drawn.show(rounds ? createRoundsGraphics(rounds) : { ground: [], starts: [] }),
    remove: drawn.remove
  };
}
