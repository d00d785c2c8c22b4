import { pictureHosts } from '@site/domain';
import type { PictureHosts } from '@site/domain';
import { requestProductApi } from './http';
import { parseResponse } from './records';

/** Fetches the hosts whose pictures of records are shown. @throws {ApiClientError} */
export const fetchPictureHosts = async (serverUrl = '', signal?: AbortSignal): Promise<PictureHosts> =>
  parseResponse(pictureHosts, await requestProductApi('/api/picture-hosts', { serverUrl, signal }));

/** Returns the address under which the server serves a picture of another host. */
export const buildPictureProxyUrl = (url: string, serverUrl = ''): string =>
  `${serverUrl}/api/picture?url=${encodeURIComponent(url)}`;

/** Returns whether a page may load the picture from its own host. */
export function isAllowedPictureUrl(url: string, { origins }: PictureHosts): boolean {
  if (!URL.canParse(url)) return true;
  const { protocol, host } = new URL(url);
  return origins.some((origin) => {
    const [scheme, pattern = ''] = origin.split('://');
    if (`${scheme}:` !== protocol) return false;
    return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
  });
}
