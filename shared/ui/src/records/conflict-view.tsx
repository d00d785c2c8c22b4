import {
  findConflicts,
  buildInitialValues,
  formatMoment,
  mergeVersions,
  RECORD_NAME_BY_MARKER
} from '@site/domain';
import type { FormFieldName, FormValues, FormType } from '@site/domain';
import { fetchTrail } from '@site/services';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, ModalBody, ModalFooter } from 'jimu-ui';
import { useRequest } from '../kit/requests/use-request';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { formatFormLabel, formatFieldValue } from './record-labels';
import type { RecordForm } from './use-record-form';
import { VersionChoice } from './version-choice';

interface ConflictViewProps {
  readonly model: RecordForm;
  /** The record as another user has saved it. */
  readonly current: AnyRecord;
  readonly busy: boolean;
  readonly serverUrl: string;
  /** Discards the input in favour of the saved version. */
  onDiscard(theirs: FormValues): void;
  onSave(values: FormValues): void;
}

/** Returns the e-mail address of the account that changed a record last; null while it is not known. */
function useLastAuthor(markerType: FormType, recordId: string, serverUrl: string): string | null {
  const recordType = RECORD_NAME_BY_MARKER[markerType];
  const answer = useRequest([recordType, recordId, serverUrl], ([type, id, server], { signal }) =>
    fetchTrail({ recordType: type, recordId: id, limit: 1 }, { serverUrl: server, signal })
  );
  return answer.status === 'ready' ? (answer.answer.entries[0]?.changedByEmail ?? null) : null;
}

/**
 * Both versions of a record side by side; the user chooses one for each field that differs. Mount it again per
 * version.
 */
export function ConflictView({ model, current, busy, serverUrl, onDiscard, onSave }: ConflictViewProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const theirs = buildInitialValues(model.form, current);
  const found = findConflicts(model.form, model.base, model.values, theirs);
  // A field that only the other user has changed takes their value unless the user chooses otherwise.
  const [chosen, setChosen] = React.useState<readonly FormFieldName[]>(() =>
    found.filter(({ take }) => take === 'theirs').map(({ field }) => field.name)
  );
  const time = formatMoment(Date.parse(current.updatedAt)) ?? '';
  const who = useLastAuthor(model.form.markerType, current.id, serverUrl) ?? t('someoneElse');
  return (
    <>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p role="alert" css={{ margin: 0 }}>
          {t(found.length === 0 ? 'conflictSame' : 'conflictText', { who, time })}
        </p>
        {found.length > 0 && (
          <VersionChoice
            rows={found.map(({ field }) => ({
              name: field.name,
              label: formatFormLabel(model.form, field, locale),
              mine: formatFieldValue(field, model.values, locale),
              theirs: formatFieldValue(field, theirs, locale)
            }))}
            heading={t('conflictField')}
            theirsLabel={t('conflictTheirs', { time })}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => onDiscard(theirs)} disabled={busy}>
          {t('conflictDiscard')}
        </Button>
        {found.length > 0 && (
          <Button
            type="primary"
            disabled={busy}
            onClick={() => onSave(mergeVersions(model.values, theirs, chosen))}
          >
            {t('conflictSave')}
          </Button>
        )}
      </ModalFooter>
    </>
  );
}
