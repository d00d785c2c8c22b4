import { Button } from 'jimu-ui';
import type { ButtonProps } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { RedoIcon, UndoIcon } from '../jimu/jimu-ui/lib/icons';
import type { ExperienceSummary } from './api';
import { Choice } from './left-column';
import type { Editor } from './use-editor';
import { useText } from './use-text';

/** The open dialog of the builder. */
export type BuilderDialog =
  | { readonly is: 'copy' | 'versions' | 'delete' | 'preview' }
  | { readonly is: 'discard'; then(): void };

interface TopBarProps {
  readonly editor: Editor | null;
  readonly experiences: {
    readonly all: readonly ExperienceSummary[];
    readonly done: number | null;
    readonly isSaving: boolean;
    openNamed(name: string): Promise<void>;
    save(): Promise<void>;
  };
  onOver(over: BuilderDialog): void;
}

/** A button with only an icon; its name is its tooltip. */
const SignButton = ({ label, ...rest }: ButtonProps & { readonly label: string }) => (
  <Button icon aria-label={label} title={label} {...rest} />
);

function Actions({ editor, experiences, onOver }: TopBarProps & { readonly editor: Editor }) {
  const text = useText();
  const { experience, isChanged } = editor;
  const openCopyDialog = () => onOver({ is: 'copy' });
  return (
    <>
      <SignButton label={text('undo')} disabled={!editor.canUndo} onClick={editor.undo}>
        <UndoIcon />
      </SignButton>
      <SignButton label={text('redo')} disabled={!editor.canRedo} onClick={editor.redo}>
        <RedoIcon />
      </SignButton>
      <Button onClick={() => onOver({ is: 'preview' })}>{text('preview')}</Button>
      <Button onClick={() => onOver({ is: 'versions' })}>{text('versions')}</Button>
      <Button
        onClick={() => (isChanged ? onOver({ is: 'discard', then: openCopyDialog }) : openCopyDialog())}
      >
        {text('duplicate')}
      </Button>
      {!experience.builtIn && (
        <Button color="error" onClick={() => onOver({ is: 'delete' })}>
          {text('deleteCopy')}
        </Button>
      )}
      <Button
        type="primary"
        disabled={!isChanged || experiences.isSaving}
        onClick={() => void experiences.save()}
      >
        {text(experiences.isSaving ? 'saving' : 'save')}
      </Button>
    </>
  );
}

function State({ editor, done }: { readonly editor: Editor; readonly done: number | null }) {
  const text = useText();
  const { sys } = useTheme();
  const { experience, isChanged } = editor;
  const saved =
    done === null ? text('version', { version: experience.version }) : text('saved', { version: done });
  return (
    <span css={{ flex: '1 1 0', minWidth: 150, color: sys.color.surface.headerHint }}>
      <span role="status">{isChanged ? text('unsaved') : saved}</span>{' '}
      {experience.address !== null && !isChanged && (
        <a href={experience.address} css={{ color: sys.color.action.link.default }}>
          {text('view')}
        </a>
      )}
      {experience.problem && <span role="alert"> {text('problem', { reason: experience.problem })}</span>}
    </span>
  );
}

/** The top bar: the open experience, its state, and the actions on it as a whole. */
export function TopBar(props: TopBarProps) {
  const { editor, experiences, onOver } = props;
  const text = useText();
  const { sys } = useTheme();
  const handleOpen = (name: string) => {
    const openExperience = () => void experiences.openNamed(name);
    if (editor?.isChanged) onOver({ is: 'discard', then: openExperience });
    else openExperience();
  };
  return (
    <header
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: sys.spacing(2),
        padding: `${sys.spacing(2)} ${sys.spacing(4)}`,
        background: sys.color.surface.header,
        color: sys.color.surface.headerText,
        borderBottom: `1px solid ${sys.color.divider.primary}`
      }}
    >
      <h1 css={{ ...sys.typography.title2, margin: 0 }}>{text('builder')}</h1>
      {editor ? (
        <>
          <div
            css={{
              width: 220,
              '& label': { position: 'absolute', clip: 'rect(0 0 0 0)' },
              '& > div': { margin: 0 }
            }}
          >
            <Choice
              label={text('experience')}
              value={editor.experience.name}
              options={experiences.all.map(({ name, label }) => [name, `${label} (${name})`])}
              onChoose={handleOpen}
            />
          </div>
          <State editor={editor} done={experiences.done} />
          <Actions {...props} editor={editor} />
        </>
      ) : (
        <span role="status">{text('loading')}</span>
      )}
    </header>
  );
}
