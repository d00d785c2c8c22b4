import type { AreaSymbol, Color, LayerSymbol, Shape } from '../symbols';
import type { IconJson, Symbol3DJson } from './scene-json';
import { larger, rgba } from './symbols';

/** The icon of a scene that comes nearest to a shape: scenes know six. */
const ICONS: Readonly<Record<Shape, IconJson>> = {
  circle: 'circle',
  pentagon: 'circle',
  hexagon: 'circle',
  dome: 'circle',
  square: 'square',
  trapezoid: 'square',
  diamond: 'kite',
  star: 'kite',
  triangle: 'triangle',
  triangleDown: 'triangle',
  hourglass: 'triangle',
  plus: 'cross',
  cross: 'x'
};

/** A colour without its alpha, which scenes write as percent let through. */
function material(color: Color) {
  const [red, green, blue, alpha] = rgba(color);
  return { color: [red, green, blue], transparency: Math.round((1 - alpha / 255) * 100) } as const;
}

/** A symbol of the catalogue as web scenes write it: points face the reader, lines and areas lie on the ground. */
export function symbol3DJson(symbol: LayerSymbol): Symbol3DJson {
  switch (symbol.kind) {
    case 'point': {
      const { shape, size, color, edge } = symbol;
      return {
        type: 'PointSymbol3D',
        symbolLayers: [
          {
            type: 'Icon',
            resource: { primitive: ICONS[shape] },
            material: material(color),
            size: larger(shape, size),
            outline: { ...material(edge.color), size: edge.width }
          }
        ]
      };
    }
    case 'line':
      return {
        type: 'LineSymbol3D',
        symbolLayers: [{ type: 'Line', material: material(symbol.color), size: symbol.width }]
      };
    case 'area': {
      const { color, edge } = symbol;
      const outline = { ...material(edge.color), size: edge.width };
      return {
        type: 'PolygonSymbol3D',
        symbolLayers: [{ type: 'Fill', material: material(color), outline }]
      };
    }
  }
}

/** An area of the catalogue as a block; the renderer says how high. */
export const blockJson = ({ color }: AreaSymbol): Symbol3DJson => ({
  type: 'PolygonSymbol3D',
  symbolLayers: [{ type: 'Extrude', material: material(color), size: 0 }]
});
