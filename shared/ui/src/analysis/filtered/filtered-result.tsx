import type { ReactNode } from 'react';
import { Loading, LoadingType, Progress } from 'jimu-ui';
import { BUSY_OPACITY, useThemeStyles } from '../../kit/theme/styles';
import type { RequestState } from '../../kit/requests/use-request';

interface FilteredResultProps<Result> {
  readonly answer: RequestState<Result>;
  readonly loadingText: string;
  /** Shown in place of the result when the request has failed. */
  readonly failure?: ReactNode;
  children(result: Result): ReactNode;
}

/** The result of a filter, the progress of a request, or its failure. */
export function FilteredResult<Result>({
  answer,
  loadingText,
  failure,
  children
}: FilteredResultProps<Result>) {
  const { space } = useThemeStyles();
  const result = answer.last;
  return (
    <>
      {/* The space is reserved, so that nothing moves when the progress bar appears. */}
      <div css={{ height: 3 }}>
        {answer.busy && <Progress aria-label={loadingText} css={{ height: 3 }} />}
      </div>
      {!result && answer.status === 'loading' && (
        <div css={{ padding: space(3.5) }}>
          <Loading type={LoadingType.Skeleton} text={loadingText} css={{ height: 160 }} />
        </div>
      )}
      {answer.status === 'failed' && failure}
      {result && answer.status !== 'failed' && (
        <div aria-busy={answer.busy} css={{ opacity: answer.busy ? BUSY_OPACITY : 1 }}>
          {children(result)}
        </div>
      )}
    </>
  );
}
