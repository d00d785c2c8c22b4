import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containsName, toNameKey } from '@site/domain';
import { z } from 'zod';

/**
 * Format of `experiences/maps/items.json`: the portal's data about each map that the map itself does not
 * contain.
 */
const itemsFile = z.array(
  z.strictObject({
    /** File name in experiences/maps without `.webmap.json` or `.webscene.json`. */
    id: z.string().regex(/^[\w-]+$/),
    title: z.string(),
    snippet: z.string(),
    tags: z.array(z.string()),
    /** Least role that may read it. */
    access: z.enum(['public', 'investor', 'staff', 'admin'])
  })
);

export type MapItem = z.infer<typeof itemsFile>[number] & {
  readonly type: 'Web Map' | 'Web Scene';
  readonly file: string;
};

const kinds = [
  ['.webmap.json', 'Web Map'],
  ['.webscene.json', 'Web Scene']
] as const;

/**
 * Reads the maps and scenes of `experiences/maps` that items.json lists.
 * @throws Error for an entry without a map.
 */
export function readItems(root: string): MapItem[] {
  const folder = join(root, 'experiences/maps');
  const declared = itemsFile.parse(JSON.parse(readFileSync(join(folder, 'items.json'), 'utf8')));
  return declared.map((item) => {
    const kind = kinds.find(([ending]) => existsSync(join(folder, item.id + ending)));
    if (!kind) throw new Error(`experiences/maps/items.json names '${item.id}', but there is no such map.`);
    return { ...item, type: kind[1], file: join(folder, item.id + kind[0]) };
  });
}

/**
 * Returns whether an item matches `tags:x`, `type:"Web Map"`, `id:x` and plain words; all of them must match.
 * Operators are ignored.
 */
export function matchesSearch(item: MapItem, query: string): boolean {
  const terms = [...query.matchAll(/(?:(\w+):)?(?:"([^"]*)"|([^\s()]+))/g)];
  return terms.every(([whole, field, quoted, word]) => {
    const value = quoted ?? word!;
    if (field === undefined && /^(and|or|not)$/i.test(whole)) return true;
    if (field === 'tags') return item.tags.some((tag) => toNameKey(tag) === toNameKey(value));
    if (field === 'type') return toNameKey(item.type) === toNameKey(value);
    if (field === 'id') return item.id === value;
    return [item.title, item.snippet, ...item.tags].some((text) => containsName(text, value));
  });
}
