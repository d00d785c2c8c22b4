import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Pbf from 'pbf';

const FONT_STACK = /^[\w ,-]{1,200}$/;
const GLYPH_RANGE = /^\d{1,5}-\d{1,5}$/;

/** Returns a range without a glyph, in the format that clients read. */
function createEmptyRange(stack: string, range: string): Buffer {
  const pbf = new Pbf();
  pbf.writeMessage(
    1,
    (_: null, inner: Pbf) => {
      inner.writeStringField(1, stack);
      inner.writeStringField(2, range);
    },
    null
  );
  return Buffer.from(pbf.finish());
}

/**
 * Returns signed distance glyphs of a font stack ('Inter Regular', or several with commas: the first that
 * exists) for a range such as '0-255'. A missing range is empty, so that a label with a rare letter loses only
 * that letter, and the map does not lose its labels. Null for invalid names.
 */
export async function readGlyphs(folder: string, stack: string, range: string): Promise<Buffer | null> {
  if (!FONT_STACK.test(stack) || !GLYPH_RANGE.test(range)) return null;
  for (const font of stack.split(',').map((name) => name.trim())) {
    const found = await readFile(join(folder, font, `${range}.pbf`)).catch(() => null);
    if (found) return found;
  }
  return createEmptyRange(stack, range);
}
