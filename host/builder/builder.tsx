import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import type { ExperienceSummary } from './api';
import { Canvas } from './canvas';
import { Confirm, CopyDialog, VersionsDialog } from './dialogs';
import { Failure } from './failure';
import { LeftColumn } from './left-column';
import { PageList } from './page-list';
import { PreviewDialog } from './preview-dialog';
import { PublishedNotice } from './published-notice';
import { RightColumn } from './right-column';
import { TopBar } from './top-bar';
import type { BuilderDialog } from './top-bar';
import type { Editor } from './use-editor';
import { readNamedExperience, useBrowserHistory, useExperiences } from './use-experiences';
import type { ExperiencesState } from './use-experiences';
import { useText } from './use-text';

/** Width of the columns beside the canvas, px. */
const COLUMN = 300;
/** Narrowest window that fits the three columns beside each other, px; below it the canvas is above them. */
const NARROWEST = 1024;

function useShortcuts(editor: Editor | null) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!editor || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      // In a text field the browser undoes the typing.
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      event.preventDefault();
      if (event.shiftKey) editor.redo();
      else editor.undo();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (editor?.isChanged) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [editor]);
}

interface DialogsProps {
  readonly over: BuilderDialog;
  readonly editor: Editor | null;
  readonly experiences: ExperiencesState;
  onClose(): void;
}

function Dialogs({ over, editor, experiences, onClose }: DialogsProps) {
  const text = useText();
  const handleOpened = (name: string) => {
    onClose();
    void experiences.show(name);
  };
  if (over.is === 'copy')
    return <CopyDialog experience={over.experience} onCopied={handleOpened} onCancel={onClose} />;
  if (!editor) return null;
  const { experience } = editor;
  if (over.is === 'preview') return <PreviewDialog editor={editor} onClose={onClose} />;
  if (over.is === 'versions')
    return (
      <VersionsDialog
        experience={experience}
        isChanged={editor.isChanged}
        onRestored={() => handleOpened(experience.name)}
        onClose={onClose}
      />
    );
  const isDelete = over.is === 'delete';
  const handleConfirm = () => {
    onClose();
    if (over.is === 'discard') over.then();
    else void experiences.remove(experience.name);
  };
  return (
    <Confirm
      title={text(isDelete ? 'deleteCopy' : 'discard')}
      question={text(isDelete ? 'deleteAsk' : 'discardAsk', { name: experience.label })}
      action={text(isDelete ? 'delete' : 'discard')}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}

/** The open experience: page and catalogue on the left, the canvas, the selected widget on the right. */
function EditedExperience({ editor, onFailed }: { readonly editor: Editor; onFailed(error: unknown): void }) {
  const { sys } = useTheme();
  const isNarrow = `@media (max-width: ${NARROWEST - 1}px)`;
  const column = {
    width: COLUMN,
    flex: 'none',
    overflow: 'auto',
    background: sys.color.surface.paper,
    color: sys.color.surface.paperText,
    [isNarrow]: { width: 'auto', overflow: 'visible' }
  } as const;
  const rule = `1px solid ${sys.color.divider.primary}`;
  return (
    <div
      css={{
        display: 'flex',
        flex: 1,
        minHeight: 0,
        [isNarrow]: {
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${COLUMN}px), 1fr))`,
          gridAutoRows: 'max-content',
          overflow: 'auto',
          '& > section': { gridColumn: '1 / -1', order: -1, overflow: 'visible' }
        }
      }}
    >
      <div data-sidebar css={{ ...column, borderInlineEnd: rule }}>
        <LeftColumn editor={editor} onFailed={onFailed} />
      </div>
      <Canvas editor={editor} />
      <div data-sidebar css={{ ...column, borderInlineStart: rule }}>
        <RightColumn editor={editor} />
      </div>
    </div>
  );
}

/** The builder: the list of pages, or the open one. */
export function Builder() {
  const text = useText();
  const { sys } = useTheme();
  const experiences = useExperiences();
  const { editor, all, error, setError, done } = experiences;
  const [over, setOver] = useState<BuilderDialog | null>(null);
  useShortcuts(editor);
  useEffect(() => {
    void experiences.show(readNamedExperience());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the builder opens
  }, []);
  /** Does something that leaves the open experience, after a question when it has unsaved changes. */
  const leave = (then: () => void) => (editor?.isChanged ? setOver({ is: 'discard', then }) : then());
  useBrowserHistory(editor, (name) => leave(() => void experiences.show(name)));
  const openCopyDialog = (experience: ExperienceSummary) => leave(() => setOver({ is: 'copy', experience }));
  return (
    <main
      css={{
        display: 'flex',
        flexDirection: 'column',
        height: '100dvh',
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText
      }}
    >
      <TopBar
        experiences={experiences}
        onOver={setOver}
        onCopy={openCopyDialog}
        onList={() => leave(() => void experiences.show(null))}
      />
      {error !== null && (
        <div css={{ padding: sys.spacing(2) }}>
          <Failure error={error} />
        </div>
      )}
      {editor && done && !editor.isChanged && <PublishedNotice {...done} onClose={experiences.closeDone} />}
      {editor && <EditedExperience key={editor.experience.name} editor={editor} onFailed={setError} />}
      {!editor && all && (
        <PageList all={all} onEdit={(name) => void experiences.show(name)} onCopy={openCopyDialog} />
      )}
      {!editor && !all && error === null && (
        <p role="status" css={{ padding: sys.spacing(6) }}>
          {text('loading')}
        </p>
      )}
      {over && (
        <Dialogs over={over} editor={editor} experiences={experiences} onClose={() => setOver(null)} />
      )}
    </main>
  );
}
