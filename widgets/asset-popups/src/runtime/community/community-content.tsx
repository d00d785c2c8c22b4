import type { ContentProps } from '../content-props';
import { FieldsBody } from '../feature/fields-body';
import { useNoteReader } from '../feature/value-notes';
import { PopupHead } from '../head/popup-head';
import type { Community } from './community-data';
import { PriceSection } from './price-section';

/** Content for a community: its purchases, and the current and expected price of P1. */
export function CommunityContent({ part, view, locale, config }: ContentProps) {
  const sayings = useNoteReader(config.futurePrices, config.serverUrl, locale);
  const attributes = part.graphic.attributes as Record<string, unknown> & Partial<Community>;
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} />
      <FieldsBody part={part} serverUrl={config.serverUrl} locale={locale} />
      {config.futurePrices && attributes.community && (
        <PriceSection
          place={attributes as Community}
          serverUrl={config.serverUrl}
          sayings={sayings}
          locale={locale}
        />
      )}
    </>
  );
}
