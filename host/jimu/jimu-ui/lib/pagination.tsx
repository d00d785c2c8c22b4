import MuiPagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTheme } from 'jimu-theme';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { useLibraryText } from './use-library-text';

export interface PaginationProps {
  readonly totalPage: number;
  /** Counts from 1. */
  readonly current: number;
  readonly size?: 'default' | 'sm' | 'lg';
  readonly disabled?: boolean;
  /** Shows only previous and next. */
  readonly simple?: boolean;
  readonly className?: string;
  onChangePage(page: number): void;
}

const sizes = { sm: 'small', default: 'medium', lg: 'large' } as const;

/**
 * The pages of a list. At the ends the arrows are marked but not disabled, because a disabled button would
 * lose the focus, and a dialog around it the keys.
 */
export function Pagination({ totalPage, current, simple, onChangePage, ...props }: PaginationProps) {
  const { size = 'default', disabled = false, className } = props;
  const text = useLibraryText();
  const { sys } = useTheme();
  const names = { previous: text('pagePrevious'), next: text('pageNext') };
  return (
    <MuiPagination
      className={className}
      count={Math.max(1, totalPage)}
      page={current}
      size={sizes[size]}
      shape="rounded"
      siblingCount={simple ? 0 : 1}
      aria-label={text('pages')}
      onChange={(_event, page) => page !== current && onChangePage(page)}
      renderItem={(item) => {
        if (item.type !== 'previous' && item.type !== 'next')
          return simple ? null : (
            <PaginationItem {...item} aria-label={`${text('page')} ${item.page}`} disabled={disabled} />
          );
        const end = item.type === 'next' ? current >= totalPage : current <= 1;
        return (
          <PaginationItem
            {...item}
            disabled={disabled}
            aria-disabled={end}
            aria-label={names[item.type]}
            onClick={end ? undefined : item.onClick}
            slots={{ previous: ChevronLeftIcon, next: ChevronRightIcon }}
            sx={{
              opacity: end ? 0.5 : 1,
              '&.Mui-focusVisible': { outline: `2px solid ${sys.color.action.focus}` }
            }}
          />
        );
      }}
    />
  );
}
