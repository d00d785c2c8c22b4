import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, Option, Select, TextInput } from 'jimu-ui';
import type { Locale, Parameters, RadiusUnit } from 'widgets/shared-code/site-core';
import {
  driveTimeMessage,
  focusFirst,
  formatPosition,
  LabelledField,
  message,
  RADIUS_UNITS,
  readDriveTime,
  readRadius,
  Segments,
  useLook
} from 'widgets/shared-code/site-core';
import type { Place, Reach } from '../state';
import { useTexts } from '../use-texts';
import { failed } from 'widgets/shared-code/site-core';

interface RadiusDialogProps {
  /** The place of the analysis; null keeps the dialog closed. */
  readonly place: Place | null;
  readonly limits: Parameters;
  /** The default unit. */
  readonly unit: RadiusUnit;
  readonly locale: Locale;
  onAnalyse(place: Place, reach: Reach): void;
  onClose(): void;
}

type Kind = 'radius' | 'minutes';
type Read = { readonly reach: Reach } | { readonly problem: string };

interface Typed {
  readonly kind: Kind;
  readonly radius: string;
  readonly unit: RadiusUnit;
  readonly minutes: string;
}

/** Parses the typed values to a reach, or returns the problem. */
function readReach({ kind, radius, unit, minutes }: Typed, limits: Parameters, locale: Locale): Read {
  if (kind === 'radius') {
    const read = readRadius(radius, unit, limits);
    return failed(read)
      ? { problem: message(`radius.${read.problem}`, locale, read.values) }
      : { reach: { radius: read.value, unit } };
  }
  const read = readDriveTime(minutes, limits);
  if (!failed(read)) return { reach: { minutes: read.minutes } };
  const bounds = { min: limits.minDriveTime, max: limits.maxDriveTime };
  return { problem: driveTimeMessage(read.problem, locale, bounds) };
}

function RadiusForm(props: RadiusDialogProps & { readonly place: Place }) {
  const { place, limits, locale, onAnalyse, onClose } = props;
  const t = useTexts();
  const { space } = useLook();
  const [typed, setTyped] = React.useState<Typed>({
    kind: 'radius',
    radius: String(limits.defaultBiocharRadius),
    unit: props.unit,
    minutes: String(limits.defaultDriveTime)
  });
  const [problem, setProblem] = React.useState<string | null>(null);
  const change = (next: Partial<Typed>) => {
    setTyped({ ...typed, ...next });
    setProblem(null);
  };
  const submit = () => {
    const read = readReach(typed, limits, locale);
    if ('reach' in read) onAnalyse(place, read.reach);
    else setProblem(read.problem);
  };
  const { kind } = typed;
  const position = formatPosition(place.latitude, place.longitude);
  const [min, max] =
    kind === 'radius'
      ? [limits.minBiocharRadius, limits.maxBiocharRadius]
      : [limits.minDriveTime, limits.maxDriveTime];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <Segments
          label={t('reach')}
          options={[
            { value: 'radius', label: t('byRadius') },
            { value: 'minutes', label: t('byMinutes') }
          ]}
          value={kind}
          onChange={(next: Kind) => change({ kind: next })}
        />
        <LabelledField
          label={t(kind)}
          help={t(kind === 'radius' ? 'radiusHint' : 'minutesHint', { min, max, position })}
          error={problem}
        >
          {(control) => (
            <TextInput
              key={kind}
              {...control}
              ref={focusFirst}
              autoComplete="off"
              inputMode="decimal"
              value={typed[kind]}
              onChange={(event) => change({ [kind]: event.target.value })}
              onFocus={(event) => event.target.select()}
              css={{ width: '100%', minHeight: 44 }}
            />
          )}
        </LabelledField>
        {kind === 'radius' && (
          <LabelledField label={t('unit')}>
            {(control) => (
              <Select
                {...control}
                aria-label={t('unit')}
                value={typed.unit}
                onChange={(_event, unit: RadiusUnit) => change({ unit })}
              >
                {RADIUS_UNITS.map((unit) => (
                  <Option key={unit} value={unit}>
                    {t(unit)}
                  </Option>
                ))}
              </Select>
            )}
          </LabelledField>
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{message('biochar.cancel', locale)}</Button>
        <Button type="primary" htmlType="submit">
          {message('biochar.analyze', locale)}
        </Button>
      </ModalFooter>
    </form>
  );
}

/** 'Biochar Facility Analysis': dialog for the reach around the place. */
export function RadiusDialog(props: RadiusDialogProps) {
  const { place, locale, onClose } = props;
  return (
    <Modal isOpen={place !== null} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{message('biochar.analysisTitle', locale)}</ModalHeader>
      {place && <RadiusForm {...props} place={place} />}
    </Modal>
  );
}
