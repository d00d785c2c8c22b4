import type { ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';

interface FormProps {
  readonly label: string;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** A real form, so that Enter submits and password managers see it. */
export function Form({ label, children, onSubmit }: FormProps) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      css={{ display: 'grid', gap: 16 }}
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
  return (
    <Button
      htmlType="submit"
      type="primary"
      block
      disabled={disabled || busy}
      aria-busy={busy}
      css={{ minHeight: 44, fontWeight: 600 }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}

/** What failed, in red beneath the form; read out when it appears. */
export function FormError({ text }: { readonly text: string | null }) {
  const { sys } = useTheme();
  if (text === null) return null;
  return (
    <p
      role="alert"
      css={{
        margin: 0,
        padding: '10px 12px',
        borderRadius: 8,
        color: sys.color.error.main,
        background: sys.color.error.light,
        fontWeight: 500
      }}
    >
      {text}
    </p>
  );
}

/** What went well. */
export function FormSuccess({ text }: { readonly text: string | null }) {
  const { sys } = useTheme();
  return (
    <div role="status">
      {text !== null && (
        <p
          css={{
            margin: 0,
            padding: '10px 12px',
            borderRadius: 8,
            color: sys.color.success.main,
            background: sys.color.success.light,
            fontWeight: 500
          }}
        >
          {text}
        </p>
      )}
    </div>
  );
}

export function FormLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <a href={href} css={{ color: sys.color.action.link.default, justifySelf: 'start', lineHeight: '24px' }}>
      {children}
    </a>
  );
}
