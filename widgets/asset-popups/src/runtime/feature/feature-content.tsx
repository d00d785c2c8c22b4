import type { ContentProps } from '../content-props';
import { PopupHead } from '../head/popup-head';
import { FieldsBody } from './fields-body';

/** Content for a feature: its fields. */
export function FeatureContent({ part, view, locale, settings }: ContentProps) {
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} />
      <FieldsBody part={part} serverUrl={settings.serverUrl} locale={locale} />
    </>
  );
}
