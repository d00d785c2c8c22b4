import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button, Checkbox, Loading, LoadingType, TextInput } from 'jimu-ui';
import {
  LabelledField,
  Notice,
  Segments,
  SiteIcon,
  useOpenResults,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Orientation } from 'widgets/shared-code/site-tools';
import type { Settings } from '../config';
import { ORIENTATIONS } from '../config';
import { Sheet } from './sheet/sheet';
import { usePrinting } from './use-printing';
import { useTexts } from './use-texts';

interface ChoiceProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  const { space } = useThemeStyles();
  const id = React.useId();
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(1), minHeight: 32 }}>
      <Checkbox id={id} checked={checked} aria-label={label} onChange={(_event, next) => onChange(next)} />
      <label htmlFor={id} css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </label>
    </div>
  );
}

interface PanelProps {
  readonly view: JimuMapView | null;
  readonly settings: Settings;
}

/** Options of the print, and the button that prints. */
export function Panel({ view, settings }: PanelProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [title, setTitle] = React.useState(() => document.title);
  // The reader's own choice; null uses the settings.
  const [turned, setOrientation] = React.useState<Orientation | null>(null);
  const [taken, setLegend] = React.useState<boolean | null>(null);
  const orientation = turned ?? settings.orientation;
  const hasLegend = taken ?? settings.hasLegend;
  const [leftOut, setLeftOut] = React.useState<readonly string[]>([]);
  const open = useOpenResults();
  const { busy, fault, sheet, print, printRest } = usePrinting(view);
  const wanted = {
    title: title.trim() || document.title,
    orientation,
    product: settings.product,
    dotsPerInch: settings.dotsPerInch,
    hasLegend,
    results: open.filter(({ id }) => !leftOut.includes(id))
  };
  return (
    <div css={{ padding: space(3, 4), display: 'grid', gap: space(3) }}>
      <LabelledField label={t('title')}>
        {(control) => (
          <TextInput
            {...control}
            value={title}
            maxLength={120}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </LabelledField>
      <Segments<Orientation>
        label={t('orientation')}
        options={ORIENTATIONS.map((value) => ({ value, label: t(value) }))}
        value={orientation}
        onChange={setOrientation}
      />
      <fieldset css={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
        <legend css={{ padding: 0, ...type.heading }}>{t('take')}</legend>
        <Choice label={t('legend')} checked={hasLegend} onChange={setLegend} />
        {open.map(({ id, title: name }) => (
          <Choice
            key={id}
            label={name}
            checked={!leftOut.includes(id)}
            onChange={(on) => setLeftOut(on ? leftOut.filter((one) => one !== id) : [...leftOut, id])}
          />
        ))}
        {open.length === 0 && <p css={{ margin: 0, ...type.hint }}>{t('noResults')}</p>}
      </fieldset>
      {fault && (
        <Notice kind="error" title={t('failed')} onRetry={() => print(wanted)}>
          <p>{fault.message}</p>
          <Button size="sm" onClick={() => printRest(wanted)} css={{ marginTop: space(2) }}>
            {t('without')}
          </Button>
        </Notice>
      )}
      <Button type="primary" disabled={busy} onClick={() => print(wanted)} css={{ gap: space(2) }}>
        {busy ? (
          <span aria-hidden="true" css={{ position: 'relative', width: 18, height: 18 }}>
            <Loading type={LoadingType.Donut} width={18} height={18} />
          </span>
        ) : (
          <SiteIcon name="printer" />
        )}
        {t('print')}
      </Button>
      <span role="status" css={type.hint}>
        {t(busy ? 'preparing' : 'hint')}
      </span>
      {sheet && <Sheet contents={sheet} />}
    </div>
  );
}
