import { conflicts, initialValues, merged } from '@site/domain';
import type { Conflict, FieldName, FormValues, Locale } from '@site/domain';
import type { AnyRecord } from '@site/services';
import { React } from 'jimu-core';
import { Button, Label, ModalBody, ModalFooter, Radio } from 'jimu-ui';
import { useLook } from '../styles';
import { useLocale, useUiTexts } from '../use-ui-texts';
import { labelOf, valueText } from './record-words';
import type { RecordForm } from './use-record-form';

interface SideProps {
  readonly conflict: Conflict;
  readonly values: FormValues;
  readonly name: string;
  readonly checked: boolean;
  readonly locale: Locale;
  onChoose(): void;
}

function Side({ conflict, values, name, checked, locale, onChoose }: SideProps) {
  const t = useUiTexts();
  const { type, weight } = useLook();
  const text = valueText(conflict.field, values, locale);
  return (
    <td css={{ verticalAlign: 'top' }}>
      <Label
        css={{
          display: 'flex',
          alignItems: 'flex-start',
          margin: 0,
          fontWeight: checked ? weight.strong : weight.regular
        }}
      >
        <Radio name={name} checked={checked} onChange={onChoose} css={{ flex: 'none' }} />
        <span css={{ overflowWrap: 'anywhere', alignSelf: 'center', ...(text === '' && type.hint) }}>
          {text === '' ? t('blank') : text}
        </span>
      </Label>
    </td>
  );
}

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
  const { space, rule, type } = useLook();
  const group = React.useId();
  const theirs = initialValues(model.form, current);
  const found = conflicts(model.form, model.base, model.values, theirs);
  // Of a field that only they have changed, theirs is taken unless the user says otherwise.
  const [chosen, setChosen] = React.useState<readonly FieldName[]>(() =>
    found.filter(({ take }) => take === 'theirs').map(({ field }) => field.name)
  );
  const time = new Date(current.updatedAt).toLocaleTimeString(locale, { timeStyle: 'short' });
  const cell = { padding: space(1, 1), borderBottom: rule, textAlign: 'left' } as const;
  return (
    <>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p role="alert" css={{ margin: 0 }}>
          {t(found.length === 0 ? 'conflictSame' : 'conflictText', { time })}
        </p>
        {found.length > 0 && (
          <table css={{ width: '100%', borderCollapse: 'collapse', '& th, & td': cell }}>
            <thead css={type.small}>
              <tr>
                <th scope="col">{t('conflictField')}</th>
                <th scope="col">{t('conflictMine')}</th>
                <th scope="col">{t('conflictTheirs', { time })}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((conflict) => {
                const { name } = conflict.field;
                const isTheirs = chosen.includes(name);
                const others = chosen.filter((one) => one !== name);
                const side = { conflict, name: `${group}-${name}`, locale };
                return (
                  <tr key={name}>
                    <th scope="row" css={{ fontWeight: 'inherit', verticalAlign: 'top' }}>
                      {labelOf(model.form, conflict.field, locale)}
                    </th>
                    <Side
                      {...side}
                      values={model.values}
                      checked={!isTheirs}
                      onChoose={() => setChosen(others)}
                    />
                    <Side
                      {...side}
                      values={theirs}
                      checked={isTheirs}
                      onChoose={() => setChosen([...others, name])}
                    />
                  </tr>
                );
              })}
            </tbody>
          </table>
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
