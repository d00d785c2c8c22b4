import { hooks } from 'jimu-core';
import type { ImmutableArray } from 'jimu-core';
import { Button, Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { fetchRole, goTo, useAnswer, useLook } from 'widgets/shared-code/site-core';
import type { IMConfig, NavLink } from '../config';
import { useTexts } from './use-texts';

/** The link whose page is the one shown, else the first. */
const current = (links: ImmutableArray<NavLink>) =>
  links.find(({ url }) => window.location.pathname === url) ?? links[0];

function CommoditySwitch({ links }: { readonly links: ImmutableArray<NavLink> }) {
  const { sys, space, rule } = useLook();
  const t = useTexts();
  const shown = current(links);
  return (
    <div
      role="group"
      aria-label={t('commodity')}
      css={{ display: 'flex', padding: space(1), borderRadius: sys.shape.shape1, border: rule }}
    >
      {links.map((link) => (
        <Button
          key={link.url}
          size="sm"
          type="tertiary"
          active={link === shown}
          aria-pressed={link === shown}
          onClick={() => goTo(link.url)}
        >
          {link.label}
        </Button>
      ))}
    </div>
  );
}

function MapViewMenu({ links }: { readonly links: ImmutableArray<NavLink> }) {
  const t = useTexts();
  return (
    <Dropdown>
      <DropdownButton arrow>{`${t('mapView')}: ${current(links)?.label ?? ''}`}</DropdownButton>
      <DropdownMenu>
        {links.map(({ label, url }) => (
          <DropdownItem key={url} onClick={() => goTo(url)}>
            {label}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}

/** The controls that lead somewhere: those whose targets are set. */
export function NavLinks({ config }: { readonly config: IMConfig }) {
  const { commodities, mapViews } = config;
  return (
    <>
      {commodities.length > 0 && <CommoditySwitch links={commodities} />}
      {mapViews.length > 0 && <MapViewMenu links={mapViews} />}
    </>
  );
}

/** The addresses that who is signed in is led to; null for the others. */
export interface Ways {
  /** The administration: not for an investor. */
  readonly admin: string | null;
  /** Accounts, parameters and a person's data: for administrators. */
  readonly accounts: string | null;
  readonly parameters: string | null;
  readonly personalData: string | null;
}

/** Where the user is led by their role: nowhere while it is not known who asks. */
export function useWays(config: IMConfig, isSignedIn: boolean): Ways {
  const { adminUrl, accountsUrl, parametersUrl, personalDataUrl, serverUrl } = config;
  const leads = [adminUrl, accountsUrl, parametersUrl, personalDataUrl].some((url) => url !== '');
  const role = useAnswer(leads && isSignedIn ? [serverUrl] : null, ([server]) => fetchRole(server)).last;
  const led = (url: string, isLed: boolean) => (isLed && url !== '' ? url : null);
  return {
    admin: led(adminUrl, role === 'staff' || role === 'admin'),
    accounts: led(accountsUrl, role === 'admin'),
    parameters: led(parametersUrl, role === 'admin'),
    personalData: led(personalDataUrl, role === 'admin')
  };
}

/** To the administration; on a phone, which has no room for it, it stands in the user's menu. */
export function AdminLink({ url }: { readonly url: string | null }) {
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  return url === null || small ? null : <Button onClick={() => goTo(url)}>{t('admin')}</Button>;
}
