import type { ContentProps } from '../content-props';
import { RowList } from '../feature/row-list';
import { rowsOf } from '../feature/rows';
import type { Community } from './community-data';
import { PriceSection } from './price-section';

/** A community: what was bought there, what P1 costs and is expected to cost. */
export function CommunityContent({ part: { fields, graphic }, locale, config }: ContentProps) {
  const attributes = graphic.attributes as Record<string, unknown> & Partial<Community>;
  return (
    <>
      <RowList rows={rowsOf(fields, attributes, locale)} />
      {config.futurePrices && attributes.community && (
        <PriceSection place={attributes as Community} serverUrl={config.serverUrl} locale={locale} />
      )}
    </>
  );
}
