import type { ContentProps } from '../content-props';
import { RowList } from './row-list';
import { rowsOf } from './rows';

/** The fields of a feature. */
export function FeatureContent({ part, locale }: ContentProps) {
  return <RowList rows={rowsOf(part.fields, part.graphic.attributes, locale)} />;
}
