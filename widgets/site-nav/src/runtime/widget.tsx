import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { Tooltip } from 'jimu-ui';
import { ConfirmDialog, Logo, useLook, useTask } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { DarkBasemap } from './dark-basemap';
import { AdminLink, NavLinks } from './nav-links';
import { useAppearance } from './use-appearance';
import { useSession } from './use-session';
import { useTexts } from './use-texts';
import { UserControl } from './user-control';

function DemonstrationBadge() {
  const { sys, type, space } = useLook();
  const t = useTexts();
  return (
    <Tooltip title={t('demonstrationHint')}>
      <span
        css={{
          padding: space(1, 2.5),
          borderRadius: 999,
          ...type.small,
          whiteSpace: 'nowrap',
          color: sys.color.warning.main,
          background: sys.color.warning.light
        }}
      >
        {t('demonstration')}
      </span>
    </Tooltip>
  );
}

/** The top bar; nothing for a guest, who is sent to Login. */
function Widget({ config, intl, useMapWidgetIds, portalUrl }: AllWidgetProps<IMConfig>) {
  const { sys, space, rule } = useLook();
  const t = useTexts();
  const [asking, setAsking] = React.useState(false);
  const leaving = useTask();
  const { user, demonstration, logout } = useSession(config.serverUrl, config.loginUrl);
  const appearance = useAppearance(config);
  if (user === null) return null;
  const mapWidgetId = useMapWidgetIds?.[0];
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
      <nav
        aria-label={t('navigation')}
        css={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: space(4) }}
      >
        <h1 css={{ margin: 0, display: 'flex' }}>
          <a
            href={config.homeUrl}
            aria-label={t('home')}
            css={{ display: 'inline-flex', color: 'inherit', textDecoration: 'none' }}
          >
            <Logo />
          </a>
        </h1>
        <NavLinks config={config} />
        {demonstration && <DemonstrationBadge />}
        <span css={{ flex: 1 }} />
        <AdminLink url={config.adminUrl} />
        <UserControl
          user={user}
          locale={intl.locale}
          appearance={appearance}
          onLogout={() => setAsking(true)}
        />
      </nav>
      <ConfirmDialog
        isOpen={asking}
        title={t('logoutQuestion')}
        confirmLabel={t('logout')}
        busy={leaving.busy}
        onConfirm={() => void leaving.run(logout)}
        onClose={() => setAsking(false)}
      />
      {appearance.dark && mapWidgetId !== undefined && (
        <DarkBasemap
          mapWidgetId={mapWidgetId}
          portalUrl={portalUrl}
          items={{ light: config.lightBasemap, dark: config.darkBasemap }}
        />
      )}
    </header>
  );
}

Widget.versionManager = versionManager;

export default Widget;
