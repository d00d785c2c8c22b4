import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { listParameterDifferences, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, ParameterName, ParameterSet } from 'widgets/shared-code/site-base';
import { formatParameterValue, getParameterLabel } from 'widgets/shared-code/site-domain';
import { VersionChoice } from 'widgets/shared-code/site-records';
import type { Editor } from './use-editor';
import { useTexts } from './use-texts';

interface DialogProps {
  readonly editor: Editor;
  readonly busy: boolean;
  readonly locale: Locale;
}

interface ConfirmSaveProps extends DialogProps {
  onSave(): void;
  onClose(): void;
}

/** Confirmation of a save: the value in force and the new value of each changed parameter. */
export function ConfirmSave({ editor, busy, locale, onSave, onClose }: ConfirmSaveProps) {
  const t = useTexts();
  const { space, rule, type, weight } = useThemeStyles();
  const { differences } = editor;
  const cell = { padding: space(1.5, 1), borderBottom: rule, textAlign: 'left' } as const;
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{t('saveQuestion', { count: differences.length })}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('saveText')}</p>
        <table css={{ width: '100%', borderCollapse: 'collapse', '& th, & td': cell }}>
          <thead css={type.small}>
            <tr>
              <th scope="col">{t('parameter')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">{t('to')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, from, to }) => (
              <tr key={name}>
                <th scope="row" css={{ fontWeight: 'inherit' }}>
                  {getParameterLabel(name, locale)}
                </th>
                <td>{formatParameterValue(name, from, locale)}</td>
                <td css={{ fontWeight: weight.strong }}>{formatParameterValue(name, to, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('goOn')}</Button>
        <Button type="primary" disabled={busy} aria-busy={busy} onClick={onSave}>
          {t('save')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface ConflictDialogProps extends DialogProps {
  /** The set that somebody else has put in force. */
  readonly current: ParameterSet;
  /** Accepts the other set, with the user's own values that were chosen, by parameter as typed. */
  onSettle(mine: Readonly<Partial<Record<ParameterName, string>>>): void;
}

/** Dialog after a conflict: for each parameter in which the two sets differ, the user chooses one value. */
export function ConflictDialog({ editor, current, busy, locale, onSettle }: ConflictDialogProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const found = listParameterDifferences(editor.parameters, current.parameters);
  const mine = editor.differences.map(({ name }) => name);
  // Their value is preselected for parameters that only they have changed.
  const [chosen, setChosen] = React.useState<readonly ParameterName[]>(() =>
    found.map(({ name }) => name).filter((name) => !mine.includes(name))
  );
  const kept = found.filter(({ name }) => !chosen.includes(name));
  const handleSettle = () => onSettle(Object.fromEntries(kept.map(({ name, from }) => [name, String(from)])));
  return (
    <Modal isOpen backdrop="static" scrollable>
      <ModalHeader>{t('conflictTitle')}</ModalHeader>
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p role="alert" css={{ margin: 0 }}>
          {t(found.length === 0 ? 'conflictSame' : 'conflictText', { version: current.version })}
        </p>
        {found.length > 0 && (
          <VersionChoice
            rows={found.map(({ name, from, to }) => ({
              name,
              label: getParameterLabel(name, locale),
              mine: formatParameterValue(name, from, locale),
              theirs: formatParameterValue(name, to, locale)
            }))}
            heading={t('parameter')}
            theirsLabel={t('theirs', { version: current.version })}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button type={kept.length === 0 ? 'primary' : 'default'} disabled={busy} onClick={() => onSettle({})}>
          {t(found.length === 0 ? 'close' : 'takeTheirs')}
        </Button>
        {kept.length > 0 && (
          <Button type="primary" disabled={busy} onClick={handleSettle}>
            {t('saveChosen')}
          </Button>
        )}
      </ModalFooter>
    </Modal>
  );
}
