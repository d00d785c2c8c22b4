import type { ReactNode } from 'react';
import { focusElement, useThemeStyles } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';
import { STEPS } from './draft';
import type { Step } from './draft';

function StepList({ step }: { readonly step: Step }) {
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const current = STEPS.indexOf(step);
  return (
    <ol
      aria-label={t('steps')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: space(1, 2), margin: 0, padding: 0, listStyle: 'none' }}
    >
      {STEPS.map((each, index) => (
        <li
          key={each}
          aria-current={index === current ? 'step' : undefined}
          css={{
            ...type.note,
            display: 'flex',
            gap: space(2),
            fontWeight: index === current ? weight.strong : weight.regular,
            color: index <= current ? sys.color.primary.main : sys.color.surface.paperHint
          }}
        >
          {index > 0 && <span aria-hidden="true">›</span>}
          <span>{`${index + 1} ${t(`step_${each}`)}`}</span>
        </li>
      ))}
    </ol>
  );
}

interface StepCardProps {
  readonly step: Step;
  readonly title?: string;
  readonly hint?: string;
  /** Buttons and counts at the bottom. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Surface of a step: file, list of the steps, content and buttons. */
export function StepCard({ step, title, hint, footer, children }: StepCardProps) {
  const t = useTexts();
  const { card, rule, space, type } = useThemeStyles();
  const part = { padding: space(3, 4), borderBottom: rule } as const;
  return (
    <section
      aria-label={t(`step_${step}`)}
      css={{ ...card, boxShadow: 'none', overflow: 'hidden', maxWidth: space(280) }}
    >
      {title !== undefined && (
        <div css={{ ...part, overflowWrap: 'anywhere' }}>
          <h2 css={{ ...type.title, margin: 0 }}>{title}</h2>
          {hint !== undefined && <span css={type.hint}>{hint}</span>}
        </div>
      )}
      <div css={part}>
        <StepList step={step} />
      </div>
      {/* The focus begins at the content of each step. */}
      <div
        key={step}
        ref={title === undefined ? undefined : focusElement}
        tabIndex={-1}
        css={{ display: 'grid', gap: space(4), padding: space(4), outline: 'none', minWidth: 0 }}
      >
        {children}
      </div>
      {footer !== undefined && (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: space(2),
            padding: space(3, 4),
            borderTop: rule
          }}
        >
          {footer}
        </div>
      )}
    </section>
  );
}
