import { hooks, React, ReactRedux } from 'jimu-core';
import type { AllWidgetProps, IMState } from 'jimu-core';
import type { ReactNode } from 'react';
import { Button, Tooltip } from 'jimu-ui';
import {
  ConfirmDialog,
  formatMessage,
  IconButton,
  isMessageKey,
  Logo,
  navigateTo,
  Toasts,
  toLocale,
  useAppearance,
  useSettings,
  useSharedSession,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { useCopyLink } from 'widgets/shared-code/site-tools';
import type { IMConfig, Settings } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { MapCare } from './map-care';
import { AdminLink, NavLinks, useNavTargets } from './nav-links';
import { PasswordDialog } from './password-dialog';
import { SecondFactorDialog } from './second-factor-dialog';
import { SessionsDialog } from './sessions-dialog';
import { SessionNotices } from './session-notices';
import { useSession } from './use-session';
import { useTexts } from './use-texts';
import { UserControl } from './user-control';
import type { UserDialog } from './user-control';
import { BELOW_ROOMY, BELOW_WIDE, BAR_SIDE, NARROW, PHONE, SEARCH_WIDTH, WIDE } from './widths';

/**
 * Badge for demonstration data.
 * @param isBeside true beside a map's search; the map's bottom line has the same text.
 */
function DemonstrationBadge({ isBeside }: { readonly isBeside: boolean }) {
  const { sys, type, space } = useThemeStyles();
  const t = useTexts();
  return (
    <Tooltip title={t('demonstrationHint')}>
      <span
        css={{
          padding: space(1, 2.5),
          borderRadius: 999,
          ...type.small,
          whiteSpace: 'nowrap',
          flex: 'none',
          color: sys.color.warning.main,
          background: sys.color.warning.light,
          ...(isBeside && { [BELOW_ROOMY]: { display: 'none' } })
        }}
      >
        <span css={{ [PHONE]: { display: 'none' } }}>{t('demonstration')}</span>
        <span css={{ display: 'none', [PHONE]: { display: 'inline' } }}>{t('demonstrationShort')}</span>
      </span>
    </Tooltip>
  );
}

function Mark({ homeUrl, wordless }: { readonly homeUrl: string; readonly wordless?: string }) {
  const t = useTexts();
  return (
    <a
      href={homeUrl}
      aria-label={t('home')}
      css={{ display: 'inline-flex', color: 'inherit', textDecoration: 'none' }}
    >
      <Logo wordless={wordless} />
    </a>
  );
}

/** Copies a link to the state of the page; on narrow windows it is only in the user's menu. */
function CopyLink() {
  const { label, copy } = useCopyLink();
  return (
    <span css={{ [BELOW_WIDE]: { display: 'none' } }}>
      <IconButton name="link" label={label} onClick={() => void copy()} />
    </span>
  );
}

/** Name of the current page of the app. */
function PageName({ locale }: { readonly locale: Locale }) {
  const { type } = useThemeStyles();
  const label = ReactRedux.useSelector(
    ({ appConfig, appRuntimeInfo }: IMState) =>
      appConfig.pages[appRuntimeInfo.currentPageId ?? '']?.label ?? ''
  );
  return (
    <h1 css={{ margin: 0, ...type.figure }}>{isMessageKey(label) ? formatMessage(label, locale) : label}</h1>
  );
}

/** The logo, and the page's name if configured; a phone has no space for both. */
function Heading({ settings, locale }: { readonly settings: Settings; readonly locale: Locale }) {
  const { space } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  if (!settings.showsPage)
    return (
      <h1 css={{ margin: 0, display: 'flex' }}>
        <Mark homeUrl={settings.homeUrl} wordless={NARROW} />
      </h1>
    );
  return (
    <>
      {!small && (
        // As wide as a sidebar beneath it, so that the name is aligned with the page.
        <span css={{ width: space(56), display: 'flex' }}>
          <Mark homeUrl={settings.homeUrl} />
        </span>
      )}
      <PageName locale={locale} />
    </>
  );
}

interface LogoutDialogProps {
  readonly isOpen: boolean;
  onLogout(): Promise<void>;
  onClose(): void;
}

function LogoutDialog({ isOpen, onLogout, onClose }: LogoutDialogProps) {
  const t = useTexts();
  const leaving = useTask();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('logoutQuestion')}
      confirmLabel={t('logout')}
      busy={leaving.busy}
      onConfirm={() => void leaving.run(onLogout)}
      onClose={onClose}
    />
  );
}

