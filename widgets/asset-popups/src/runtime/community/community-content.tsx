import type { ContentProps } from '../contents';
import { RowList } from '../feature/row-list';
import { rowsOf } from '../feature/rows';
import { FuturePriceSection } from './future-price-section';

/** A community: what was bought there, and what P1 is expected to cost. */
export function CommunityContent({ part: { fields, graphic }, locale, config }: ContentProps) {
  const attributes = graphic.attributes as Record<string, unknown> & { readonly community?: string | null };
  const { community } = attributes;
  return (
    <>
      <RowList rows={rowsOf(fields, attributes, locale)} />
      {config.futurePrices && community && (
        <FuturePriceSection community={community} serverUrl={config.serverUrl} locale={locale} />
      )}
    </>
  );
}
