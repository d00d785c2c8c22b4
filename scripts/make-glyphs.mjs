import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EM, computeField, toSegments } from './glyphs/sdf.mjs';
import { root } from './lib/paths.mjs';

/**
 * Font stacks with the weight of Inter used for each. The maps SDK requests the first two when a layer's labels
 * or cluster counts name no font; the basemap's styles request the others.
 */
const STACKS = {
  'arial-unicode-ms-regular': 400,
  'arial-unicode-ms-bold': 700,
  'Inter Regular': 400,
  'Inter SemiBold': 600,
  'Inter Bold': 700
};

/**
 * Subsets with the letters of English, French, Hausa, Igbo, Yoruba and the naira sign. The dotted vowels of
 * Igbo and Yoruba (ẹ ị ọ ụ) are in the Vietnamese subset.
 */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
const RANGE = 256;
/**
 * Reference of `top`, px above the baseline. Engines place letters 17 px below the middle of a line; with this
 * value capitals, 17.5 px high, are centred there. Inter's own ascender (23) would place every label 3 px too
 * low.
 */
const ASCENDER = 26;
/** Last character written. Empty ranges are written too, so that a client gets a valid response, not a 404. */
const LAST_CODE = 0x20ff;

async function loadFonts(weight) {
  const { parse } = await import('opentype.js/dist/opentype.mjs');
  return SUBSETS.map((subset) => {
    const file = join(root, `node_modules/@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
}

function renderGlyph(fonts, code) {
  const character = String.fromCodePoint(code);
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
  if (!font) return null;
  const glyph = font.charToGlyph(character);
  const scale = EM / font.unitsPerEm;
  const field = computeField(toSegments(glyph.getPath(0, 0, EM).commands));
  return {
    code,
    advance: Math.round(glyph.advanceWidth * scale),
    bitmap: field?.bitmap,
    width: field?.width ?? 0,
    height: field?.height ?? 0,
    left: field?.left ?? 0,
    top: (field?.rise ?? 0) - ASCENDER
  };
}

function writeGlyph(glyph, pbf) {
  pbf.writeVarintField(1, glyph.code);
  if (glyph.bitmap) pbf.writeBytesField(2, glyph.bitmap);
  pbf.writeVarintField(3, glyph.width);
  pbf.writeVarintField(4, glyph.height);
  pbf.writeSVarintField(5, glyph.left);
  pbf.writeSVarintField(6, glyph.top);
  pbf.writeVarintField(7, glyph.advance);
}

function writeStack({ name, range, glyphs }, pbf) {
  pbf.writeStringField(1, name);
  pbf.writeStringField(2, range);
  for (const glyph of glyphs) pbf.writeMessage(3, writeGlyph, glyph);
}

/**
 * Writes `<folder>/<stack>/<from>-<to>.pbf` for every stack and range: signed distance fields of Inter's
 * letters.
 */
export async function makeGlyphs(folder) {
  const { default: Pbf } = await import('pbf');
  const made = new Map();
  for (const weight of new Set(Object.values(STACKS))) {
    const fonts = await loadFonts(weight);
    const glyphs = Array.from({ length: LAST_CODE + 1 }, (_, code) => renderGlyph(fonts, code));
    made.set(weight, glyphs);
  }
  for (const [name, weight] of Object.entries(STACKS)) {
    mkdirSync(join(folder, name), { recursive: true });
    for (let from = 0; from <= LAST_CODE; from += RANGE) {
      const range = `${from}-${from + RANGE - 1}`;
      const glyphs = made
        .get(weight)
        .slice(from, from + RANGE)
        .filter(Boolean);
      const pbf = new Pbf();
      pbf.writeMessage(1, writeStack, { name, range, glyphs });
      writeFileSync(join(folder, name, `${range}.pbf`), pbf.finish());
    }
  }
}
