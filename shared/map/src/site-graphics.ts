import Graphic from 'esri/Graphic';
import Point from 'esri/geometry/Point';
import * as unionOperator from 'esri/geometry/operators/unionOperator';
import type Polygon from 'esri/geometry/Polygon';
import type Map from 'esri/Map';
import SimpleFillSymbol from 'esri/symbols/SimpleFillSymbol';
import SimpleMarkerSymbol from 'esri/symbols/SimpleMarkerSymbol';
import TextSymbol from 'esri/symbols/TextSymbol';
import { BUFFER_COLOR, computeDoubleArea } from '@site/domain';
import type { LatLon } from '@site/domain';
import { NAME_COLORS } from '@site/layers';
import { createPolygon } from './area-polygon';
import type { AreaRings } from './area-polygon';
import type { Appearance } from './basemap';
import { addDrawnLayer } from './drawn-layer';
import type { DrawnGraphics } from './drawn-layer';
import type { DrawnView } from './veil-layer';

/** A chosen site. */
export interface DrawnSite extends LatLon {
  /** Number on its star. */
  readonly number: number;
  readonly name: string;
  /** Area within the longest drive; null while it is not known, and without one. */
  readonly catchment: AreaRings | null;
  /** Its star is larger, and its catchment darker. */
  readonly isOpen: boolean;
}

/** Sites of an answer, and the candidates that they were chosen from. */
export interface DrawnSites {
  readonly sites: readonly DrawnSite[];
  readonly candidates: readonly LatLon[];
  /** Appearance whose land everything but the catchments fades into. */
  readonly appearance: Appearance;
}

const WGS84 = { wkid: 4326 };
const WHITE = [255, 255, 255, 1];
const FONT = 'Arial Unicode MS';

const createPoint = ({ latitude, longitude }: LatLon) =>
  new Point({ latitude, longitude, spatialReference: WGS84 });

/** Opacities of a catchment's fill. */
const [FILL, OPEN_FILL] = [0.18, 0.32];

const createCatchment = (rings: AreaRings, isOpen: boolean): Graphic =>
  new Graphic({
    geometry: createPolygon(rings),
    symbol: new SimpleFillSymbol({
      color: [...BUFFER_COLOR, isOpen ? OPEN_FILL : FILL],
      outline: { color: [...BUFFER_COLOR, 1], width: isOpen ? 1.8 : 1.1 }
    })
  });

/** A candidate: a small hollow dot. */
const createCandidateGraphic = (candidate: LatLon): Graphic =>
  new Graphic({
    geometry: createPoint(candidate),
    symbol: new SimpleMarkerSymbol({
      style: 'circle',
      color: [...WHITE.slice(0, 3), 0.85],
      size: 4.5,
      outline: { color: [...BUFFER_COLOR, 0.9], width: 0.9 }
    })
  });

/** A star of five points within 24 by 24. */
const STAR = createStar();

function createStar(): string {
  const [outer, inner] = [12, 5.6];
  const corners = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? outer : inner;
    const angle = -Math.PI / 2 + (at * Math.PI) / 5;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Sizes of a star, points. */
const [STAR_SIZE, OPEN_STAR_SIZE] = [21, 27];

function createSiteGraphics(site: DrawnSite, appearance: Appearance): Graphic[] {
  const { label, halo } = NAME_COLORS[appearance];
  const geometry = createPoint(site);
  const size = site.isOpen ? OPEN_STAR_SIZE : STAR_SIZE;
  const attributes = { number: site.number };
  return [
    new Graphic({
      geometry,
      attributes,
      symbol: new SimpleMarkerSymbol({
        path: STAR,
        color: [...BUFFER_COLOR, 1],
        size,
        outline: { color: WHITE, width: 1.2 }
      })
    }),
    new Graphic({
      geometry,
      attributes,
      symbol: new TextSymbol({
        text: String(site.number),
        color: WHITE,
        verticalAlignment: 'middle',
        font: { family: FONT, size: 8, weight: 'bold' }
      })
    }),
    new Graphic({
      geometry,
      attributes,
      symbol: new TextSymbol({
        text: site.name,
        color: label,
        haloColor: halo,
        haloSize: 1.5,
        verticalAlignment: 'bottom',
        yoffset: size / 2 + 1,
        font: { family: FONT, size: 9, weight: 'bold' }
      })
    })
  ];
}

/** Returns the largest ring of a catchment as a list of one; undefined without rings. */
const findOutline = (rings: AreaRings): [AreaRings[number]] | undefined =>
  [...rings]
    .sort((one, other) => Math.abs(computeDoubleArea(other)) - Math.abs(computeDoubleArea(one)))
    .map((ring): [AreaRings[number]] => [ring])[0];

/** Returns the rings of catchments together: rings of a veil must not overlap, or their common part would be veiled. */
function uniteOutlines(outlines: readonly AreaRings[number][]): AreaRings {
  const united = unionOperator.executeMany(outlines.map((outline) => createPolygon([outline])));
  return ((united as Polygon | null)?.rings ?? []) as unknown as AreaRings;
}

/** Draws sites: catchments with the candidates above them, a veil over everything else, and the stars with names. */
export function createSitesGraphics({ sites, candidates, appearance }: DrawnSites): DrawnGraphics {
  const inOrder = [...sites].sort((one, other) => Number(one.isOpen) - Number(other.isOpen));
  const outlines = sites.flatMap(({ catchment }) => findOutline(catchment ?? []) ?? []);
  return {
    ground: [
      ...inOrder.flatMap(({ catchment, isOpen }) => (catchment ? [createCatchment(catchment, isOpen)] : [])),
      ...candidates.map(createCandidateGraphic)
    ],
    veil: outlines.length > 0 ? { area: uniteOutlines(outlines), appearance } : null,
    starts: inOrder.flatMap((site) => createSiteGraphics(site, appearance))
  };
}

/** Drawing of sites on `map`: `show` draws exactly these, null nothing; `remove` removes the layers. */
export interface SitesLayer {
  show(sites: DrawnSites | null): void;
  remove(): void;
}

/** Adds the layers for sites. */
export function addSitesLayer(map: Map, title: string, view?: DrawnView): SitesLayer {
  const drawn = addDrawnLayer(map, title, view);
  return {
    show: (sites) => drawn.show(sites ? createSitesGraphics(sites) : { ground: [], starts: [] }),
    remove: drawn.remove
  };
}
