import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import type { Locale, ParameterSet, TypedParameters } from 'widgets/shared-code/site-core';
import {
  ConfirmDialog,
  fetchParameters,
  formatMessage,
  Notice,
  PHONE_MEDIA_QUERY,
  readParameters,
  Segments,
  getSessionUser,
  showToast,
  SignInAgain,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import { HistoryTable } from './history-table';
import { ParameterList } from './parameter-list';
import { ConfirmSave, ConflictDialog } from './save-dialogs';
import { useEditor } from './use-editor';
import type { Editor } from './use-editor';
import { useSaving } from './use-saving';
import { useTexts } from './use-texts';

interface SaveBarProps {
  readonly editor: Editor;
  readonly busy: boolean;
  onSave(): void;
  onDiscard(): void;
}

/**
 * Number of changes, with the buttons to save and discard; shown at the foot of the page while there are
 * changes.
 */
function SaveBar({ editor, busy, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts();
  const { card, space, weight, sys } = useThemeStyles();
  const wrong = Object.keys(editor.problems).length;
  const bar = React.useRef<HTMLDivElement>(null);
  // The bar appears with the first typed character, and may cover the field being edited.
  React.useEffect(() => {
    const field = document.activeElement;
    const top = bar.current?.getBoundingClientRect().top ?? Infinity;
    if (field && field.getBoundingClientRect().bottom > top) field.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={bar}
      role="region"
      aria-label={t('unsaved')}
      css={{
        ...card,
        position: 'sticky',
        // Extends over the page's own padding, so that nothing is visible below it.
        bottom: space(-5),
        zIndex: 2,
        padding: space(3),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2, 3),
        [PHONE_MEDIA_QUERY]: { bottom: space(-3) }
      }}
    >
      <span
        role="status"
        css={{
          flex: 1,
          fontWeight: weight.strong,
          [PHONE_MEDIA_QUERY]: { flex: '1 1 100%' }
        }}
      >
        {t('editedCount', { count: editor.edited.length })}
        {wrong > 0 && (
          <span css={{ display: 'block', fontWeight: weight.regular, color: sys.color.error.main }}>
            {t('wrongCount', { count: wrong })}
          </span>
        )}
      </span>
      <Button disabled={busy} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button type="primary" disabled={busy || wrong > 0} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}

interface PageProps {
  /** Rows per page of the history. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The set in force, and the edits to it. */
function Parameters({ start, pageSize, serverUrl, locale }: PageProps & { readonly start: ParameterSet }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, setPart] = React.useState<'values' | 'history'>('values');
  const [asked, setAsked] = React.useState<'save' | 'discard' | null>(null);
  const editor = useEditor(start);
  const saving = useSaving(serverUrl);
  // Read once: after the session has ended there is no signed-in user.
  const [me] = React.useState(() => getSessionUser()?.email ?? '');
  const { inForce, edited } = editor;
  const { problem } = saving;

  const saveParameters = async (based: ParameterSet, typed: TypedParameters) => {
    const { parameters } = readParameters(based.parameters, typed);
    const saved = await saving.save(based.version, parameters);
    setAsked(null);
    if (!saved) return;
    editor.rebase({ version: saved.version, parameters: saved.parameters }, {});
    showToast('success', t('saved', { version: saved.version }));
  };
  const resolveConflict = (current: ParameterSet, mine: TypedParameters) => {
    editor.rebase(current, mine);
    saving.settle();
    const { problems } = readParameters(current.parameters, mine);
    // Typed values that are invalid in the other set stay, with their error beside them.
    if (Object.keys(mine).length > 0 && Object.keys(problems).length === 0)
      void saveParameters(current, mine);
  };
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<'values' | 'history'>
          label={t('part')}
          options={[
            { value: 'values', label: t('values') },
            { value: 'history', label: t('history') }
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'values' ? (
        <ParameterList editor={editor} locale={locale} />
      ) : (
        <HistoryTable pageSize={pageSize} version={inForce.version} serverUrl={serverUrl} locale={locale} />
      )}
      {problem?.kind === 'signedOut' && (
        <SignInAgain
          email={me}
          serverUrl={serverUrl}
          onSignedIn={() => void saveParameters(inForce, editor.typed)}
        />
      )}
      {problem?.kind === 'failed' && (
        <Notice kind="error" title={t('saveFailed')} onDismiss={saving.settle}>
          {problem.error.code === 'network' ? formatMessage('auth.network', locale) : problem.error.message}
        </Notice>
      )}
      {edited.length > 0 && (
        <SaveBar
          editor={editor}
          busy={saving.busy}
          onSave={() => setAsked('save')}
          onDiscard={() => setAsked('discard')}
        />
      )}
      {asked === 'save' && (
        <ConfirmSave
          editor={editor}
          busy={saving.busy}
          locale={locale}
          onSave={() => void saveParameters(inForce, editor.typed)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={t('discardQuestion', { count: edited.length })}
        confirmLabel={t('discard')}
        cancelLabel={t('goOn')}
        onConfirm={() => {
          editor.rebase(inForce, {});
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      />
      {problem?.kind === 'conflict' && (
        <ConflictDialog
          key={problem.current.version}
          editor={editor}
          current={problem.current}
          busy={saving.busy}
          locale={locale}
          onSettle={(mine) => resolveConflict(problem.current, mine)}
        />
      )}
    </>
  );
}

/** The business parameters: their values and their history. */
export function ParametersPage({ pageSize, serverUrl, locale }: PageProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const answer = useRequest([serverUrl], ([server], { signal }) => fetchParameters(server, signal));
  if (answer.status === 'ready')
    return <Parameters start={answer.answer} pageSize={pageSize} serverUrl={serverUrl} locale={locale} />;
  if (answer.status === 'failed')
    return (
      <Notice kind="error" title={t('loadFailed')} onRetry={answer.retry}>
        {answer.fault.code === 'network' ? formatMessage('auth.network', locale) : answer.fault.message}
      </Notice>
    );
  return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />;
}
