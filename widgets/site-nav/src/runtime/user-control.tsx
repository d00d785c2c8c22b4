import { appActions, getAppStore, hooks } from 'jimu-core';
import { formatMessage, navigateTo, SiteIcon, toLocale } from 'widgets/shared-code/site-base';
import type { AppearanceControl, IconName, SessionUser } from 'widgets/shared-code/site-base';
import { useCopyLink } from 'widgets/shared-code/site-tools';
import type { Settings, NavLink } from '../config';
import { currentCommodity, currentView, getLinkLabel } from './nav-links';
import type { NavTargets } from './nav-links';
import { useTexts } from './use-texts';
import type { MenuEntry, MenuGroup } from './user-menu';
import { Avatar, UserDrawer, UserDropdown } from './user-menu';

/** Dialogs that the menu opens. */
export type UserDialog = 'logout' | 'password' | 'secondFactor' | 'sessions';

interface UserControlProps {
  readonly settings: Settings;
  readonly user: SessionUser;
  readonly locale: string;
  readonly appearance: AppearanceControl;
  /** Addresses that the user may open; on a phone the menu has the administration too. */
  readonly ways: NavTargets;
  /** Whether this server, not another identity provider, stores the password of the account. */
  readonly ownsPassword: boolean;
  onOpen(dialog: UserDialog): void;
}

/** Entries about the signed-in user's own account. */
const createAccountEntries = (
  ownsPassword: boolean,
  t: ReturnType<typeof useTexts>,
  onOpen: UserControlProps['onOpen']
): readonly MenuEntry[] => [
  { icon: 'person', text: t('sessions'), act: () => onOpen('sessions') },
  ...(ownsPassword
    ? [{ icon: 'key', text: t('changePassword'), act: () => onOpen('password') } as const]
    : []),
  { icon: 'lock', text: t('factor'), act: () => onOpen('secondFactor') },
  { icon: 'logout', text: t('logout'), act: () => onOpen('logout') }
];

/** Writes a different value each time, so that the tour starts again. */
const startTour = (tourWidgetId: string): void =>
  void getAppStore().dispatch(appActions.widgetStatePropChange(tourWidgetId, 'start', Date.now()));

/** Menu of the signed-in user: links to pages, and page settings; a drawer on a phone. */
export function UserControl(props: UserControlProps) {
  const { settings, user, locale, appearance, ways, ownsPassword, onOpen } = props;
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const link = useCopyLink();
  const language = toLocale(locale);
  const french = language === 'fr';
  const createEntry = (url: string | null, icon: IconName, text: string) =>
    url === null ? [] : [{ icon, text, act: () => navigateTo(url) }];
  const createSwitchEntries = (links: readonly NavLink[], shown: NavLink | undefined) =>
    links.map((link) => ({
      icon: null,
      text: getLinkLabel(link, language),
      isCurrent: link === shown,
      act: () => navigateTo(link.url)
    }));
  const { showsPage, homeUrl } = settings;
  const { commodities, mapViews } = ways;
  const onPhone: readonly MenuGroup[] = [
    { name: t('commodity'), entries: [...createSwitchEntries(commodities, currentCommodity(commodities))] },
    {
      name: formatMessage('nav.mapView', language),
      entries: [...createSwitchEntries(mapViews, currentView(mapViews))]
    },
    {
      name: null,
      // The heading of a page has no space for the logo that links to the map.
      entries: [
        ...createEntry(showsPage ? homeUrl : null, 'home', t('home')),
        ...createEntry(ways.admin, 'table', t('admin'))
      ]
    }
  ];
  const groups: readonly MenuGroup[] = [
    ...(small ? onPhone : []),
    {
      name: null,
      entries: [
        ...createEntry(ways.accounts, 'users', formatMessage('nav.accounts', language)),
        ...createEntry(ways.parameters, 'sliders', formatMessage('nav.parameters', language)),
        ...createEntry(ways.personalData, 'person', formatMessage('nav.personalData', language)),
        ...createEntry(ways.builder, 'table', t('builder')),
        { icon: 'link', text: link.label, act: () => void link.copy() },
        ...(settings.tourWidgetId === ''
          ? []
          : [{ icon: 'flag' as const, text: t('tour'), act: () => startTour(settings.tourWidgetId) }])
      ]
    },
    {
      name: null,
      entries: [
        {
          icon: appearance.dark ? 'sun' : 'moon',
          text: t(appearance.dark ? 'light' : 'dark'),
          act: appearance.switchAppearance
        },
        {
          icon: 'language',
          text: t(french ? 'english' : 'french'),
          lang: french ? 'en' : 'fr',
          act: () => appearance.switchLocale(french ? 'en' : 'fr')
        },
        ...createAccountEntries(ownsPassword, t, onOpen)
      ]
    }
  ];
  if (!small) return <UserDropdown user={user} role={ways.role} groups={groups} />;
  // Beside another menu's button, the icon shows the signed-in user.
  const sign = showsPage ? <Avatar email={user.email} /> : <SiteIcon name="menu" size={22} />;
  return <UserDrawer user={user} role={ways.role} groups={groups} sign={sign} />;
}
