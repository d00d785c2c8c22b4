import type { ContentProps } from '../content-props';
import { PopupHead } from '../head/popup-head';
import { FieldsBody } from './fields-body';

/** The fields of a feature. */
export function FeatureContent({ part, view, locale, config }: ContentProps) {
  return (
    <>
      <PopupHead part={part} view={view} locale={locale} />
      <FieldsBody part={part} serverUrl={config.serverUrl} locale={locale} />
    </>
  );
}
