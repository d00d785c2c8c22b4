import { Tooltip } from 'jimu-ui';
import { formatMessage, SiteIcon, useSettings, useThemeStyles } from 'widgets/shared-code/site-base';
import type { IconName, Locale } from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { addPreferences, usePages } from './pages';
import { useTexts } from './use-texts';

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

/** The brand, which links to the map, and the pages. */
export function Links({ config, locale }: { readonly config: IMConfig; readonly locale: Locale }) {
  const { homeUrl, pagesUrl, product } = useSettings(SETTINGS, config);
  const { space } = useThemeStyles();
  const t = useTexts();
  const pages = usePages(pagesUrl, locale);
  return (
    <nav aria-label={t('pages')}>
      <ul css={{ listStyle: 'none', margin: 0, padding: space(3, 2.5), display: 'grid', gap: space(1) }}>
        <NavItem
          url={addPreferences(homeUrl)}
          name={product}
          icon="home"
          hint={formatMessage('nav.dashboard', locale)}
        />
        {pages.map(({ id, ...page }) => (
          <NavItem key={id} {...page} />
        ))}
      </ul>
    </nav>
  );
}
