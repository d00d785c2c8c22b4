import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  focusElement,
  formatNumber,
  getSessionUser,
  Notice,
  showToast,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { PersonErasure } from 'widgets/shared-code/site-domain';
import { erasePerson } from 'widgets/shared-code/site-api';
import { DataTable, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { PageProps } from './page-props';
import { useTexts } from './use-texts';
import { faultText, fieldText, sumCounts, tableText } from './words';
import type { TextContext } from './words';

type ErasureCount = PersonErasure['counts'][number];

const listColumns = (naming: TextContext): readonly DataColumn<ErasureCount>[] => [
  {
    key: 'table',
    title: naming.t('table'),
    isRowHeader: true,
    value: ({ table }) => tableText(table, naming)
  },
  { key: 'field', title: naming.t('field'), value: ({ field }) => fieldText(field, naming) },
  {
    key: 'rows',
    title: naming.t('rows'),
    numeric: true,
    value: ({ rows }) => rows,
    text: ({ rows }) => formatNumber(rows)
  }
];

interface OutlookProps {
  readonly counts: PersonErasure['counts'];
  readonly locale: Locale;
}

/** Preview of an erasure: the values to erase, by table and field, and the data that remain. */
function Outlook({ counts, locale }: OutlookProps) {
  const t = useTexts();
  const { space, weight } = useThemeStyles();
  const columns = React.useMemo(() => listColumns({ locale, t }), [locale, t]);
  const model = useDataTable({ columns, rows: counts, rowKey: ({ table, field }) => `${table} ${field}` });
  const heading = { margin: 0, fontSize: 'inherit', fontWeight: weight.strong } as const;
  if (counts.length === 0) return <p css={{ margin: 0 }}>{t('nothingToErase')}</p>;
  return (
    <>
      <h3 css={heading}>{t('goes', sumCounts(counts))}</h3>
      <DataTable model={model} caption={t('goes', sumCounts(counts))} maxHeight="38vh" />
      <h3 css={heading}>{t('stays')}</h3>
      <ul css={{ display: 'grid', gap: space(1), margin: 0, paddingInlineStart: space(5) }}>
        <li>{t('staysFigures')}</li>
        <li>{t('staysTrail')}</li>
        <li>{t('staysOutside')}</li>
      </ul>
    </>
  );
}

interface EraseDialogProps extends PageProps {
  readonly asked: string;
  onErased(): void;
  onClose(): void;
}

/** Dialog that counts the values to erase, and erases them after confirmation. */
export function EraseDialog({ asked, serverUrl, locale, onErased, onClose }: EraseDialogProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const outlook = useRequest([asked, serverUrl], ([q, server], { signal }) =>
    erasePerson(q, { dryRun: true, serverUrl: server, signal })
  );
  const { busy, fault, run } = useTask();
  const isOwn = getSessionUser()?.email.toLowerCase() === asked.toLowerCase();
  const counts = outlook.status === 'ready' ? outlook.answer.counts : null;
  const refusal = outlook.status === 'failed' ? outlook.fault : fault;
  const handleErase = () =>
    void run(async () => {
      const { counts: erased } = await erasePerson(asked, { serverUrl });
      showToast('success', t('erased', { ...sumCounts(erased), asked }));
      onErased();
    });
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('eraseQuestion', { asked })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        {outlook.busy && (
          <Loading type={LoadingType.Skeleton} text={t('counting')} css={{ height: space(60) }} />
        )}
        {refusal && (
          <Notice
            kind="error"
            title={t('eraseFailed')}
            onRetry={
              outlook.status === 'failed' && refusal.code !== 'last_administrator' ? outlook.retry : undefined
            }
          >
            {faultText(refusal, t)}
          </Notice>
        )}
        {counts && isOwn && counts.length > 0 && <Notice kind="warning">{t('ownAccount')}</Notice>}
        {counts && <Outlook counts={counts} locale={locale} />}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose} ref={focusElement}>
          {t('cancel')}
        </Button>
        <Button
          type="danger"
          disabled={busy || counts === null || counts.length === 0}
          aria-busy={busy}
          onClick={handleErase}
        >
          {t('eraseConfirm')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
