import {
  findConflicts,
  FORMS,
  formatMoment,
  formatNumber,
  buildInitialValues,
  RECORD_NAME_BY_MARKER
} from '@site/domain';
import type { AuditAction, Form, Locale, FormType, RecordOrigin, TrailEntry } from '@site/domain';
import { fetchTrail } from '@site/services';
import type { AnyRecord } from '@site/services';
import { hooks, React } from 'jimu-core';
import { Loading, LoadingType, Modal, ModalBody, ModalHeader, Pagination } from 'jimu-ui';
import { Notice } from '../kit/notices/notice';
import { useThemeStyles } from '../kit/theme/styles';
import { useRequest } from '../kit/requests/use-request';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { getRecordName } from './delete-record-dialog';
import { formatFormLabel, formatFieldValue } from './record-labels';

/** Changes per page. */
const PAGE_SIZE = 10;

const ACTION_TEXTS = {
  create: 'historyCreate',
  update: 'historyUpdate',
  delete: 'historyDelete',
  restore: 'historyRestore'
} as const satisfies Record<AuditAction, string>;

interface ChangedFieldsProps {
  readonly form: Form;
  readonly before: NonNullable<TrailEntry['before']>;
  readonly after: NonNullable<TrailEntry['after']>;
  /** Part of the table's accessible name. */
  readonly time: string;
  readonly locale: Locale;
}

/** The fields that a change changed, with old and new values. */
function ChangedFields({ form, before, after, time, locale }: ChangedFieldsProps) {
  const t = useUiTexts();
  const { space, rule, type } = useThemeStyles();
  const [from, to] = [buildInitialValues(form, before), buildInitialValues(form, after)];
  const found = findConflicts(form, from, to, from);
  if (found.length === 0) return <span css={type.hint}>{t('historySame')}</span>;
  return (
    <table
      aria-label={t('historyFields', { time })}
      css={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': {
          padding: space(1),
          borderTop: rule,
          textAlign: 'left',
          verticalAlign: 'top',
          overflowWrap: 'anywhere'
        }
      }}
    >
      <thead css={type.small}>
        <tr>
          <th scope="col">{t('historyField')}</th>
          <th scope="col">{t('historyFrom')}</th>
          <th scope="col">{t('historyTo')}</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ field }) => (
          <tr key={field.name}>
            <th scope="row" css={{ fontWeight: 'inherit' }}>
              {formatFormLabel(form, field, locale)}
            </th>
            {[from, to].map((values, at) => {
              const text = formatFieldValue(field, values, locale);
              return (
                <td key={at} css={text === '' ? type.hint : undefined}>
                  {text === '' ? t('blank') : text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TrailEntryProps {
  readonly entry: TrailEntry;
  readonly form: Form;
  readonly locale: Locale;
}

/** Line of an entry: the action and its time. */
function TrailLine({ what, at }: { readonly what: string; readonly at: string }) {
  const { space, type, weight } = useThemeStyles();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space(0, 3) }}>
      <span css={{ fontWeight: weight.medium, overflowWrap: 'anywhere' }}>{what}</span>
      <time dateTime={at} css={type.hint}>
        {formatMoment(Date.parse(at))}
      </time>
    </div>
  );
}

/** The creation of a record that no account entered, the first line of its history. */
function OriginItem({ source, createdAt }: RecordOrigin) {
  const t = useUiTexts();
  return (
    <li>
      <TrailLine what={t(`historyFrom_${source}`)} at={createdAt} />
    </li>
  );
}

/** One change: who, what and when, with the changed fields. */
function TrailEntryItem({ entry, form, locale }: TrailEntryProps) {
  const t = useUiTexts();
  const { space, type } = useThemeStyles();
  const { action, before, after, attached, changedBy, changedByEmail, changedAt } = entry;
  const who = changedByEmail ?? t('historyAccount', { id: changedBy });
  const time = formatMoment(Date.parse(changedAt)) ?? '';
  return (
    <li css={{ display: 'grid', gap: space(1) }}>
      <TrailLine what={t('historyBy', { what: t(ACTION_TEXTS[action]), who })} at={changedAt} />
      {action === 'update' && before && after && (
        <ChangedFields form={form} before={before} after={after} time={time} locale={locale} />
      )}
      {attached !== null && attached > 0 && (
        <span css={type.hint}>{t('historyAttached', { count: formatNumber(attached) })}</span>
      )}
    </li>
  );
}

export interface TrailDialogProps {
  readonly markerType: FormType;
  readonly record: AnyRecord;
  readonly serverUrl: string;
  onClose(): void;
}

/**
 * History of a record, newest change first: user, action and time, and old and new values of changed fields.
 */
export function TrailDialog({ markerType, record, serverUrl, onClose }: TrailDialogProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const [page, setPage] = React.useState(1);
  const answer = useRequest(
    [markerType, record.id, page, serverUrl],
    ([kind, recordId, at, server], { signal }) =>
      fetchTrail(
        { recordType: RECORD_NAME_BY_MARKER[kind], recordId, page: at, limit: PAGE_SIZE },
        { serverUrl: server, signal }
      )
  );
  const { last } = answer;
  const form = FORMS[markerType].edit;
  const isLastPage = last != null && page * PAGE_SIZE >= last.total;
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('historyTitle', { name: getRecordName(record) })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(4), alignContent: 'start' }} aria-busy={answer.busy}>
        {answer.status === 'failed' && (
          <Notice kind="error" onRetry={answer.retry}>
            {t('historyFailed', { message: answer.fault.message })}
          </Notice>
        )}
        {!last && answer.busy && (
          <Loading type={LoadingType.Skeleton} text={t('historyLoading')} css={{ height: 120 }} />
        )}
        {last?.total === 0 && last.origin === null && <Notice plain>{t('historyEmpty')}</Notice>}
        {last && (last.total > 0 || last.origin !== null) && (
          <ol css={{ display: 'grid', gap: space(4), margin: 0, padding: 0, listStyle: 'none' }}>
            {last.entries.map((entry) => (
              <TrailEntryItem key={entry.id} entry={entry} form={form} locale={locale} />
            ))}
            {isLastPage && last.origin !== null && <OriginItem {...last.origin} />}
          </ol>
        )}
        {last && last.total > PAGE_SIZE && (
          <Pagination
            simple={small}
            totalPage={Math.ceil(last.total / PAGE_SIZE)}
            current={page}
            onChangePage={setPage}
          />
        )}
      </ModalBody>
    </Modal>
  );
}
