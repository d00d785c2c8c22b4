import type { ImmutableObject } from 'jimu-core';
import type { SessionRole } from 'widgets/shared-code/site-core';
import type { ClusterOptions } from 'widgets/shared-code/site-map';

export interface NavLink {
  /** Key of the message catalogue ('nav.cassava'), or the text itself. */
  label: string;
  url: string;
  /** Roles that see the link; everybody when not set. */
  roles?: SessionRole[];
}

export interface Config {
  /** Origin of the SITE server; the page's own when empty. */
  serverUrl: string;
  loginUrl: string;
  homeUrl: string;
  /** Address of the administration; empty shows no button. */
  adminUrl: string;
  /** Address of the accounts page, for administrators only; not in the menu when empty. */
  accountsUrl: string;
  /** Address of the business parameters, with the same rules. */
  parametersUrl: string;
  /** Address of the personal data, with the same rules. */
  personalDataUrl: string;
  /** Address of the builder of experiences, with the same rules. */
  builderUrl?: string;
  /** True shows the name of the current page as heading: a key of the message catalogue, or the text itself. */
  showsPage: boolean;
  /** True lets guests stay and offers to sign in; false sends them to Login. */
  isOpenToGuests: boolean;
  /** Minutes before the end of the session at which it is announced; 0 disables it. */
  warnBeforeEndMinutes: number;
  /** Links of the commodity switch; empty shows no switch. */
  commodities: NavLink[];
  /** Links of the 'Map View' dropdown; empty shows no dropdown. */
  mapViews: NavLink[];
  /** The widget id of the guided tour in the user menu; not in the menu when empty. */
  tourWidgetId: string;
  /** Theme folders as named by Experience Builder ('themes/site/'). */
  lightTheme: string;
  darkTheme: string;
  /** Portal items of the basemaps of these themes. */
  lightBasemap: string;
  darkBasemap: string;
  /** Weight that makes a cluster of mills prominent on the map: their number, or the tonnes bought there. */
  clusterWeight: NonNullable<ClusterOptions['weight']>;
}

export type IMConfig = ImmutableObject<Config>;
