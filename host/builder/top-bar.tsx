import { Button } from 'jimu-ui';
import type { ButtonProps } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { ChevronLeftIcon, RedoIcon, UndoIcon } from '../jimu/jimu-ui/lib/icons';
import type { ExperienceSummary } from './api';
import type { Editor } from './use-editor';
import type { ExperiencesState } from './use-experiences';
import { useText } from './use-text';

/** The open dialog of the builder. */
export type BuilderDialog =
  | { readonly is: 'versions' | 'delete' | 'preview' }
  | { readonly is: 'copy'; readonly experience: ExperienceSummary }
  | { readonly is: 'discard'; then(): void };

interface TopBarProps {
  readonly experiences: ExperiencesState;
  onOver(over: BuilderDialog): void;
  onCopy(experience: ExperienceSummary): void;
  onList(): void;
}

/** A button with only an icon; its name is its tooltip. */
const SignButton = ({ label, ...rest }: ButtonProps & { readonly label: string }) => (
  <Button icon aria-label={label} title={label} {...rest} />
);

function Actions({ editor, experiences, onOver, onCopy }: TopBarProps & { readonly editor: Editor }) {
  const text = useText();
  const { experience, isChanged } = editor;
  return (
    <>
      <SignButton label={text('undo')} disabled={!editor.canUndo} onClick={editor.undo}>
        <UndoIcon />
      </SignButton>
      <SignButton label={text('redo')} disabled={!editor.canRedo} onClick={editor.redo}>
        <RedoIcon />
      </SignButton>
      <Button onClick={() => onOver({ is: 'versions' })}>{text('versions')}</Button>
      <Button onClick={() => onCopy(experience)}>{text('duplicate')}</Button>
      {!experience.builtIn && (
        <Button color="error" onClick={() => onOver({ is: 'delete' })}>
          {text('deleteCopy')}
        </Button>
      )}
      <Button onClick={() => onOver({ is: 'preview' })}>{text('preview')}</Button>
      <Button
        type="primary"
        disabled={!isChanged || experiences.isSaving}
        onClick={() => void experiences.save()}
      >
        {text(experiences.isSaving ? 'publishing' : 'publish')}
      </Button>
    </>
  );
}

/** The open experience's name and state. */
function State({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { sys } = useTheme();
  const { experience, isChanged } = editor;
  const { version } = experience;
  const saved = version === 0 ? text('asBuilt') : text('version', { version });
  return (
    <div css={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <h2 css={{ ...sys.typography.title3, margin: 0 }}>{experience.label}</h2>
      <div css={{ ...sys.typography.label2, color: sys.color.surface.headerHint }}>
        <span role="status">{isChanged ? text('unsaved') : saved}</span>{' '}
        {experience.address !== null && !isChanged && (
          <a href={experience.address} css={{ color: sys.color.action.link.default }}>
            {experience.address}
          </a>
        )}
        {experience.problem && <span role="alert"> {text('problem', { reason: experience.problem })}</span>}
      </div>
    </div>
  );
}

/** The top bar: the ways back, the open experience, its state, and the actions on it as a whole. */
export function TopBar(props: TopBarProps) {
  const { editor } = props.experiences;
  const text = useText();
  const { sys } = useTheme();
  return (
    <header
      css={{
        display: 'flex',
        flex: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: sys.spacing(2),
        padding: `${sys.spacing(2)} ${sys.spacing(4)}`,
        background: sys.color.surface.header,
        color: sys.color.surface.headerText,
        borderBottom: `1px solid ${sys.color.divider.primary}`
      }}
    >
      {/* A link, so that the browser asks about unsaved changes. */}
      <a
        href="/"
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: sys.spacing(1),
          minHeight: 36,
          color: sys.color.action.link.default
        }}
      >
        <span css={{ display: 'inline-flex', ':dir(rtl)': { transform: 'scaleX(-1)' } }}>
          <ChevronLeftIcon />
        </span>
        {text('backToSite')}
      </a>
      <h1 css={{ ...sys.typography.title2, margin: `0 ${sys.spacing(2)}` }}>{text('builder')}</h1>
      {editor && (
        <>
          <Button onClick={props.onList}>{text('allPages')}</Button>
          <State editor={editor} />
          <Actions {...props} editor={editor} />
        </>
      )}
    </header>
  );
}
