import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextInput } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { copyExperience, listVersions, restoreVersion } from './api';
import type { ExperienceSummary, ExperienceVersion } from './api';
import { Failure } from './failure';
import { ListRow } from './list-row';
import { useText } from './use-text';

export interface ConfirmProps {
  readonly title: string;
  readonly question: string;
  readonly action: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Dialog that confirms an action that loses something. */
export function Confirm({ title, question, action, onConfirm, onCancel }: ConfirmProps) {
  const text = useText();
  return (
    <Modal isOpen toggle={onCancel}>
      <ModalHeader toggle={onCancel}>{title}</ModalHeader>
      <ModalBody>{question}</ModalBody>
      <ModalFooter>
        <Button onClick={onCancel}>{text('cancel')}</Button>
        <Button type="danger" onClick={onConfirm}>
          {action}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface CopyProps {
  readonly experience: ExperienceSummary;
  onCopied(name: string): void;
  onCancel(): void;
}

const NAME = /^[a-z0-9-]{3,40}$/;

/** Dialog for the name and the title of a copy. */
export function CopyDialog({ experience, onCopied, onCancel }: CopyProps) {
  const text = useText();
  const id = useId();
  const { sys } = useTheme();
  const [name, setName] = useState(`${experience.name}-2`);
  const [label, setLabel] = useState(experience.label);
  const [error, setError] = useState<unknown>(null);
  const handleCopy = () => copyExperience(experience.name, name, label).then(() => onCopied(name), setError);
  return (
    <Modal isOpen toggle={onCancel}>
      <ModalHeader toggle={onCancel}>{text('copyTitle', { name: experience.label })}</ModalHeader>
      <ModalBody>
        <label htmlFor={`${id}-name`}>{text('copyName')}</label>
        <TextInput
          id={`${id}-name`}
          value={name}
          aria-describedby={`${id}-hint`}
          aria-invalid={!NAME.test(name)}
          onChange={({ target }) => setName(target.value)}
        />
        <p id={`${id}-hint`} css={{ margin: `${sys.spacing(1)} 0 ${sys.spacing(3)}` }}>
          {text('copyNameHint')}
        </p>
        <label htmlFor={`${id}-label`}>{text('copyLabel')}</label>
        <TextInput id={`${id}-label`} value={label} onChange={({ target }) => setLabel(target.value)} />
        <Failure error={error} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onCancel}>{text('cancel')}</Button>
        <Button
          type="primary"
          disabled={!NAME.test(name) || label.trim() === ''}
          onClick={() => void handleCopy()}
        >
          {text('duplicate')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

interface VersionsProps {
  readonly experience: ExperienceSummary;
  /** true while there are unsaved changes, which a restore would lose; it is then disabled. */
  readonly isChanged: boolean;
  onRestored(): void;
  onClose(): void;
}

/** Lists the versions of an experience; each can be restored. */
export function VersionsDialog({ experience, isChanged, onRestored, onClose }: VersionsProps) {
  const text = useText();
  const { formatDate } = useIntl();
  const { sys } = useTheme();
  const [versions, setVersions] = useState<readonly ExperienceVersion[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    listVersions(experience.name).then(setVersions, setError);
  }, [experience.name]);
  const handleRestore = (version: number) =>
    restoreVersion(experience.name, version, experience.version).then(onRestored, setError);
  const formatSaved = ({ savedAt, savedBy }: ExperienceVersion) =>
    savedAt === null
      ? text('asBuilt')
      : text('byWhom', {
          when: formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          who: savedBy ?? '–'
        });
  return (
    <Modal isOpen toggle={onClose} scrollable>
      <ModalHeader toggle={onClose}>{text('versions')}</ModalHeader>
      <ModalBody>
        {isChanged && <p>{text('restoreUnsaved')}</p>}
        {!versions && error === null && <p>{text('loading')}</p>}
        <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {versions?.map((entry) => (
            <ListRow key={entry.version}>
              <span>
                {text('version', { version: entry.version })}
                <small css={{ display: 'block', color: sys.color.surface.paperHint }}>
                  {formatSaved(entry)}
                </small>
              </span>
              {entry.version === experience.version ? (
                <small>{text('current')}</small>
              ) : (
                <Button
                  size="sm"
                  disabled={isChanged}
                  aria-label={text('restoreNamed', { version: entry.version })}
                  onClick={() => void handleRestore(entry.version)}
                >
                  {text('restore')}
                </Button>
              )}
            </ListRow>
          ))}
        </ul>
        <Failure error={error} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{text('close')}</Button>
      </ModalFooter>
    </Modal>
  );
}
