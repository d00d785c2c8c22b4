import { useIntl } from 'react-intl';
import { defaultMessages } from './messages';
import { frenchMessages } from './messages-fr';

/** Returns the library's own texts in the app's language; a widget's messages never change them. */
export function useLibraryText() {
  const messages = useIntl().locale.startsWith('fr') ? frenchMessages : defaultMessages;
  return (id: keyof typeof defaultMessages) => messages[id];
}
