import { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { password, accounts } from '../../support/site-page.mjs';

const requireVariable = (variable: string): string => {
  const value = process.env[variable];
  if (value) return value;
  throw new Error(`${variable} is not set. Start these tests with npm run test:clients.`);
};

/** Address of the running server. */
export const getSiteUrl = (): string => requireVariable('SITE_CLIENTS_URL');
/** Folder with the rasters that it serves. */
export const getRasterFolder = (): string => `${requireVariable('SITE_CLIENTS_DATA')}/rasters`;
/** Port of a page of another origin that may call the server. */
export const getPagePort = (): number => Number(requireVariable('SITE_CLIENTS_PAGE_PORT'));

export const getServicesUrl = (): string => `${getSiteUrl()}/arcgis/rest/services`;
export const getLayerUrl = (service: string): string => `${getServicesUrl()}/${service}/FeatureServer/0`;
export const getPortalUrl = (): string => `${getSiteUrl()}/arcgis/sharing/rest`;

/** Signs in as a member of staff, as ArcGIS clients do. */
export const signInAsStaff = (): Promise<ArcGISIdentityManager> =>
  ArcGISIdentityManager.signIn({ username: accounts.staff, password, portal: getPortalUrl() });

/** The answer of a resource as JSON, with a form in the body. */
export async function requestSite<T>(url: string, params: Record<string, string>): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ f: 'json', ...params }) });
  return (await answer.json()) as T;
}
