import type { ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Logo } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

interface CardProps {
  readonly title: string;
  readonly intro: string;
  readonly owner: string;
  readonly children: ReactNode;
}

/** The quiet page round a form: mark, title, form, copyright. */
export function Card({ title, intro, owner, children }: CardProps) {
  const { sys } = useTheme();
  const t = useTexts();
  return (
    <div
      css={{
        minHeight: '100%',
        boxSizing: 'border-box',
        padding: '24px 16px',
        display: 'grid',
        gridTemplateRows: '1fr auto',
        justifyItems: 'center',
        alignItems: 'center',
        gap: 24,
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText,
        overflow: 'auto'
      }}
    >
      <div css={{ width: '100%', maxWidth: 400, display: 'grid', gap: 24 }}>
        <div css={{ justifySelf: 'center' }}>
          <Logo size={36} />
        </div>
        <section
          css={{
            padding: 28,
            borderRadius: 12,
            background: sys.color.surface.paper,
            color: sys.color.surface.paperText,
            boxShadow: sys.shadow.shadow2,
            display: 'grid',
            gap: 20
          }}
        >
          <header css={{ display: 'grid', gap: 4 }}>
            <h1 css={{ margin: 0, fontSize: 22, lineHeight: '28px', fontWeight: 680 }}>{title}</h1>
            <p css={{ margin: 0, color: sys.color.surface.paperHint }}>{intro}</p>
          </header>
          {children}
        </section>
      </div>
      <div
        role="contentinfo"
        css={{ color: sys.color.surface.backgroundHint, fontSize: 12, textAlign: 'center' }}
      >
        {t('copyright', { year: String(new Date().getFullYear()), owner })}
      </div>
    </div>
  );
}
