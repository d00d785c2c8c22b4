import { hooks, React } from 'jimu-core';
import { Button, Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import {
  fetchRole,
  formatMessage,
  isMessageKey,
  joinWithColon,
  navigateTo,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, SessionRole } from 'widgets/shared-code/site-base';
import type { NavLink, Settings } from '../config';
import { BELOW_ROOMY } from './widths';
import { useTexts } from './use-texts';

const findCurrentLink = (links: readonly NavLink[]) =>
  links.find(({ url }) => window.location.pathname === url);

/**
 * Returns the commodity of the current page, else the last: every page but the cassava map belongs to oil palm.
 */
export const currentCommodity = (links: readonly NavLink[]): NavLink | undefined =>
  findCurrentLink(links) ?? links[links.length - 1];

/** Returns the map view of the current page, else the first. */
export const currentView = (links: readonly NavLink[]): NavLink | undefined =>
  findCurrentLink(links) ?? links[0];

/** Returns the label of a link: a message of the catalogue, or the text itself. */
export const getLinkLabel = ({ label }: NavLink, locale: Locale): string =>
  isMessageKey(label) ? formatMessage(label, locale) : label;

interface LinksProps {
  readonly links: readonly NavLink[];
  readonly locale: Locale;
}

function CommoditySwitch({ links, locale }: LinksProps) {
  const { sys, space, rule } = useThemeStyles();
  const t = useTexts();
  const shown = currentCommodity(links);
  return (
    <div
      role="group"
      aria-label={t('commodity')}
      data-tour="commodities"
      css={{ flex: 'none', display: 'flex', padding: space(1), borderRadius: sys.shape.shape1, border: rule }}
    >
      {links.map((link) => (
        <Button
          key={link.url}
          size="sm"
          type="tertiary"
          aria-pressed={link === shown}
          onClick={() => navigateTo(link.url)}
          css={{
            whiteSpace: 'nowrap',
            ...(link === shown && {
              '&, &:hover': {
                background: sys.color.action.selected.default,
                color: sys.color.action.selected.text
              }
            })
          }}
        >
          {getLinkLabel(link, locale)}
        </Button>
      ))}
    </div>
  );
}

function MapViewMenu({ links, locale }: LinksProps) {
  const shown = currentView(links);
  const name = formatMessage('nav.mapView', locale);
  const view = shown ? getLinkLabel(shown, locale) : '';
  return (
    <Dropdown>
      <DropdownButton
        arrow
        data-tour="map-views"
        aria-label={joinWithColon(name, view)}
        css={{ flex: 'none', whiteSpace: 'nowrap' }}
      >
        <span
          css={{ [BELOW_ROOMY]: { display: 'none' } }}
        >{`${joinWithColon(name, '').trimEnd()}\u00a0`}</span>
        {view}
      </DropdownButton>
      <DropdownMenu>
        {links.map((link) => (
          <DropdownItem
            key={link.url}
            active={link === shown}
            aria-current={link === shown ? 'page' : undefined}
            onClick={() => navigateTo(link.url)}
          >
            {getLinkLabel(link, locale)}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}

/** The configured navigation controls; on a phone they are in the menu. */
export function NavLinks({ ways, locale }: { readonly ways: NavTargets; readonly locale: Locale }) {
  const { commodities, mapViews } = ways;
  const small = hooks.useCheckSmallBrowserSizeMode();
  if (small) return null;
  return (
    <>
      {commodities.length > 0 && <CommoditySwitch links={commodities} locale={locale} />}
      {mapViews.length > 0 && <MapViewMenu links={mapViews} locale={locale} />}
    </>
  );
}

/** The addresses that a signed-in user may open; null for the others. */
export interface NavTargets {
  /** Null while it is not known. */
  readonly role: SessionRole | null;
  /** The administration; null for investors. */
  readonly admin: string | null;
  /** Accounts, parameters, personal data and the builder; null unless administrator. */
  readonly accounts: string | null;
  readonly parameters: string | null;
  readonly personalData: string | null;
  readonly builder: string | null;
  /** The links of the bar that the reader's role may see. */
  readonly commodities: readonly NavLink[];
  readonly mapViews: readonly NavLink[];
}

/** Returns the links of a role; while the role is unknown, links with roles are left out. */
export const filterLinks = (links: readonly NavLink[], role: SessionRole | null): readonly NavLink[] =>
  links.filter(({ roles }) => roles === undefined || (role !== null && roles.includes(role)));

/** Returns the addresses that the user's role may open; none while the role is unknown. */
export function useNavTargets(settings: Settings, isSignedIn: boolean): NavTargets {
  const { adminUrl, accountsUrl, parametersUrl, personalDataUrl, builderUrl, serverUrl } = settings;
  const asked = useRequest(isSignedIn ? [serverUrl] : null, ([server]) => fetchRole(server)).last;
  const role = isSignedIn ? (asked ?? null) : 'guest';
  const { commodities, mapViews } = settings;
  const links = React.useMemo(
    () => ({ commodities: filterLinks(commodities, role), mapViews: filterLinks(mapViews, role) }),
    [commodities, mapViews, role]
  );
  const toTarget = (url: string, isLed: boolean) => (isLed && url !== '' ? url : null);
  return {
    role,
    ...links,
    admin: toTarget(adminUrl, role === 'staff' || role === 'admin'),
    accounts: toTarget(accountsUrl, role === 'admin'),
    parameters: toTarget(parametersUrl, role === 'admin'),
    personalData: toTarget(personalDataUrl, role === 'admin'),
    builder: toTarget(builderUrl, role === 'admin')
  };
}

/** Button to the administration; on a phone it is in the user's menu. */
export function AdminLink({ url }: { readonly url: string | null }) {
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  return url === null || small ? null : (
    <Button onClick={() => navigateTo(url)} css={{ flex: 'none' }}>
      {t('admin')}
    </Button>
  );
}
