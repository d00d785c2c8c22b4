import { useTheme } from 'jimu-theme';
import type { HTMLAttributes } from 'react';
import { Paper } from './surfaces';

/** A surface with an edge for things that belong together. */
export function Card({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <Paper variant="outlined" className={className} {...rest}>
      {children}
    </Paper>
  );
}

/** What a card holds. */
export function CardBody(props: HTMLAttributes<HTMLDivElement>) {
  const { sys } = useTheme();
  return <div css={{ padding: sys.spacing(4) }} {...props} />;
}

/** Buttons side by side as one. */
export function ButtonGroup(props: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      role="group"
      css={{
        display: 'inline-flex',
        '& > :not(:first-of-type)': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
        '& > :not(:last-of-type)': { borderStartEndRadius: 0, borderEndEndRadius: 0 }
      }}
      {...props}
    />
  );
}
