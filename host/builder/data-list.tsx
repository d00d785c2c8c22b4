import { Button, TextInput } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useState } from 'react';
import { useKindName } from './kind-name';
import { ListRow } from './list-row';
import { findSameSource } from './model/data';
import type { NewData } from './use-new-data';
import { useText } from './use-text';

/** Height of the list of maps and layers, px. */
const LIST_HEIGHT = 300;

/** Searchable list of the maps and layers of the app's server, with a button that adds each. */
export function DataList({ editor, entries, addNewSource }: NewData) {
  const text = useText();
  const kindName = useKindName();
  const { sys } = useTheme();
  const [wanted, setWanted] = useState('');
  const shown = entries?.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <TextInput
        type="search"
        aria-label={text('findData')}
        placeholder={text('findData')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {!entries && <p role="status">{text('loading')}</p>}
      <ul
        css={{
          maxHeight: LIST_HEIGHT,
          margin: `${sys.spacing(2)} 0`,
          padding: 0,
          overflow: 'auto',
          listStyle: 'none'
        }}
      >
        {shown?.map((entry) => (
          <ListRow key={`${entry.kind} ${entry.known.itemId ?? entry.known.url}`}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {entry.label}
              <small css={{ display: 'block', color: sys.color.surface.paperHint }}>
                {kindName(entry.kind)}
              </small>
            </span>
            {findSameSource(editor.config, entry.known) ? (
              <small css={{ flex: 'none' }}>{text('isThere')}</small>
            ) : (
              <Button
                size="sm"
                css={{ flex: 'none' }}
                aria-label={text('add', { name: entry.label })}
                onClick={() => void addNewSource(entry.read)}
              >
                {text('addIt')}
              </Button>
            )}
          </ListRow>
        ))}
      </ul>
      {entries && entries.length > 0 && shown?.length === 0 && <p>{text('noneFoundData')}</p>}
    </>
  );
}
