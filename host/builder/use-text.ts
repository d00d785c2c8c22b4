import { useIntl } from 'react-intl';
import { formatBuilderText } from './messages';
import type { BuilderText } from './messages';

/** Returns the builder's texts in the visitor's language. */
export function useText() {
  const { locale } = useIntl();
  return (key: BuilderText, values?: Readonly<Record<string, string | number>>) =>
    formatBuilderText(locale, key, values);
}
