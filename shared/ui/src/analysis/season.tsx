import { React } from 'jimu-core';
import { Switch } from 'jimu-ui';
import type { RainAssumption } from '@site/domain';
import { formatMessage, formatRainNote } from '@site/domain';
import type { AddressCodec } from '../tools/share/address-state';
import { useThemeStyles } from '../kit/theme/styles';
import { useAddressState } from '../tools/share/use-address-state';
import { useLocale } from '../base/use-ui-texts';

interface RainSwitchProps {
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** Switch that adds the result over rainy-season roads beside the usual one. */
export function RainSwitch({ on, onChange }: RainSwitchProps) {
  const locale = useLocale();
  const { space } = useThemeStyles();
  const id = React.useId();
  const label = formatMessage('season.rainy', locale);
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(2.5), minHeight: 32 }}>
      <Switch
        id={id}
        checked={on}
        aria-label={label}
        onChange={(_event, checked: boolean) => onChange(checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

/** Sentence that describes the assumption of a rainy-season result. */
export function RainNote({ rain }: { readonly rain: RainAssumption }) {
  const { type } = useThemeStyles();
  return <p css={{ margin: 0, ...type.hint }}>{formatRainNote(rain, useLocale())}</p>;
}

const CODEC: AddressCodec<'rainy'> = {
  version: 1,
  read: (value) => (value === 'rainy' ? value : null)
};

/** Keeps the switch of a widget in the page's address; an address that contains it turns it on once. */
export function useRainInAddress(widgetId: string, on: boolean, switchOn: () => void): void {
  useAddressState(`season.${widgetId}`, { state: on ? 'rainy' : null, codec: CODEC, onRead: switchOn });
}
