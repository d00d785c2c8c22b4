import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Pbf from 'pbf';

const STACK = /^[\w ,-]{1,200}$/;
const RANGE = /^\d{1,5}-\d{1,5}$/;

/** A range without a glyph in it, in the format clients read. */
function emptyRange(stack: string, range: string): Buffer {
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
 * Signed distance glyphs of a font stack ('Inter Regular', or several with commas: the first that is there) for a range
 * such as '0-255'. A range that was never made is empty, so that a label with a rare letter loses the letter and not
 * the map its labels. Null for names that cannot be one.
 */
export async function glyphs(folder: string, stack: string, range: string): Promise<Buffer | null> {
  if (!STACK.test(stack) || !RANGE.test(range)) return null;
  for (const font of stack.split(',').map((name) => name.trim())) {
    const found = await readFile(join(folder, font, `${range}.pbf`)).catch(() => null);
    if (found) return found;
  }
  return emptyRange(stack, range);
}
