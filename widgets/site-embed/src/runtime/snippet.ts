import type { MapName } from '../config';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&"<>]/g, (character) => ENTITIES[character]!);

export interface SnippetOptions {
  /** Origin of the server. */
  readonly origin: string;
  readonly map: MapName;
  /** Empty without a key. */
  readonly key: string;
  /** px */
  readonly height: number;
  /** Title of the frame for screen readers. */
  readonly title: string;
}

/** Returns the HTML of a frame that shows a map in another page. */
export function createSnippet({ origin, map, key, height, title }: SnippetOptions): string {
  const address = new URL(`/map/widgets/${map}`, origin);
  address.searchParams.set('embedded', 'true');
  if (key !== '') address.searchParams.set('embedKey', key);
  return [
    '<iframe',
    `  src="${escapeHtml(address.href)}"`,
    `  title="${escapeHtml(title)}"`,
    `  width="100%" height="${height}" style="border: 0" loading="lazy"`,
    '></iframe>'
  ].join('\n');
}
