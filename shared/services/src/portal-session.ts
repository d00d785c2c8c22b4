import type { ArcGISIdentityManager } from '@esri/arcgis-rest-request';

/** Where SITE's server is a portal, and the ArcGIS server that is federated with it: both have one root. */
export interface PortalAddresses {
  /** 'https://site.example/arcgis' */
  readonly root: string;
  /** 'https://site.example/arcgis/sharing/rest' */
  readonly sharing: string;
  /** 'https://site.example/arcgis/rest/services' */
  readonly services: string;
}

/** @param serverUrl origin of SITE's server. */
export function portalAddresses(serverUrl: string): PortalAddresses {
  const root = `${new URL(serverUrl).origin}/arcgis`;
  return { root, sharing: `${root}/sharing/rest`, services: `${root}/rest/services` };
}

export interface PortalCredential {
  readonly token: string;
  /** E-mail address of the account, which is its user name at SITE's portal. */
  readonly username: string;
  /** Milliseconds since 1970 UTC. */
  readonly expires: number;
}

/**
 * Makes the sessions that the framework stores of a sign-in: that of the portal, and that of the server beneath it.
 * @returns the portal's first: a server's session leans on it.
 */
export async function createPortalSessions(
  { root, sharing }: PortalAddresses,
  { token, username, expires }: PortalCredential
): Promise<readonly [portal: ArcGISIdentityManager, server: ArcGISIdentityManager]> {
  const { ArcGISIdentityManager: Session } = await import('@esri/arcgis-rest-request');
  const shared = { portal: sharing, token, username, ssl: true, tokenExpires: new Date(expires) };
  return [new Session(shared), new Session({ ...shared, server: root })];
}
