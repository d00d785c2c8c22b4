import { SHAPE_PATHS } from '../symbols';
import type { Color, Edge, LayerSymbol, Shape } from '../symbols';
import type { MarkerStyle, MarkerSymbolJson, OutlineJson, Rgba, SymbolJson } from './json';

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** Converts '#rrggbb' or '#rrggbbaa' to the array of Esri's JSON. */
export const rgba = (color: Color): Rgba => [
  channel(color, 1),
  channel(color, 3),
  channel(color, 5),
  color.length > 7 ? channel(color, 7) : 255
];

/** Shapes that ArcGIS knows by name; the others are paths. */
const STYLES: Partial<Readonly<Record<Shape, Exclude<MarkerStyle, 'esriSMSPath'>>>> = {
  circle: 'esriSMSCircle',
  square: 'esriSMSSquare',
  diamond: 'esriSMSDiamond',
  triangle: 'esriSMSTriangle'
};
/** Shapes that fill their square at least as much as a circle. */
const FULL: readonly Shape[] = ['circle', 'square', 'hexagon'];

/** Returns the size of a shape, in points: shapes with corners must be larger to look as large as a circle. */
export const larger = (shape: Shape, size: number): number => size * (FULL.includes(shape) ? 1 : 1.35);

function shapeJson(shape: Shape): Pick<MarkerSymbolJson, 'style' | 'path'> {
  const style = STYLES[shape];
  return style === undefined ? { style: 'esriSMSPath', path: SHAPE_PATHS[shape]! } : { style };
}

const outline = ({ color, width }: Edge): OutlineJson => ({ color: rgba(color), width });

/** Converts a symbol of the catalogue to the format of ArcGIS REST and web maps. */
export function symbolJson(symbol: LayerSymbol): SymbolJson {
  switch (symbol.kind) {
    case 'point':
      return {
        type: 'esriSMS',
        ...shapeJson(symbol.shape),
        color: rgba(symbol.color),
        size: larger(symbol.shape, symbol.size),
        outline: outline(symbol.edge)
      };
    case 'line':
      return { type: 'esriSLS', style: 'esriSLSSolid', ...outline(symbol) };
    case 'area':
      return {
        type: 'esriSFS',
        style: 'esriSFSSolid',
        color: rgba(symbol.color),
        outline: outline(symbol.edge)
      };
  }
}