interface UserDialogsProps extends Omit<LogoutDialogProps, 'isOpen'> {
  readonly open: UserDialog | null;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The dialogs that the user's menu opens. */
function UserDialogs({ open, serverUrl, locale, onLogout, onClose }: UserDialogsProps) {
  return (
    <>
      <LogoutDialog isOpen={open === 'logout'} onLogout={onLogout} onClose={onClose} />
      {open === 'sessions' && <SessionsDialog serverUrl={serverUrl} onClose={onClose} />}
      {open === 'password' && <PasswordDialog serverUrl={serverUrl} locale={locale} onClose={onClose} />}
      {open === 'secondFactor' && (
        <SecondFactorDialog serverUrl={serverUrl} locale={locale} onClose={onClose} />
      )}
    </>
  );
}

/** The bar, with the messages of the page. */
function HeaderBar({ children }: { readonly children: ReactNode }) {
  const { sys, space, rule } = useThemeStyles();
  return (
    <header
      className="jimu-widget widget-site-nav"
      css={{
        height: 56,
        boxSizing: 'border-box',
        padding: space(0, 3, 0, 4),
        display: 'flex',
        alignItems: 'center',
        gap: space(4),
        background: sys.color.surface.header,
        color: sys.color.surface.headerText,
        borderBottom: rule
      }}
    >
      {children}
      <Toasts />
    </header>
  );
}

/** The top bar. A guest is sent to Login, or offered to sign in when the page is open to guests. */
function Widget({ config, intl, useMapWidgetIds, portalUrl }: AllWidgetProps<IMConfig>) {
  const { space } = useThemeStyles();
  const t = useTexts();
  const [dialog, setDialog] = React.useState<UserDialogsProps['open']>(null);
  const settings = useSettings(SETTINGS, config);
  const session = useSession(settings);
  const { user, demonstration, loginHere, logout } = session;
  const appearance = useAppearance(settings);
  const ways = useNavTargets(settings, user !== null);
  const mapWidgetId = useMapWidgetIds?.[0];
  useSharedSession(settings.serverUrl, mapWidgetId !== undefined);
  if (user === null && !settings.isOpenToGuests) return null;
  const isBesideSearch = !settings.showsPage;
  const side = { minWidth: 0, display: 'flex', alignItems: 'center', gap: space(4) };
  return (
    <HeaderBar>
      <nav aria-label={t('navigation')} css={{ flex: 1, minWidth: 0, display: 'flex', gap: space(4) }}>
        <div css={{ ...side, ...(isBesideSearch && { [WIDE]: BAR_SIDE }) }}>
          <Heading settings={settings} locale={toLocale(intl.locale)} />
          <NavLinks ways={ways} locale={toLocale(intl.locale)} />
        </div>
        <div
          css={{
            ...side,
            flex: 1,
            gap: space(2),
            justifyContent: 'flex-end',
            ...(isBesideSearch && { [WIDE]: { ...BAR_SIDE, marginInlineStart: SEARCH_WIDTH } })
          }}
        >
          {demonstration && <DemonstrationBadge isBeside={isBesideSearch} />}
          {user ? (
            <>
              <CopyLink />
              <AdminLink url={ways.admin} />
              <UserControl
                settings={settings}
                user={user}
                locale={intl.locale}
                appearance={appearance}
                ways={ways}
                ownsPassword={session.ownsPassword}
                onOpen={setDialog}
              />
            </>
          ) : (
            <Button type="primary" onClick={() => navigateTo(loginHere)} css={{ flex: 'none' }}>
              {t('signIn')}
            </Button>
          )}
        </div>
      </nav>
      <UserDialogs
        open={dialog}
        serverUrl={settings.serverUrl}
        locale={toLocale(intl.locale)}
        onLogout={logout}
        onClose={() => setDialog(null)}
      />
      <SessionNotices
        session={session}
        serverUrl={settings.serverUrl}
        mapWidgetId={mapWidgetId}
        warnMinutes={settings.warnBeforeEndMinutes}
        onSetUpSecondFactor={() => setDialog('secondFactor')}
      />
      {mapWidgetId !== undefined && (
        <MapCare
          mapWidgetId={mapWidgetId}
          portalUrl={portalUrl}
          isDark={appearance.dark}
          items={{ light: settings.lightBasemap, dark: settings.darkBasemap }}
          clusterWeight={settings.clusterWeight}
          locale={toLocale(intl.locale)}
          serverUrl={settings.serverUrl}
        />
      )}
    </HeaderBar>
  );
}

Widget.versionManager = versionManager;

export default Widget;
