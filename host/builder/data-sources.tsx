import { Button, TextInput } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useState } from 'react';
import type { DataSourceJson } from '../jimu/jimu-core/lib/types/app-config';
import { AddDataDialog } from './add-data-dialog';
import { useKindName } from './kind-name';
import { listOwnSources, removeSource, renameSource, getSourceName, listSourceWidgets } from './model/data';
import type { Editor } from './use-editor';
import { useText } from './use-text';

function Source({ editor, source }: { readonly editor: Editor; readonly source: DataSourceJson }) {
  const text = useText();
  const kindName = useKindName();
  const { sys } = useTheme();
  const name = getSourceName(source);
  const users = listSourceWidgets(editor.config, source.id).map(editor.widgetName);
  const usage = users.length > 0 ? text('usedBy', { widgets: users.join(', ') }) : text('usedByNone');
  return (
    <li css={{ padding: `${sys.spacing(2)} 0`, borderBottom: `1px solid ${sys.color.divider.primary}` }}>
      <div css={{ display: 'flex', gap: sys.spacing(2) }}>
        <TextInput
          aria-label={text('dataName', { name })}
          value={name}
          css={{ flex: 1 }}
          onChange={({ target: { value } }) =>
            value !== '' && editor.edit((now) => renameSource(now, source.id, value), `data ${source.id}`)
          }
        />
        <Button
          aria-label={text('removeData', { name })}
          onClick={() => editor.edit((now) => removeSource(now, source.id))}
        >
          {text('removeIt')}
        </Button>
      </div>
      <small css={{ color: sys.color.surface.paperHint }}>
        {kindName(source.type)} · {usage}
      </small>
    </li>
  );
}

/** Lists the app's data sources with their names and users, and adds others. */
export function DataSources({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  const [isAdding, setAdding] = useState(false);
  const sources = listOwnSources(editor.config);
  return (
    <>
      {sources.length === 0 && <p css={{ margin: `0 0 ${sys.spacing(2)}` }}>{text('noData')}</p>}
      <ul css={{ maxHeight: 260, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
        {sources.map((source) => (
          <Source key={source.id} editor={editor} source={source} />
        ))}
      </ul>
      <Button size="sm" css={{ marginTop: sys.spacing(2) }} onClick={() => setAdding(true)}>
        {text('addData')}
      </Button>
      {isAdding && <AddDataDialog editor={editor} onClose={() => setAdding(false)} />}
    </>
  );
}
