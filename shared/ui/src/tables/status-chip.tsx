import { formatOptionLabel } from '@site/domain';
import type { Locale, Status } from '@site/domain';
import { Chip } from '../kit/marks/chip';
import type { ChipProps } from '../kit/marks/chip';

const TONES: Readonly<Partial<Record<string, ChipProps['tone']>>> = {
  Active: 'success',
  Underconstruction: 'warning',
  'Planned (2025)': 'info',
  'Planned (2026)': 'info'
} satisfies Partial<Record<Status, ChipProps['tone']>>;

/** Status of a record in a table; an unknown status is written unchanged. */
export const StatusChip = ({ status, locale }: { readonly status: string; readonly locale: Locale }) => (
  <Chip tone={TONES[status]}>{formatOptionLabel(status, locale)}</Chip>
);
