import { Button, NumericInput, TextInput } from 'jimu-ui';
import { SettingSection } from 'jimu-ui/advanced/setting-components';
import { useTheme } from 'jimu-theme';
import { useId } from 'react';
import { changeWidget } from './model/edit';
import type { OutlineNode } from './model/edited-page';
import { MIN_ITEM_SIZE } from './model/item-box';
import type { ItemBox } from './model/item-box';
import { removeWidget } from './model/remove';
import { SettingsPanel } from './settings-panel';
import type { Editor } from './use-editor';
import { useText } from './use-text';

const NUMBERS = ['left', 'top', 'width', 'height'] as const;

function PlaceSection({ editor, node }: { readonly editor: Editor; readonly node: OutlineNode }) {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const box = editor.getBox(node.item);
  const placeSelected = (to: ItemBox) => editor.place(node, to, `place ${node.widget.id}`);
  return (
    <SettingSection title={text('place')}>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: sys.spacing(3) }}>
        {NUMBERS.map((name) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} css={sys.typography.label2}>
              {text(name)}
            </label>
            <NumericInput
              id={`${id}-${name}`}
              value={box[name]}
              precision={0}
              min={name === 'width' || name === 'height' ? MIN_ITEM_SIZE : undefined}
              onAcceptValue={(value) => value !== undefined && placeSelected({ ...box, [name]: value })}
            />
          </div>
        ))}
      </div>
    </SettingSection>
  );
}

function SelectedWidget({ editor, node }: { readonly editor: Editor; readonly node: OutlineNode }) {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const { widget } = node;
  const name = editor.widgetName(widget);
  return (
    <>
      <SettingSection>
        <h2 css={{ ...sys.typography.title2, margin: `0 0 ${sys.spacing(3)}` }}>{name}</h2>
        <label htmlFor={id} css={sys.typography.label2}>
          {text('label')}
        </label>
        <TextInput
          id={id}
          value={name}
          onChange={({ target }) =>
            editor.edit(
              (config) => changeWidget(config, widget.id, { label: target.value }),
              `label ${widget.id}`
            )
          }
        />
      </SettingSection>
      <PlaceSection key={`${widget.id} ${node.layoutId}`} editor={editor} node={node} />
      <section aria-label={text('settings')}>
        <SettingsPanel editor={editor} json={editor.served.widgets[widget.id] ?? widget} />
      </section>
      <div css={{ padding: sys.spacing(4) }}>
        <Button
          block
          color="error"
          onClick={() => {
            editor.edit((config) => removeWidget(config, widget.id));
            editor.select(null);
          }}
        >
          {text('remove')}
        </Button>
      </div>
    </>
  );
}

/** The selected widget's label, position and own settings. */
export function RightColumn({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  const { selected } = editor;
  if (selected) return <SelectedWidget key={selected.widget.id} editor={editor} node={selected} />;
  return (
    <p css={{ margin: 0, padding: sys.spacing(4), color: sys.color.surface.paperHint }}>
      {text('chooseWidget')}
    </p>
  );
}
