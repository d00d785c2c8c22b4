import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, Option, Select, TextInput } from 'jimu-ui';
import {
  focusElement,
  formatDriveTimeMessage,
  formatMessage,
  formatPosition,
  isFailure,
  LabelledField,
  RADIUS_UNITS,
  Segments,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, Parameters, RadiusUnit } from 'widgets/shared-code/site-base';
import { readDriveTime, readRadius } from 'widgets/shared-code/site-domain';
import type { BiocharPlace, AnalysisReach } from '../state';
import { useTexts } from '../use-texts';

interface RadiusDialogProps {
  /** The place of the analysis; null keeps the dialog closed. */
  readonly place: BiocharPlace | null;
  readonly limits: Parameters;
  /** The default unit. */
  readonly unit: RadiusUnit;
  readonly locale: Locale;
  onAnalyse(place: BiocharPlace, reach: AnalysisReach): void;
  onClose(): void;
}

type ReachKind = 'radius' | 'minutes';
type ReachReading = { readonly reach: AnalysisReach } | { readonly problem: string };

interface TypedReach {
  readonly kind: ReachKind;
  readonly radius: string;
  readonly unit: RadiusUnit;
  readonly minutes: string;
}

/** Parses the typed values to a reach, or returns the problem. */
function readReach(
  { kind, radius, unit, minutes }: TypedReach,
  limits: Parameters,
  locale: Locale
): ReachReading {
  if (kind === 'radius') {
    const read = readRadius(radius, unit, limits);
    return isFailure(read)
      ? { problem: formatMessage(`radius.${read.problem}`, locale, read.values) }
      : { reach: { radius: read.value, unit } };
  }
  const read = readDriveTime(minutes, limits);
  if (!isFailure(read)) return { reach: { minutes: read.minutes } };
  const bounds = { min: limits.minDriveTime, max: limits.maxDriveTime };
  return { problem: formatDriveTimeMessage(read.problem, locale, bounds) };
}

interface UnitFieldProps {
  readonly value: RadiusUnit;
  onChange(unit: RadiusUnit): void;
}

function UnitField({ value, onChange }: UnitFieldProps) {
  const t = useTexts();
  return (
    <LabelledField label={t('unit')}>
      {(control) => (
        <Select
          {...control}
          aria-label={t('unit')}
          value={value}
          onChange={(_event, unit: RadiusUnit) => onChange(unit)}
        >
          {RADIUS_UNITS.map((unit) => (
            <Option key={unit} value={unit}>
              {t(unit)}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

function RadiusForm(props: RadiusDialogProps & { readonly place: BiocharPlace }) {
  const { place, limits, locale, onAnalyse, onClose } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const [typed, setTyped] = React.useState<TypedReach>({
    kind: 'radius',
    radius: String(limits.defaultBiocharRadius),
    unit: props.unit,
    minutes: String(limits.defaultDriveTime)
  });
  const [problem, setProblem] = React.useState<string | null>(null);
  const updateTyped = (next: Partial<TypedReach>) => {
    setTyped({ ...typed, ...next });
    setProblem(null);
  };
  const handleSubmit = () => {
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
        handleSubmit();
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
          onChange={(next: ReachKind) => updateTyped({ kind: next })}
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
              ref={focusElement}
              autoComplete="off"
              inputMode="decimal"
              value={typed[kind]}
              onChange={(event) => updateTyped({ [kind]: event.target.value })}
              onFocus={(event) => event.target.select()}
              css={{ width: '100%', minHeight: 44 }}
            />
          )}
        </LabelledField>
        {kind === 'radius' && <UnitField value={typed.unit} onChange={(unit) => updateTyped({ unit })} />}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{formatMessage('biochar.cancel', locale)}</Button>
        <Button type="primary" htmlType="submit">
          {formatMessage('biochar.analyze', locale)}
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
      <ModalHeader toggle={onClose}>{formatMessage('biochar.analysisTitle', locale)}</ModalHeader>
      {place && <RadiusForm {...props} place={place} />}
    </Modal>
  );
}
