/** Addresses of images, as stored and as shown. */

const DRIVE_HOSTS = ['drive.google.com', 'docs.google.com'];
const PLAIN_ID = /^[\w-]+$/;
/** Longest address that is shown whole, and the length to which longer ones are cut, in characters. */
const MAX_URL_LENGTH = 30;
const CUT_URL_LENGTH = 27;

/**
 * Returns whether a text is an address that an image may be loaded from: http or https, or an absolute path on
 * the page's own server, as the demonstration's images have. Other addresses could run a script (`javascript:`)
 * or name a local file of the reader.
 * @example isWebAddress('https://pictures.test/1.jpg') → true
 * @example isWebAddress('/demonstration/field.svg') → true
 * @example isWebAddress('javascript:alert(1)') → false
 * @example isWebAddress('//elsewhere.test/1.jpg') → false
 */
export const isWebAddress = (text: string): boolean =>
  /^\/(?![/\\])/.test(text.trim()) || (/^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim()));

/**
 * Returns the id of the file in a Google Drive path (`/file/d/…/view`) or query (`/open?id=…`, `/uc?id=…`);
 * null without one.
 */
function findDriveFileId({ pathname, searchParams }: URL): string | null {
  const [, named] = /^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(pathname) ?? [];
  const asked = /^\/(?:u\/\d+\/)?(?:open|uc)$/.test(pathname) ? searchParams.get('id') : null;
  const id = named ?? asked;
  return id !== null && PLAIN_ID.test(id) ? id : null;
}

/**
 * Returns the address that an image can be loaded from: a Google Drive share link becomes the thumbnail link of
 * its file; any other text (a thumbnail link, a folder, another site, an invalid URL) is unchanged. Source:
 * section 5 "Google Drive links are converted to thumbnail links".
 * @example toThumbnailUrl('https://drive.google.com/file/d/1AbC_d-9/view?usp=sharing') → "https://drive.google.com/thumbnail?id=1AbC_d-9"
 * @example toThumbnailUrl('https://drive.google.com/open?id=1AbC') → "https://drive.google.com/thumbnail?id=1AbC"
 * @example toThumbnailUrl('https://pictures.test/1.jpg') → "https://pictures.test/1.jpg"
 */
export function toThumbnailUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !DRIVE_HOSTS.includes(parsed.hostname)) return url;
  const id = findDriveFileId(parsed);
  return id === null ? url : `https://drive.google.com/thumbnail?id=${id}`;
}

/**
 * Shortens an address for a table: unchanged up to 30 characters, else its first 27 and three dots. Source:
 * section 2 "Admin pages".
 * @example shortenUrl('https://pictures.test/mill.jpg') → "https://pictures.test/mill.jpg"
 * @example shortenUrl('https://pictures.test/mills.jpg') → "https://pictures.test/mills..."
 */
export function shortenUrl(url: string): string {
  const characters = [...url];
  return characters.length > MAX_URL_LENGTH ? `${characters.slice(0, CUT_URL_LENGTH).join('')}...` : url;
}
