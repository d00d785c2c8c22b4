import type { ArcGISIdentityManager } from '@esri/arcgis-rest-request';

/** Addresses of SITE's server as a portal and as the ArcGIS server federated with it: both have one root. */
export interface PortalAddresses {
  /** 'https://site.example/arcgis' */
  readonly root: string;
  /** 'https://site.example/arcgis/sharing/rest' */
  readonly sharing: string;
  /** 'https://site.example/arcgis/rest/services' */
  readonly services: string;
}

/** @param serverUrl origin of SITE's server. */
export function getPortalAddresses(serverUrl: string): PortalAddresses {
  const root = `${new URL(serverUrl).origin}/arcgis`;
  return { root, sharing: `${root}/sharing/rest`, services: `${root}/rest/services` };
}

export interface PortalCredential {
  readonly token: string;
  /** E-mail address of the account, its user name at SITE's portal. */
  readonly username: string;
  /** Epoch milliseconds. */
  readonly expires: number;
}

/**
 * Creates the sessions that the framework stores for a sign-in: one for the portal, one for the federated
 * server.
 * @returns the portal's first: the server's session depends on it.
 */
export async function createPortalSessions(
  { root, sharing }: PortalAddresses,
  { token, username, expires }: PortalCredential
): Promise<readonly [portal: ArcGISIdentityManager, server: ArcGISIdentityManager]> {
  const { ArcGISIdentityManager: Session } = await import('@esri/arcgis-rest-request');
  const shared = { portal: sharing, token, username, ssl: true, tokenExpires: new Date(expires) };
  return [new Session(shared), new Session({ ...shared, server: root })];
}
