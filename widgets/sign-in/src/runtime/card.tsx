import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { fetchIdentityConfig, Logo, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

interface CardProps {
  readonly title: string;
  readonly intro: string;
  readonly owner: string;
  readonly serverUrl: string;
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly children: ReactNode;
}

/** The page around a form: logo, title, form, copyright. */
export function Card({ title, intro, owner, serverUrl, locale, onLocale, children }: CardProps) {
  const { sys, type, space } = useThemeStyles();
  const t = useTexts();
  const other = locale === 'fr' ? 'en' : 'fr';
  // A failure is not shown here: the form itself reports when the server is unreachable.
  const identity = useRequest([serverUrl], ([url]) => fetchIdentityConfig(url));
  return (
    <div
      css={{
        minHeight: '100%',
        boxSizing: 'border-box',
        padding: space(6, 4),
        display: 'grid',
        gridTemplateRows: '1fr auto',
        justifyItems: 'center',
        alignItems: 'center',
        gap: space(6),
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText,
        overflow: 'auto'
      }}
    >
      <div css={{ width: '100%', maxWidth: 400, display: 'grid', gap: space(6) }}>
        <div css={{ justifySelf: 'center' }}>
          <Logo size={36} />
        </div>
        <section
          css={{
            padding: space(7),
            borderRadius: sys.shape.shape2,
            background: sys.color.surface.paper,
            color: sys.color.surface.paperText,
            boxShadow: sys.shadow.shadow2,
            display: 'grid',
            gap: space(5)
          }}
        >
          <header css={{ display: 'grid', gap: space(1) }}>
            <h1 css={{ margin: 0, ...type.page }}>{title}</h1>
            <p css={{ margin: 0, color: sys.color.surface.paperHint }}>{intro}</p>
          </header>
          {children}
        </section>
      </div>
      {/* Not a landmark: the card is inside the page's main part. */}
      <footer css={{ color: sys.color.surface.backgroundHint, ...type.small, textAlign: 'center' }}>
        <Button variant="text" size="sm" lang={other} onClick={() => onLocale(other)}>
          {t('otherLanguage')}
        </Button>
        {identity.last?.demonstration && <div>{t('demonstration')}</div>}
        {t('copyright', { year: String(new Date().getFullYear()), owner })}
      </footer>
    </div>
  );
}
