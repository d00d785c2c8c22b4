import { React } from 'jimu-core';
import type { KeyboardEvent } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, TextInput } from 'jimu-ui';
import {
  focusElement,
  formatDriveTimeMessage,
  formatPosition,
  isFailure,
  LabelledField
} from 'widgets/shared-code/site-base';
import type { Locale, Parameters } from 'widgets/shared-code/site-base';
import { readDriveTime } from 'widgets/shared-code/site-domain';
import type { AreaStart } from '../state';
import { useTexts } from '../use-texts';

interface DriveTimeDialogProps {
  /** The start of the area; null keeps the dialog closed. */
  readonly place: AreaStart | null;
  readonly limits: Parameters;
  readonly locale: Locale;
  onSet(minutes: number): void;
  onClose(): void;
}

interface FormProps extends Omit<DriveTimeDialogProps, 'place' | 'onClose'> {
  readonly place: AreaStart;
  onClose(): void;
}

/** Spin button for the minutes; it keeps typed text that is not a number. */
function DriveTimeForm({ place, limits, locale, onSet, onClose }: FormProps) {
  const t = useTexts();
  const { minDriveTime: min, maxDriveTime: max, defaultDriveTime } = limits;
  const [text, setText] = React.useState(String(defaultDriveTime));
  const [problem, setProblem] = React.useState<string | null>(null);
  const changeText = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const handleSubmit = () => {
    const time = readDriveTime(text, limits);
    if (isFailure(time)) setProblem(formatDriveTimeMessage(time.problem, locale, { min, max }));
    else onSet(time.minutes);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    const value = Number(text);
    if (by === undefined || !Number.isFinite(value)) return;
    event.preventDefault();
    changeText(String(Math.min(max, Math.max(min, Math.round(value) + by))));
  };
  const value = Number(text);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <ModalBody>
        <LabelledField
          label={t('dialogLabel')}
          help={t('dialogHint', {
            shortest: min,
            longest: max,
            position: formatPosition(place.latitude, place.longitude)
          })}
          error={problem}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={focusElement}
              autoComplete="off"
              inputMode="decimal"
              role="spinbutton"
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuenow={text.trim() !== '' && Number.isFinite(value) ? value : undefined}
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onFocus={(event) => event.target.select()}
              onKeyDown={handleKeyDown}
              css={{ width: '100%', minHeight: 44 }}
            />
          )}
        </LabelledField>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit">
          {t('set')}
        </Button>
      </ModalFooter>
    </form>
  );
}

/** Dialog 'Set the Driving time!'. */
export function DriveTimeDialog({ place, onClose, ...rest }: DriveTimeDialogProps) {
  const t = useTexts();
  return (
    <Modal isOpen={place !== null} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{t('dialogTitle')}</ModalHeader>
      {place && <DriveTimeForm place={place} onClose={onClose} {...rest} />}
    </Modal>
  );
}
