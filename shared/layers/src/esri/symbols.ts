import type { Color, Edge, LayerSymbol, Shape } from '../symbols';
import type { MarkerStyle, OutlineJson, Rgba, SymbolJson } from './json';

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** '#rrggbb' or '#rrggbbaa' as Esri's JSON writes it. */
export const rgba = (color: Color): Rgba => [
  channel(color, 1),
  channel(color, 3),
  channel(color, 5),
  color.length > 7 ? channel(color, 7) : 255
];

const STYLES: Readonly<Record<Shape, MarkerStyle>> = {
  circle: 'esriSMSCircle',
  square: 'esriSMSSquare',
  diamond: 'esriSMSDiamond',
  triangle: 'esriSMSTriangle'
};
const LARGER: Readonly<Record<Shape, number>> = { circle: 1, square: 1, diamond: 1.35, triangle: 1.35 };

/** The size of a shape, in points: those with corners have to be larger to look as large as a circle. */
export const larger = (shape: Shape, size: number): number => size * LARGER[shape];

const outline = ({ color, width }: Edge): OutlineJson => ({ color: rgba(color), width });

/** A symbol of the catalogue as ArcGIS REST and web maps write it. */
export function symbolJson(symbol: LayerSymbol): SymbolJson {
  switch (symbol.kind) {
    case 'point':
      return {
        type: 'esriSMS',
        style: STYLES[symbol.shape],
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
