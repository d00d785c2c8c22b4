import { TextInput } from 'jimu-ui';
import type { TextInputProps } from 'jimu-ui';

/** A field for what is looked for, with a button that empties it; the browser's own beside it would be a second one. */
export const SearchInput = (props: TextInputProps) => (
  <TextInput
    type="search"
    allowClear
    {...props}
    css={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
  />
);
