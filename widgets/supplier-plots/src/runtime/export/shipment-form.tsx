import { hooks, React } from 'jimu-core';
import { TextInput } from 'jimu-ui';
import { LabelledField, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ShipmentSelection } from 'widgets/shared-code/site-domain';
import { DayField } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';

/** Typing debounce, ms. */
const TYPING_DEBOUNCE_MS = 400;

interface ShipmentFormProps {
  readonly shipment: ShipmentSelection;
  onChange(shipment: ShipmentSelection): void;
  /** Called with whether a text is typed that is not part of the shipment yet. */
  onTyping(isTyping: boolean): void;
}

/** Chooses the purchases of a shipment: their days, and the mill and the agent if they matter. */
export function ShipmentForm({ shipment, onChange, onTyping }: ShipmentFormProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [typed, setTyped] = React.useState({ mill: shipment.mill ?? '', agent: shipment.agent ?? '' });
  const applyTyped = hooks.useDebounceCallback(({ mill, agent }: typeof typed) => {
    onTyping(false);
    onChange({
      ...{ first: shipment.first, last: shipment.last },
      ...(mill.trim() === '' ? {} : { mill: mill.trim() }),
      ...(agent.trim() === '' ? {} : { agent: agent.trim() })
    });
  }, TYPING_DEBOUNCE_MS);
  const change = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    onTyping(true);
    applyTyped(next);
  };
  const createTextField = (name: keyof typeof typed, label: string) => (
    <LabelledField label={label} css={type.small}>
      {(control) => (
        <TextInput
          {...control}
          size="sm"
          value={typed[name]}
          onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
        />
      )}
    </LabelledField>
  );
  return (
    <section aria-label={t('exportScopeShipment')} css={{ display: 'grid', gap: space(2) }}>
      <span css={type.hint}>{t('exportShipmentHint')}</span>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2) }}>
        <DayField
          label={t('exportShipmentFirst')}
          day={shipment.first}
          onChange={(first) => onChange({ ...shipment, first })}
        />
        <DayField
          label={t('exportShipmentLast')}
          day={shipment.last}
          onChange={(last) => onChange({ ...shipment, last })}
        />
        {createTextField('mill', t('exportShipmentMill'))}
        {createTextField('agent', t('exportShipmentAgent'))}
      </div>
    </section>
  );
}
