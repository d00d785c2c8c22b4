import type { ContentProps } from '../content-props';
import { FieldsBody } from '../feature/fields-body';
import { useNoteReader } from '../feature/value-notes';
import { PopupHead } from '../head/popup-head';
import type { Community } from './community-data';
import { PriceSection } from './price-section';

/** Content for a community: its purchases, and the current and expected price of P1. */
export function CommunityContent({ part, view, locale, settings }: ContentProps) {
  const sayings = useNoteReader(settings.futurePrices, settings.serverUrl, locale);
  const attributes = part.graphic.attributes as Record<string, unknown> & Partial<Community>;
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} />
      <FieldsBody part={part} serverUrl={settings.serverUrl} locale={locale} />
      {settings.futurePrices && attributes.community && (
        <PriceSection
          place={attributes as Community}
          serverUrl={settings.serverUrl}
          sayings={sayings}
          locale={locale}
        />
      )}
    </>
  );
}
