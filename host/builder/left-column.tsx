import { Button, Icon, Option, Select, TextInput } from 'jimu-ui';
import { SettingSection } from 'jimu-ui/advanced/setting-components';
import { useTheme } from 'jimu-theme';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BrowserSizeMode } from '../jimu/jimu-core/lib/types/common';
import { DataSources } from './data-sources';
import { listInstalledThemes, createNewWidget, readCatalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue';
import { addWidget, withTheme } from './model/edit';
import { HEADER_PAGE_ID, hasPage, listPages } from './model/edited-page';
import { addPage, removePage, renamePage } from './model/pages';
import type { Editor } from './use-editor';
import { useText } from './use-text';

const MODES = [BrowserSizeMode.Large, BrowserSizeMode.Medium, BrowserSizeMode.Small];
/** Size of a widget's icon, px. */
const ICON = 18;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}

/** A labelled drop-down list. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  const { sys } = useTheme();
  return (
    <div css={{ marginBottom: sys.spacing(2) }}>
      <label htmlFor={id} css={sys.typography.label2}>
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([key, text]) => (
          <Option key={key} value={key}>
            {text}
          </Option>
        ))}
      </Select>
    </div>
  );
}

/** Tools of the page as a whole: its name, adding and removing pages. */
function PageTools({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const { config, spot } = editor;
  const page = config.pages[spot.pageId];
  const showPage = (pageId: string) => {
    editor.setSpot({ pageId });
    editor.select(null);
  };
  const handleAdd = () => {
    const added = addPage(config, text('newPage'));
    editor.edit(() => added.config);
    showPage(added.pageId);
  };
  const handleRemove = () => {
    const next = removePage(config, spot.pageId);
    editor.edit(() => next);
    showPage(listPages(next)[0]?.id ?? '');
  };
  return (
    <div css={{ marginBottom: sys.spacing(2) }}>
      <label htmlFor={id} css={sys.typography.label2}>
        {text('pageName')}
      </label>
      <TextInput
        id={id}
        value={page ? editor.pageName(page) : ''}
        onChange={({ target: { value } }) =>
          value !== '' && editor.edit((now) => renamePage(now, spot.pageId, value), `page ${spot.pageId}`)
        }
      />
      <div css={{ display: 'flex', gap: sys.spacing(2), marginTop: sys.spacing(2) }}>
        <Button size="sm" onClick={handleAdd}>
          {text('newPage')}
        </Button>
        <Button size="sm" disabled={Object.keys(config.pages).length < 2} onClick={handleRemove}>
          {text('removePage')}
        </Button>
      </div>
    </div>
  );
}

/** Chooses the edited page and its size. */
function PageSection({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { config, spot } = editor;
  const pages = listPages(config);
  return (
    <SettingSection>
      <Choice
        label={text('page')}
        value={spot.pageId}
        options={[
          ...pages.map((page) => [page.id, editor.pageName(page)] as const),
          ...(hasPage(config, HEADER_PAGE_ID) ? [[HEADER_PAGE_ID, text('bar')] as const] : [])
        ]}
        onChoose={(pageId) => {
          editor.setSpot({ pageId });
          editor.select(null);
        }}
      />
      <Choice
        label={text('size')}
        value={spot.mode}
        options={MODES.map((mode) => [mode, text(mode)])}
        onChoose={(mode) => editor.setSpot({ mode: mode as BrowserSizeMode })}
      />
    </SettingSection>
  );
}

/** The name of the page, adding and removing pages, and the theme of them all. */
function PageSettings({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { config, spot } = editor;
  const themes = [...new Set([...listInstalledThemes(), config.theme ?? ''])].filter((uri) => uri !== '');
  return (
    <>
      {spot.pageId !== HEADER_PAGE_ID && <PageTools editor={editor} />}
      <Choice
        label={text('theme')}
        value={config.theme ?? ''}
        options={themes.map((uri) => [uri, uri.split('/')[1] ?? uri])}
        onChoose={(theme) => editor.edit((now) => withTheme(now, theme))}
      />
    </>
  );
}

const createRowStyle = (sys: ReturnType<typeof useTheme>['sys']) => ({
  display: 'flex',
  gap: sys.spacing(2),
  alignItems: 'center',
  width: '100%',
  minHeight: 36,
  padding: `${sys.spacing(1)} ${sys.spacing(2)}`,
  border: 0,
  borderRadius: sys.shape.shape1,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start' as const,
  cursor: 'pointer',
  '&:hover': { background: sys.color.action.hover },
  '&[aria-pressed=true]': {
    background: sys.color.action.selected.default,
    color: sys.color.action.selected.text
  }
});

function Outline({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  if (editor.nodes.length === 0) return <p css={{ margin: 0 }}>{text('nothingHere')}</p>;
  return (
    <ul css={{ maxHeight: 260, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
      {editor.nodes.map(({ widget, layoutId, item, depth }) => (
        <li key={`${layoutId} ${item.id}`} style={{ paddingInlineStart: depth * 16 }}>
          <button
            type="button"
            aria-pressed={editor.selected?.widget.id === widget.id}
            onClick={() => editor.select(widget.id)}
            css={createRowStyle(sys)}
          >
            {editor.widgetName(widget)}
            {item.isPending && <small css={{ opacity: 0.8 }}>({text('waits')})</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useCatalogue() {
  const { locale } = useIntl();
  const [entries, setEntries] = useState<readonly CatalogueEntry[]>([]);
  useEffect(() => {
    let wanted = true;
    void readCatalogue(locale).then((read) => wanted && setEntries(read));
    return () => {
      wanted = false;
    };
  }, [locale]);
  return entries;
}

interface CatalogueProps {
  readonly editor: Editor;
  onFailed(error: unknown): void;
}

function Catalogue({ editor, onFailed }: CatalogueProps) {
  const text = useText();
  const { sys } = useTheme();
  const [wanted, setWanted] = useState('');
  const all = useCatalogue();
  const found = all.filter(({ label, description }) =>
    `${label} ${description}`.toLowerCase().includes(wanted.trim().toLowerCase())
  );
  const handleAdd = async (entry: CatalogueEntry) => {
    const brought = await createNewWidget(entry);
    const placed = editor.nodes.filter(({ depth, item }) => depth === 0 && !item.isPending);
    const boxes = placed.map(({ item }) => editor.getBox(item));
    const { config, widgetId } = addWidget(editor.config, editor.spot, brought, boxes);
    editor.edit(() => config);
    editor.select(widgetId);
  };
  return (
    <>
      <TextInput
        type="search"
        aria-label={text('find')}
        placeholder={text('find')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <ul
        css={{
          maxHeight: 320,
          margin: `${sys.spacing(2)} 0 0`,
          padding: 0,
          overflow: 'auto',
          listStyle: 'none'
        }}
      >
        {found.map((entry) => (
          <li key={entry.uri}>
            <button
              type="button"
              aria-label={text('add', { name: entry.label })}
              title={entry.description}
              onClick={() => void handleAdd(entry).catch(onFailed)}
              css={createRowStyle(sys)}
            >
              {entry.icon !== '' && <Icon icon={entry.icon} size={ICON} />}
              <span css={{ minWidth: 0 }}>
                <span css={{ display: 'block', ...sys.typography.label1 }}>{entry.label}</span>
                <span
                  css={{ display: 'block', ...sys.typography.label2, color: sys.color.surface.paperHint }}
                >
                  {entry.description}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {all.length > 0 && found.length === 0 && <p>{text('noneFound')}</p>}
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <SettingSection aria-label={title}>
      <h2 css={{ ...sys.typography.title3, margin: `0 0 ${sys.spacing(2)}` }}>{title}</h2>
      {children}
    </SettingSection>
  );
}

/** The left column: the page with its outline, the widgets that can be added, the page's settings and data. */
export function LeftColumn(props: CatalogueProps) {
  const text = useText();
  return (
    <>
      <PageSection editor={props.editor} />
      <Group title={text('outline')}>
        <Outline editor={props.editor} />
      </Group>
      <Group title={text('catalogue')}>
        <Catalogue {...props} />
      </Group>
      <Group title={text('pageSettings')}>
        <PageSettings editor={props.editor} />
      </Group>
      <Group title={text('dataSources')}>
        <DataSources editor={props.editor} />
      </Group>
    </>
  );
}
