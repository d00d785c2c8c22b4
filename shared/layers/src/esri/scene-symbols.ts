import type { LayerColumn } from '../page';
import type { AreaSymbol, HexColor, LayerSymbol, MarkerShape } from '../symbols';
import type { IconJson, Symbol3DJson } from './scene-json';
import { scaleShape, toRgba } from './symbols';

/** Scene icon closest to each shape; scenes have six. */
const ICONS: Readonly<Record<MarkerShape, IconJson>> = {
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

/** Returns a colour without its alpha, which scenes write as percent of transparency. */
function createMaterial(color: HexColor) {
  const [red, green, blue, alpha] = toRgba(color);
  return { color: [red, green, blue], transparency: Math.round((1 - alpha / 255) * 100) } as const;
}

/**
 * Converts a symbol of the catalogue to the format of web scenes: points face the reader, lines and areas are
 * on the ground.
 */
export function createSymbol3D(symbol: LayerSymbol): Symbol3DJson {
  switch (symbol.kind) {
    case 'point': {
      const { shape, size, color, edge } = symbol;
      return {
        type: 'PointSymbol3D',
        symbolLayers: [
          {
            type: 'Icon',
            resource: { primitive: ICONS[shape] },
            material: createMaterial(color),
            size: scaleShape(shape, size),
            outline: { ...createMaterial(edge.color), size: edge.width }
          }
        ]
      };
    }
    case 'line':
      return {
        type: 'LineSymbol3D',
        symbolLayers: [{ type: 'Line', material: createMaterial(symbol.color), size: symbol.width }]
      };
    case 'area': {
      const { color, edge } = symbol;
      const outline = { ...createMaterial(edge.color), size: edge.width };
      return {
        type: 'PolygonSymbol3D',
        symbolLayers: [{ type: 'Fill', material: createMaterial(color), outline }]
      };
    }
  }
}

/** Converts an area of the catalogue to a block; the renderer defines its height. */
export const createBlock = ({ color }: AreaSymbol): Symbol3DJson => ({
  type: 'PolygonSymbol3D',
  symbolLayers: [{ type: 'Extrude', material: createMaterial(color), size: 0 }]
});

/**
 * Converts the symbol of a point to a column in its colour.
 * @throws TypeError for a line or an area.
 */
export function createColumn(symbol: LayerSymbol, { widthM, heightM }: LayerColumn): Symbol3DJson {
  if (symbol.kind !== 'point') throw new TypeError('Only points can be columns.');
  const { color } = createMaterial(symbol.color);
  return {
    type: 'PointSymbol3D',
    symbolLayers: [
      {
        type: 'Object',
        resource: { primitive: 'cylinder' },
        material: { color },
        width: widthM,
        depth: widthM,
        height: heightM,
        anchor: 'bottom'
      }
    ]
  };
}
