import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import { deleteExperience, listExperiences, saveExperience } from './api';
import type { ExperienceSummary } from './api';
import { Canvas } from './canvas';
import { Confirm, CopyDialog, VersionsDialog } from './dialogs';
import { Failure } from './failure';
import { LeftColumn } from './left-column';
import { PreviewDialog } from './preview-dialog';
import { RightColumn } from './right-column';
import { TopBar } from './top-bar';
import type { BuilderDialog } from './top-bar';
import type { Editor } from './use-editor';
import { useEditor } from './use-editor';
import { useText } from './use-text';

/** Width of the columns beside the canvas, px. */
const COLUMN = 300;
/** Narrowest window that fits the three columns, px. */
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

/** Returns the experiences, the open one and the server's last answer. */
function useExperiences() {
  const { editor, open, close } = useEditor();
  const [all, setAll] = useState<readonly ExperienceSummary[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [done, setDone] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);
  const runTask = async (work: () => Promise<void>) => {
    setError(null);
    setDone(null);
    try {
      await work();
    } catch (failure) {
      setError(failure);
    }
  };
  const openNamed = (name: string | undefined) =>
    runTask(async () => {
      const known = await listExperiences();
      setAll(known);
      const next = known.find((it) => it.name === name) ?? known[0];
      if (next) await open(next.name);
      else close();
    });
  const save = () =>
    runTask(async () => {
      if (!editor) return;
      const { config, experience } = editor;
      setSaving(true);
      try {
        const { version } = await saveExperience(experience.name, config, experience.version);
        editor.wasSaved(config, version);
        setDone(version);
      } finally {
        setSaving(false);
      }
    });
  const remove = (name: string) =>
    runTask(async () => {
      await deleteExperience(name);
      await openNamed(undefined);
    });
  return { editor, all, error, setError, done, isSaving, openNamed, save, remove };
}

type ExperiencesState = ReturnType<typeof useExperiences>;

interface OverProps {
  readonly over: BuilderDialog;
  readonly editor: Editor;
  readonly experiences: ExperiencesState;
  onClose(): void;
}

function Dialogs({ over, editor, experiences, onClose }: OverProps) {
  const text = useText();
  const { experience } = editor;
  const handleOpened = (name: string) => {
    onClose();
    void experiences.openNamed(name);
  };
  if (over.is === 'copy')
    return <CopyDialog experience={experience} onCopied={handleOpened} onCancel={onClose} />;
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
    if (isDelete) void experiences.remove(experience.name);
    else if (over.is === 'discard') over.then();
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

/** The builder: experiences, page and catalogue on the left, the canvas, the selected widget on the right. */
export function Builder() {
  const text = useText();
  const { sys } = useTheme();
  const experiences = useExperiences();
  const { editor, error, setError } = experiences;
  const [over, setOver] = useState<BuilderDialog | null>(null);
  useShortcuts(editor);
  useEffect(() => {
    void experiences.openNamed(new URLSearchParams(window.location.search).get('experience') ?? undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the builder opens
  }, []);
  const column = {
    width: COLUMN,
    flex: 'none',
    overflow: 'auto',
    background: sys.color.surface.paper,
    color: sys.color.surface.paperText
  } as const;
  const rule = `1px solid ${sys.color.divider.primary}`;
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
      <TopBar editor={editor} experiences={experiences} onOver={setOver} />
      {error !== null && (
        <div css={{ padding: sys.spacing(2) }}>
          <Failure error={error} />
        </div>
      )}
      <p css={{ margin: sys.spacing(6), [`@media (min-width: ${NARROWEST}px)`]: { display: 'none' } }}>
        {text('tooNarrow')}
      </p>
      {editor && (
        <div
          key={editor.experience.name}
          css={{
            display: 'flex',
            flex: 1,
            minHeight: 0,
            [`@media (max-width: ${NARROWEST - 1}px)`]: { display: 'none' }
          }}
        >
          <div data-sidebar css={{ ...column, borderInlineEnd: rule }}>
            <LeftColumn editor={editor} onFailed={setError} />
          </div>
          <Canvas editor={editor} />
          <div data-sidebar css={{ ...column, borderInlineStart: rule }}>
            <RightColumn editor={editor} />
          </div>
        </div>
      )}
      {over && editor && (
        <Dialogs over={over} editor={editor} experiences={experiences} onClose={() => setOver(null)} />
      )}
    </main>
  );
}
