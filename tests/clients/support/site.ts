import { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { password, accounts } from '../../support/site-page.mjs';

const named = (variable: string): string => {
  const value = process.env[variable];
  if (value) return value;
  throw new Error(`${variable} is not set. Start these tests with npm run test:clients.`);
};

/** Address of the running server. */
export const siteUrl = (): string => named('SITE_CLIENTS_URL');
/** Folder with the rasters that it serves. */
export const rasterFolder = (): string => `${named('SITE_CLIENTS_DATA')}/rasters`;
/** Port of a page of another origin that may call the server. */
export const pagePort = (): number => Number(named('SITE_CLIENTS_PAGE_PORT'));

export const services = (): string => `${siteUrl()}/arcgis/rest/services`;
export const layerUrl = (service: string): string => `${services()}/${service}/FeatureServer/0`;
export const portalUrl = (): string => `${siteUrl()}/arcgis/sharing/rest`;

/** Signs in as a member of staff, as ArcGIS clients do. */
export const signInAsStaff = (): Promise<ArcGISIdentityManager> =>
  ArcGISIdentityManager.signIn({ username: accounts.staff, password, portal: portalUrl() });

/** The answer of a resource as JSON, with a form in the body. */
export async function askSite<T>(url: string, params: Record<string, string>): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ f: 'json', ...params }) });
  return (await answer.json()) as T;
}
