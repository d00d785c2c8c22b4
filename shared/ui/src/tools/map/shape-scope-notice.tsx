import { ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { formatMessage } from '@site/domain';
import { Notice } from '../../kit/notices/notice';
import { useLocale } from '../../base/use-ui-texts';

/** Returns whether a shape drawn on the page's map narrows its layers. */
const useHasDrawnShape = (): boolean =>
  ReactRedux.useSelector(({ dataSourcesInfo }: IMState) =>
    Object.keys(dataSourcesInfo ?? {}).some((id) =>
      Object.values(dataSourcesInfo[id]?.widgetQueries ?? {}).some(
        (query) => (query as { readonly geometry?: object }).geometry !== undefined
      )
    )
  );

/** Line above figures that a shape drawn on the map does not narrow, while there is one. */
export function ShapeScopeNotice({ className }: { readonly className?: string }) {
  const locale = useLocale();
  if (!useHasDrawnShape()) return null;
  return <Notice className={className}>{formatMessage('shape.notNarrowed', locale)}</Notice>;
}
