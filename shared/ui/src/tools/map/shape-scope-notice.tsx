import { formatMessage } from '@site/domain';
import { Notice } from '../../kit/notices/notice';
import { useLocale } from '../../base/use-ui-texts';
import { useDrawnShape } from './use-drawn-shape';

/** Line above figures that a shape drawn on the map does not narrow, while there is one. */
export function ShapeScopeNotice({ className }: { readonly className?: string }) {
  const locale = useLocale();
  const hasShape = useDrawnShape() !== null;
  if (!hasShape) return null;
  return <Notice className={className}>{formatMessage('shape.notNarrowed', locale)}</Notice>;
}
