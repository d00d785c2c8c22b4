import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from 'jimu-theme';
import type { CSSProperties } from 'react';
import { useLibraryText } from './use-library-text';

export enum LoadingType {
  Primary = 'PRIMARY',
  Secondary = 'SECONDARY',
  Donut = 'DONUT',
  Bar = 'BAR',
  Skeleton = 'SKELETON'
}

export interface LoadingProps {
  readonly type?: LoadingType | `${LoadingType}`;
  readonly text?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** px */
  readonly width?: number;
  /** px */
  readonly height?: number;
}

function Sign({ type }: { readonly type: LoadingProps['type'] }) {
  if (type === LoadingType.Bar) return <LinearProgress sx={{ width: '100%' }} aria-hidden />;
  if (type === LoadingType.Skeleton) return <Skeleton variant="rounded" width="100%" height="100%" />;
  return (
    <CircularProgress
      size={28}
      disableShrink
      color={type === LoadingType.Secondary ? 'inherit' : 'primary'}
      aria-hidden
    />
  );
}

/** A loading indicator, also announced to screen readers. */
export function Loading({ type = LoadingType.Primary, text, className, style, width, height }: LoadingProps) {
  const label = useLibraryText()('loading');
  const { sys } = useTheme();
  return (
    <div
      role="status"
      className={className}
      style={{ width, height, ...style }}
      css={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: sys.spacing(2)
      }}
    >
      <Sign type={type} />
      {text ? <span>{text}</span> : <span className="sr-only">{label}</span>}
    </div>
  );
}

export interface ProgressProps {
  /** 0 to 100; undefined for an indeterminate bar. */
  readonly value?: number;
  readonly type?: 'linear' | 'circular';
  readonly color?: 'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success';
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly 'aria-label'?: string;
}

/** A progress indicator in percent. */
export function Progress({ value, type = 'linear', ...rest }: ProgressProps) {
  const variant = value === undefined ? 'indeterminate' : 'determinate';
  return type === 'circular' ? (
    <CircularProgress variant={variant} value={value} {...rest} />
  ) : (
    <LinearProgress variant={variant} value={value} {...rest} />
  );
}
