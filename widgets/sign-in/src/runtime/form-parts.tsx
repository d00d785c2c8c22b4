import type { ReactNode } from 'react';
import { Button } from 'jimu-ui';
import { useLook } from 'widgets/shared-code/site-core';

interface FormProps {
  readonly label: string;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** A real form, so that Enter submits and password managers see it. */
export function Form({ label, children, onSubmit }: FormProps) {
  const { space } = useLook();
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
  const { weight } = useLook();
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

/** What failed, in red beneath the form; read out when it appears. */
export function FormError({ text }: { readonly text: string | null }) {
  const { sys, weight, space } = useLook();
  if (text === null) return null;
  return (
    <p
      role="alert"
      css={{
        margin: 0,
        padding: space(2.5, 3),
        borderRadius: sys.shape.shape1,
        color: sys.color.error.main,
        background: sys.color.error.light,
        fontWeight: weight.medium
      }}
    >
      {text}
    </p>
  );
}

/** What went well. */
export function FormSuccess({ text }: { readonly text: string | null }) {
  const { sys, weight, space } = useLook();
  return (
    <div role="status">
      {text !== null && (
        <p
          css={{
            margin: 0,
            padding: space(2.5, 3),
            borderRadius: sys.shape.shape1,
            color: sys.color.success.main,
            background: sys.color.success.light,
            fontWeight: weight.medium
          }}
        >
          {text}
        </p>
      )}
    </div>
  );
}

export function FormLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { sys, space } = useLook();
  return (
    <a
      href={href}
      css={{ color: sys.color.action.link.default, justifySelf: 'start', paddingBlock: space(0.5) }}
    >
      {children}
    </a>
  );
}
