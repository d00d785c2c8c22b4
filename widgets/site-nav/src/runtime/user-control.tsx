import { hooks } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import type { IconName, SessionUser } from 'widgets/shared-code/site-core';
import { goTo, localeOf, message, SiteIcon, useLook } from 'widgets/shared-code/site-core';
import { initials } from './initials';
import type { Ways } from './nav-links';
import type { Appearance } from './use-appearance';
import { useTexts } from './use-texts';

interface UserControlProps {
  readonly user: SessionUser;
  readonly locale: string;
  readonly appearance: Appearance;
  /** Where they are led; on a phone the administration stands in the menu too. */
  readonly ways: Ways;
  /**
   * The map, where the heading is the name of the page: on a phone it has no room for the mark that leads there. Its sign
   * is who is signed in then, because another menu may have the sign of a menu.
   */
  readonly homeUrl: string | null;
  onLogout(): void;
}

function Avatar({ email }: { readonly email: string }) {
  const { sys, type, weight } = useLook();
  return (
    <span
      aria-hidden="true"
      css={{
        width: 32,
        height: 32,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        ...type.small,
        fontWeight: weight.strong,
        color: sys.color.primary.main,
        background: sys.color.primary.light
      }}
    >
      {initials(email)}
    </span>
  );
}

function Who({ email }: { readonly email: string }) {
  const { sys, type, weight } = useLook();
  const t = useTexts();
  return (
    <span css={{ display: 'grid', textAlign: 'left' }}>
      <span css={{ ...type.note, lineHeight: type.small.lineHeight, fontWeight: weight.strong }}>
        {email}
      </span>
      <span css={{ ...type.small, color: sys.color.surface.headerHint }}>{t('admin')}</span>
    </span>
  );
}

/** Who is signed in, and what they can change about the page; a menu button alone on a phone. */
export function UserControl(props: UserControlProps) {
  const { user, locale, appearance, ways, homeUrl, onLogout } = props;
  const { space } = useLook();
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const french = localeOf(locale) === 'fr';
  const way = (url: string | null, icon: IconName, text: string) =>
    url === null ? [] : [{ url, icon, text }];
  const links = [
    ...(small ? [...way(homeUrl, 'home', t('home')), ...way(ways.admin, 'table', t('admin'))] : []),
    ...way(ways.accounts, 'users', message('nav.accounts', localeOf(locale))),
    ...way(ways.parameters, 'sliders', message('nav.parameters', localeOf(locale))),
    ...way(ways.personalData, 'person', message('nav.personalData', localeOf(locale)))
  ];
  const item = { display: 'flex', alignItems: 'center', gap: space(2.5), minHeight: 40 } as const;
  return (
    <Dropdown>
      <DropdownButton
        type="tertiary"
        arrow={!small}
        aria-label={small ? t('menu') : t('account', { email: user.email })}
        css={{ minHeight: 44, minWidth: 44 }}
      >
        {small ? (
          homeUrl !== null ? (
            <Avatar email={user.email} />
          ) : (
            <SiteIcon name="menu" size={22} />
          )
        ) : (
          <span css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
            <Avatar email={user.email} />
            <Who email={user.email} />
          </span>
        )}
      </DropdownButton>
      <DropdownMenu alignment="end">
        {small && (
          <DropdownItem header css={{ paddingBlock: space(2) }}>
            <Who email={user.email} />
          </DropdownItem>
        )}
        {links.map(({ url, icon, text }) => (
          <DropdownItem key={url} onClick={() => goTo(url)}>
            <span css={item}>
              <SiteIcon name={icon} />
              {text}
            </span>
          </DropdownItem>
        ))}
        <DropdownItem onClick={appearance.switchAppearance}>
          <span css={item}>
            <SiteIcon name={appearance.dark ? 'sun' : 'moon'} />
            {t(appearance.dark ? 'light' : 'dark')}
          </span>
        </DropdownItem>
        <DropdownItem onClick={() => appearance.switchLocale(french ? 'en' : 'fr')}>
          <span css={item} lang={french ? 'en' : 'fr'}>
            <SiteIcon name="language" />
            {t(french ? 'english' : 'french')}
          </span>
        </DropdownItem>
        <DropdownItem onClick={onLogout}>
          <span css={item}>
            <SiteIcon name="logout" />
            {t('logout')}
          </span>
        </DropdownItem>
      </DropdownMenu>
    </Dropdown>
  );
}
