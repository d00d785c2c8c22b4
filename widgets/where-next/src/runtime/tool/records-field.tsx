import { Loading, LoadingType, MultiSelect } from 'jimu-ui';
import { Notice, useRequest } from 'widgets/shared-code/site-base';
import type { CandidateRecord } from '../compute/record-candidates';
import { fetchAllCandidateRecords } from '../compute/record-candidates';
import type { SitesForm } from '../state';
import { useTexts } from '../use-texts';

interface RecordsFieldProps {
  readonly form: Pick<SitesForm, 'recordKeys'>;
  readonly serverUrl: string;
  onChange(change: Pick<SitesForm, 'recordKeys'>): void;
}

/** Choice of existing factories, access points and depots as candidates. */
export function RecordsField({ form, serverUrl, onChange }: RecordsFieldProps) {
  const t = useTexts();
  const records = useRequest([serverUrl], ([url], { signal }) =>
    fetchAllCandidateRecords({ serverUrl: url, signal })
  );
  if (records.status === 'failed')
    return (
      <Notice
        kind="error"
        title={t('recordsFailed')}
        onRetry={records.fault.kind === 'refused' ? undefined : records.retry}
      >
        {records.fault.kind === 'refused' ? t('refused') : records.fault.message}
      </Notice>
    );
  if (!records.last)
    return <Loading type={LoadingType.Skeleton} text={t('recordsLoading')} css={{ height: 40 }} />;
  if (records.last.length === 0) return <Notice>{t('noRecords')}</Notice>;
  const all = records.last;
  const format = ({ kind, name, type, status }: CandidateRecord) =>
    [name, type ?? t(`kind_${kind}`), status].filter(Boolean).join(' · ');
  return (
    <MultiSelect
      aria-label={t('records')}
      placeholder={t('chooseRecords')}
      items={all.map((record) => ({ value: record.key, label: format(record) }))}
      values={form.recordKeys.filter((key) => all.some((one) => one.key === key))}
      displayByValues={(values) => t('recordCount', { count: values.length })}
      onChange={(_value, values) => onChange({ recordKeys: values.map(String) })}
    />
  );
}
