import { Tooltip } from 'jimu-ui';
import {
  fetchRole,
  formatMessage,
  SiteIcon,
  useRequest,
  useSettings,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { IconName, Locale } from 'widgets/shared-code/site-base';
import type { IMConfig, Settings } from '../config';
import { SETTINGS } from '../config';
import { addPreferences, listModules, listSettingsPages, usePages } from './pages';
import { useTexts } from './use-texts';

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;

interface NavItemProps {
  readonly url: string;
  readonly name: string;
  readonly icon: IconName;
  readonly isCurrent?: boolean;
  /** Tooltip of the link. */
  readonly hint?: string;
}

function NavItem({ url, name, icon, isCurrent = false, hint }: NavItemProps) {
  const { sys, type, weight, space } = useThemeStyles();
  const sign = <SiteIcon name={icon} />;
  const link = (
    <a
      href={url}
      aria-current={isCurrent ? 'page' : undefined}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(2.5),
        minHeight: 44,
        padding: space(0, 2.5),
        borderRadius: sys.shape.shape1,
        ...type.body,
        fontWeight: isCurrent ? weight.strong : weight.medium,
        textDecoration: 'none',
        color: isCurrent ? sys.color.primary.main : sys.color.surface.paperHint,
        background: isCurrent ? sys.color.primary.light : 'none',
        '&:hover': { color: sys.color.primary.main }
      }}
    >
      <span css={{ display: 'inline-flex' }}>{sign}</span>
      {name}
    </a>
  );
  return <li>{hint === undefined ? link : <Tooltip title={hint}>{link}</Tooltip>}</li>;
}

/** Links to the settings, for administrators; the server refuses them to others. */
function SettingsLinks({ settings, locale }: { readonly settings: Settings; readonly locale: Locale }) {
  const { serverUrl, settingsUrl } = settings;
  const { type, space } = useThemeStyles();
  const role = useRequest(settingsUrl === '' ? null : [serverUrl], ([server]) => fetchRole(server)).last;
  if (role !== 'admin') return null;
  const title = formatMessage('nav.settings', locale);
  return (
    <li css={{ marginTop: space(4) }}>
      <span css={{ ...type.hint, display: 'block', padding: space(1, 2.5) }}>{title}</span>
      <ul aria-label={title} css={LIST}>
        {listSettingsPages(settingsUrl, locale).map(({ id, ...page }) => (
          <NavItem key={id} {...page} />
        ))}
      </ul>
    </li>
  );
}

/** The brand, which links to the map, the modules and the settings. */
export function Links({ config, locale }: { readonly config: IMConfig; readonly locale: Locale }) {
  const settings = useSettings(SETTINGS, config);
  const { homeUrl, pagesUrl, product, listsOwnPages } = settings;
  const { space } = useThemeStyles();
  const t = useTexts();
  const own = usePages(pagesUrl, locale);
  const pages = listsOwnPages ? own : listModules(pagesUrl, locale);
  return (
    <nav aria-label={t('pages')}>
      <ul css={{ ...LIST, padding: space(3, 2.5), gap: space(1) }}>
        <NavItem
          url={addPreferences(homeUrl)}
          name={product}
          icon="home"
          hint={formatMessage('nav.dashboard', locale)}
        />
        {pages.map(({ id, ...page }) => (
          <NavItem key={id} {...page} />
        ))}
        <SettingsLinks settings={settings} locale={locale} />
      </ul>
    </nav>
  );
}
