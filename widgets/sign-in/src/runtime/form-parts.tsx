import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';

interface FormProps {
  readonly label: string;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** An HTML form, so that Enter submits and password managers recognise it. */
export function Form({ label, children, onSubmit }: FormProps) {
  const { space } = useThemeStyles();
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      css={{ display: 'grid', gap: space(4) }}
    >
      {children}
    </form>
  );
}

interface SubmitProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled: boolean;
}

export function Submit({ label, busyLabel, busy, disabled }: SubmitProps) {
  const { weight } = useThemeStyles();
  return (
    <Button
      htmlType="submit"
      type="primary"
      block
      disabled={disabled || busy}
      aria-busy={busy}
      css={{ minHeight: 44, fontWeight: weight.strong }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}

export function FormLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { sys, space } = useThemeStyles();
  return (
    <a
      href={href}
      css={{ color: sys.color.action.link.default, justifySelf: 'start', paddingBlock: space(0.5) }}
    >
      {children}
    </a>
  );
}
