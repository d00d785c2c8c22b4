import { React } from 'jimu-core';
import { Loading, LoadingType } from 'jimu-ui';
import {
  ConfirmDialog,
  Notice,
  Segments,
  useRequest,
  useThemeStyles,
  useWidgetState
} from 'widgets/shared-code/site-base';
import type { Locale, ParameterSet, StatePiece } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import { HistoryTable } from './history-table';
import { ParameterList } from './parameter-list';
import { SaveBar } from './save-bar';
import { ConfirmSave, ConflictDialog } from './save-dialogs';
import { SaveNotice } from './save-notice';
import { useEditor } from './use-editor';
import { useParameterSaving } from './use-parameter-saving';
import { useTexts } from './use-texts';

interface PageProps {
  readonly widgetId: string;
  /** Rows per page of the history. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
}

type Part = 'values' | 'history';
const PART: StatePiece<Part> = { key: 'part', initial: 'values' };

/** The set in force, and the edits to it. */
function Parameters({
  widgetId,
  start,
  pageSize,
  serverUrl,
  locale
}: PageProps & { readonly start: ParameterSet }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, changePart] = useWidgetState(widgetId, PART);
  const [asked, setAsked] = React.useState<'save' | 'discard' | null>(null);
  const editor = useEditor(widgetId, start);
  const saving = useParameterSaving(editor, serverUrl, () => setAsked(null));
  const { inForce, edited } = editor;
  const { busy, problem } = saving;
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<Part>
          label={t('part')}
          options={[
            { value: 'values', label: t('values') },
            { value: 'history', label: t('history') }
          ]}
          value={part}
          onChange={(next) => changePart(() => next)}
        />
      </div>
      {part === 'values' ? (
        <ParameterList editor={editor} locale={locale} />
      ) : (
        <HistoryTable pageSize={pageSize} version={inForce.version} serverUrl={serverUrl} locale={locale} />
      )}
      <SaveNotice saving={saving} serverUrl={serverUrl} />
      {edited.length > 0 && (
        <SaveBar
          editor={editor}
          busy={busy}
          onSave={() => setAsked('save')}
          onDiscard={() => setAsked('discard')}
        />
      )}
      {asked === 'save' && (
        <ConfirmSave
          editor={editor}
          busy={busy}
          locale={locale}
          onSave={saving.save}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'discard'}
        isRisky
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
          busy={busy}
          locale={locale}
          onSettle={(mine) => saving.resolveConflict(problem.current, mine)}
        />
      )}
    </>
  );
}

/** The business parameters: their values and their history. */
export function ParametersPage(props: PageProps) {
  const { serverUrl } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const answer = useRequest([serverUrl], ([server], { signal }) => fetchParameters(server, signal));
  if (answer.status === 'ready') return <Parameters {...props} start={answer.answer} />;
  if (answer.status === 'failed')
    return (
      <Notice kind="error" title={t('loadFailed')} onRetry={answer.retry}>
        {answer.fault.message}
      </Notice>
    );
  return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />;
}
