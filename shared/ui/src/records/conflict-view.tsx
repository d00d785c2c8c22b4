import { conflicts, initialValues, merged } from '@site/domain';
import type { FieldName, FormValues } from '@site/domain';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, ModalBody, ModalFooter } from 'jimu-ui';
import { useLook } from '../styles';
import { useLocale, useUiTexts } from '../use-ui-texts';
import { labelOf, valueText } from './record-words';
import type { RecordForm } from './use-record-form';
import { VersionChoice } from './version-choice';

interface ConflictViewProps {
  readonly model: RecordForm;
  /** The record as somebody else has saved it. */
  readonly current: AnyRecord;
  readonly busy: boolean;
  /** What was typed is given up for what is saved. */
  onDiscard(theirs: FormValues): void;
  onSave(values: FormValues): void;
}

/** Both versions of a record side by side: of each field that differs one is chosen. Made anew for each version. */
export function ConflictView({ model, current, busy, onDiscard, onSave }: ConflictViewProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space } = useLook();
  const theirs = initialValues(model.form, current);
  const found = conflicts(model.form, model.base, model.values, theirs);
  // Of a field that only they have changed, theirs is taken unless the user says otherwise.
  const [chosen, setChosen] = React.useState<readonly FieldName[]>(() =>
    found.filter(({ take }) => take === 'theirs').map(({ field }) => field.name)
  );
  const time = new Date(current.updatedAt).toLocaleTimeString(locale, { timeStyle: 'short' });
  return (
    <>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p role="alert" css={{ margin: 0 }}>
          {t(found.length === 0 ? 'conflictSame' : 'conflictText', { time })}
        </p>
        {found.length > 0 && (
          <VersionChoice
            rows={found.map(({ field }) => ({
              name: field.name,
              label: labelOf(model.form, field, locale),
              mine: valueText(field, model.values, locale),
              theirs: valueText(field, theirs, locale)
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
          <Button type="primary" disabled={busy} onClick={() => onSave(merged(model.values, theirs, chosen))}>
            {t('conflictSave')}
          </Button>
        )}
      </ModalFooter>
    </>
  );
}
