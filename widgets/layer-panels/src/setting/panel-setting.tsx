import { React } from 'jimu-core';
import { Button, Checkbox, NumericInput, Option, Select } from 'jimu-ui';
import { SettingRow } from 'jimu-ui/advanced/setting-components';
import { CATALOGUE, fieldLabel, isRaster } from 'widgets/shared-code/site-map';
import type { LayerDefinition, LayerPanel, PanelFigure, ShownSlider } from 'widgets/shared-code/site-map';
import type { Config } from '../config';
import { useTexts } from './use-texts';

export type Panels = NonNullable<Config['panels']>;

interface PanelSettingProps {
  readonly panels: Panels;
  onChange(panels: Panels): void;
}

/** The layers whose fields the catalogue knows. */
const LAYERS = CATALOGUE.filter((layer): layer is LayerDefinition => !isRaster(layer));

const isNumber = (kind: string): boolean => kind === 'whole' || kind === 'number';

/** A list with an entry for the field, or without one. */
const withField = <Entry extends { readonly field: string }>(
  all: readonly Entry[] | undefined,
  field: string,
  entry: Entry | null
): Entry[] => [...(all ?? []).filter((one) => one.field !== field), ...(entry ? [entry] : [])];

interface FieldSettingProps {
  readonly layer: LayerDefinition;
  readonly name: string;
  readonly panel: LayerPanel;
  onChange(panel: LayerPanel): void;
}

function NumberSetting({ layer, name, panel, onChange }: FieldSettingProps) {
  const t = useTexts();
  const field = layer.page.fields[name]!;
  const label = fieldLabel(field, 'en');
  const slider = panel.sliders?.find((one) => one.field === name);
  const figure = panel.figures?.find((one) => one.field === name);
  // A slider that the catalogue has keeps its name and unit when it comes back.
  const original = layer.panel?.sliders?.find((one) => one.field === name) ?? { field: name };
  const setSlider = (next: ShownSlider | null) =>
    onChange({ ...panel, sliders: withField(panel.sliders, name, next) });
  const setFigure = (kind: PanelFigure['kind'] | '') => {
    const next = kind === '' ? null : { ...figure, field: name, kind, decimals: field.decimals ?? 0 };
    onChange({ ...panel, figures: withField(panel.figures, name, next) });
  };
  const end = (which: 'min' | 'max') => (
    <NumericInput
      size="sm"
      aria-label={t(which, { field: label })}
      placeholder={t('ofData')}
      value={slider?.[which]}
      onAcceptValue={(value) => slider && setSlider({ ...slider, [which]: value })}
    />
  );
  return (
    <>
      <SettingRow label={label}>
        <Checkbox
          aria-label={t('slider', { field: label })}
          checked={slider !== undefined}
          onChange={() => setSlider(slider ? null : original)}
        />
        <Select
          size="sm"
          aria-label={t('figure', { field: label })}
          value={figure?.kind ?? ''}
          onChange={(_event, kind: PanelFigure['kind'] | '') => setFigure(kind)}
        >
          <Option value="">{t('noFigure')}</Option>
          <Option value="total">{t('total')}</Option>
          <Option value="average">{t('average')}</Option>
        </Select>
      </SettingRow>
      {slider && (
        <SettingRow>
          {end('min')}
          {end('max')}
        </SettingRow>
      )}
    </>
  );
}

function TextSetting({ layer, name, panel, onChange }: FieldSettingProps) {
  const t = useTexts();
  const label = fieldLabel(layer.page.fields[name]!, 'en');
  const isListed = panel.lists?.some((one) => one.field === name) ?? false;
  const original = layer.panel?.lists?.find((one) => one.field === name) ?? { field: name };
  const countBy = panel.countBy ?? [];
  const isCounted = countBy.includes(name);
  const setCounted = isCounted ? countBy.filter((one) => one !== name) : [...countBy, name];
  return (
    <SettingRow label={label}>
      <Checkbox
        aria-label={t('list', { field: label })}
        checked={isListed}
        onChange={() =>
          onChange({ ...panel, lists: withField(panel.lists, name, isListed ? null : original) })
        }
      />
      <Checkbox
        aria-label={t('countBy', { field: label })}
        checked={isCounted}
        onChange={() => onChange({ ...panel, countBy: setCounted })}
      />
    </SettingRow>
  );
}

/** What the properties of a layer hold: as the catalogue has it, or other fields, ranges and figures. */
export function PanelSetting({ panels, onChange }: PanelSettingProps) {
  const t = useTexts();
  const [layerId, setLayerId] = React.useState('');
  const layer = LAYERS.find(({ id }) => id === layerId);
  const set = panels[layerId];
  const panel = (set === undefined ? layer?.panel : set) ?? {};
  const change = (next: LayerPanel | null) => onChange({ ...panels, [layerId]: next });
  const { [layerId]: _own, ...others } = panels;
  return (
    <>
      <p>{t('panelsHint')}</p>
      <SettingRow>
        <Select aria-label={t('panelOf')} value={layerId} onChange={(_event, id: string) => setLayerId(id)}>
          <Option value="">{t('choose')}</Option>
          {LAYERS.map(({ id, title }) => (
            <Option key={id} value={id}>
              {title}
            </Option>
          ))}
        </Select>
      </SettingRow>
      {layer && (
        <>
          <SettingRow label={t('none')}>
            <Checkbox
              aria-label={t('none')}
              checked={set === null}
              onChange={() => change(set === null ? (layer.panel ?? {}) : null)}
            />
          </SettingRow>
          {set !== null &&
            Object.entries(layer.page.fields).map(([name, { kind }]) => {
              const props: FieldSettingProps = { layer, name, panel, onChange: change };
              if (isNumber(kind)) return <NumberSetting key={name} {...props} />;
              return kind === 'text' || kind === 'yesNo' ? <TextSetting key={name} {...props} /> : null;
            })}
          <Button size="sm" disabled={set === undefined} onClick={() => onChange(others)}>
            {t('asCatalogue')}
          </Button>
        </>
      )}
    </>
  );
}
