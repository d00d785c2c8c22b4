import lgaSeats from './lga-seats.json';
import neighbours from './neighbours.json';
import places from './places.json';
import rivers from './rivers.json';
import states from './states.topo.json';
import type { Position } from '../kit/geometry';

export interface StateTopology {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
  /** Delta-encoded integers. */
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly objects: {
    readonly nga: {
      readonly geometries: readonly {
        readonly type: string;
        readonly properties: { readonly name: string };
        /** Polygon: rings of arcs; MultiPolygon: polygons of rings of arcs. A negative arc ~a is reversed. */
        readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

export type PlaceSource = readonly [
  name: string,
  state: string,
  featureCode: string,
  population: number,
  longitude: number,
  latitude: number
];
export type LgaSeatSource = readonly [code: string, town: string, longitude: number, latitude: number];

/** Outlines of the 37 states (see NOTICE.md in this folder). */
export const stateTopology = states as unknown as StateTopology;
/** Land of the neighbouring countries: closed rings by country. */
export const neighbourSources = neighbours as unknown as readonly {
  readonly name: string;
  readonly polygons: readonly (readonly Position[])[];
}[];
/** Towns of Nigeria, the most populous first. */
export const placeSources = places as unknown as readonly PlaceSource[];
/** Known seats of LGAs. */
export const lgaSeatSources = lgaSeats as unknown as readonly LgaSeatSource[];
/** Wide rivers, approximate, and their bridges. */
export const riverSources = rivers as unknown as readonly {
  readonly name: string;
  readonly line: readonly Position[];
  readonly bridges: readonly Position[];
}[];
