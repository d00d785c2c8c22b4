import type { ContentProps } from '../content-props';
import { PopupHead } from '../head/popup-head';
import { FieldsBody } from './fields-body';

/** Content for a feature: its fields. */
export function FeatureContent({ part, view, locale, config }: ContentProps) {
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} />
      <FieldsBody part={part} serverUrl={config.serverUrl} locale={locale} />
    </>
  );
}
