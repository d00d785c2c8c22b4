import { TextInput } from 'jimu-ui';
import type { TextInputProps } from 'jimu-ui';

/** A search field with a clear button; the browser's own clear button is hidden. */
export const SearchInput = (props: TextInputProps) => (
  <TextInput
    type="search"
    allowClear
    {...props}
    css={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
  />
);
