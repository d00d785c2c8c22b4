import { useTheme } from 'jimu-theme';
import type { HTMLAttributes } from 'react';
import { Paper } from './surfaces';

/** A surface with a border, for related content. */
export function Card({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <Paper variant="outlined" className={className} {...rest}>
      {children}
    </Paper>
  );
}

/** Content of a card. */
export function CardBody(props: HTMLAttributes<HTMLDivElement>) {
  const { sys } = useTheme();
  return <div css={{ padding: sys.spacing(4) }} {...props} />;
}

/** Adjacent buttons without a gap. */
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
