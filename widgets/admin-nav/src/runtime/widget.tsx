import type { AllWidgetProps } from 'jimu-core';
import { Drawer, SiteIcon, toLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { Links } from './links';
import { useNarrow } from './use-narrow';
import { useTexts } from './use-texts';

/** The pages of the administration: a sidebar, or a drawer behind a button in a narrow window. */
function Widget({ config, intl }: AllWidgetProps<IMConfig>) {
  const { sys, space, rule } = useThemeStyles();
  const t = useTexts();
  const links = <Links config={config} locale={toLocale(intl.locale)} />;
  if (useNarrow())
    return (
      <div
        className="jimu-widget widget-admin-nav"
        css={{
          display: 'grid',
          placeItems: 'center',
          height: 56,
          padding: space(0, 1),
          boxSizing: 'border-box',
          borderBottom: rule
        }}
      >
        <Drawer label={t('open')} heading={t('pages')} sign={<SiteIcon name="menu" size={22} />} side="left">
          {() => links}
        </Drawer>
      </div>
    );
  return (
    <div
      className="jimu-widget widget-admin-nav"
      css={{
        height: '100%',
        boxSizing: 'border-box',
        overflow: 'auto',
        background: sys.color.surface.paper,
        color: sys.color.surface.paperText,
        borderRight: rule
      }}
    >
      {links}
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
