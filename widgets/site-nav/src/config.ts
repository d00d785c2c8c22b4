import type { ImmutableObject } from 'jimu-core';
import type { SessionRole } from 'widgets/shared-code/site-core';
import type { ClusterLook } from 'widgets/shared-code/site-map';

export interface NavLink {
  /** Of the catalogue of messages where it is a key there ('nav.cassava'), else as it stands. */
  label: string;
  url: string;
  /** Who sees it; everybody when not set. */
  roles?: SessionRole[];
}

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  loginUrl: string;
  homeUrl: string;
  /** No button when empty. */
  adminUrl: string;
  /** The page of the accounts, which administrators alone are led to; not in the menu when empty. */
  accountsUrl: string;
  /** The page of the business parameters, as the one before. */
  parametersUrl: string;
  /** The page of a person's data, as the ones before. */
  personalDataUrl: string;
  /** The builder of experiences, as the ones before. */
  builderUrl?: string;
  /** The heading is the name of the page that is shown: of the catalogue where it is a key there, else as it stands. */
  showsPage: boolean;
  /** A guest stays, and is offered to sign in; else they are sent to Login. */
  isOpenToGuests: boolean;
  /** How long before the session ends it is said, in minutes; 0: not at all. */
  warnBeforeEndMinutes: number;
  /** The commodity switch; none when empty. */
  commodities: NavLink[];
  /** The 'Map View' dropdown; none when empty. */
  mapViews: NavLink[];
  /** The widget id of the guided tour that the user menu starts; not in the menu when empty. */
  tourWidgetId: string;
  /** Theme folders as Experience Builder names them ('themes/site/'). */
  lightTheme: string;
  darkTheme: string;
  /** Portal items of the basemaps that go with them. */
  lightBasemap: string;
  darkBasemap: string;
  /** By what circles of several mills are strong or quiet on the map: by their number, or by the tonnes bought there. */
  clusterWeight: NonNullable<ClusterLook['weight']>;
}

export type IMConfig = ImmutableObject<Config>;
