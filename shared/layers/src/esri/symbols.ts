import { SHAPE_PATHS } from '../symbols';
import type { HexColor, Edge, LayerSymbol, MarkerShape } from '../symbols';
import type { MarkerStyle, MarkerSymbolJson, OutlineJson, Rgba, SymbolJson } from './json';

const parseChannel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Converts '#rrggbb' or '#rrggbbaa' to the array of Esri's JSON. */
export const toRgba = (color: HexColor): Rgba => [
  parseChannel(color, 1),
  parseChannel(color, 3),
  parseChannel(color, 5),
  color.length > 7 ? parseChannel(color, 7) : 255
];

/** Shapes that ArcGIS knows by name; the others are paths. */
const STYLES: Partial<Readonly<Record<MarkerShape, Exclude<MarkerStyle, 'esriSMSPath'>>>> = {
  circle: 'esriSMSCircle',
  square: 'esriSMSSquare',
  diamond: 'esriSMSDiamond',
  triangle: 'esriSMSTriangle'
};
/** Shapes that fill their square at least as much as a circle. */
const FULL: readonly MarkerShape[] = ['circle', 'square', 'hexagon'];

/** Returns the size of a shape, in points: shapes with corners must be larger to look as large as a circle. */
export const scaleShape = (shape: MarkerShape, size: number): number =>
  size * (FULL.includes(shape) ? 1 : 1.35);

function toMarkerShape(shape: MarkerShape): Pick<MarkerSymbolJson, 'style' | 'path'> {
  const style = STYLES[shape];
  return style === undefined ? { style: 'esriSMSPath', path: SHAPE_PATHS[shape]! } : { style };
}

const createOutline = ({ color, width }: Edge): OutlineJson => ({ color: toRgba(color), width });

/** Converts a symbol of the catalogue to the format of ArcGIS REST and web maps. */
export function createSymbol(symbol: LayerSymbol): SymbolJson {
  switch (symbol.kind) {
    case 'point':
      return {
        type: 'esriSMS',
        ...toMarkerShape(symbol.shape),
        color: toRgba(symbol.color),
        size: scaleShape(symbol.shape, symbol.size),
        outline: createOutline(symbol.edge)
      };
    case 'line':
      return { type: 'esriSLS', style: 'esriSLSSolid', ...createOutline(symbol) };
    case 'area':
      return {
        type: 'esriSFS',
        style: 'esriSFSSolid',
        color: toRgba(symbol.color),
        outline: createOutline(symbol.edge)
      };
  }
}
