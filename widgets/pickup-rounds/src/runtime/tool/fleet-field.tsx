import { React } from 'jimu-core';
import { TextInput } from 'jimu-ui';
import { formatQuantity, Notice, PICKUP_VEHICLES, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Parameters, PickupVehicle } from 'widgets/shared-code/site-base';
import { readTripRules } from 'widgets/shared-code/site-domain';
import type { RoundsForm } from '../state';
import { useTexts } from '../use-texts';

interface FleetFieldProps {
  readonly fleet: RoundsForm['fleet'];
  /** Parameters in force, for the capacities of vehicles. */
  readonly parameters: Parameters;
  readonly error: string | null;
  onChange(vehicle: PickupVehicle, count: string): void;
}

/** The number of vehicles of each kind. */
export function FleetField({ fleet, parameters, error, onChange }: FleetFieldProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const { vehicles } = readTripRules(parameters);
  const id = React.useId();
  return (
    <fieldset aria-labelledby={id} css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend id={id} css={{ padding: 0, marginBottom: space(1.5), fontWeight: weight.medium }}>
        {t('fleet')}
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space(2) }}>
        {PICKUP_VEHICLES.map((vehicle) => {
          const capacity = formatQuantity(vehicles[vehicle].capacity, 't', 1);
          return (
            <label key={vehicle} css={{ ...type.small, display: 'grid', gap: space(1) }}>
              <span>
                {vehicle}
                <span css={{ ...type.hint, display: 'block' }}>{capacity}</span>
              </span>
              <TextInput
                aria-label={t('vehicleCount', { vehicle, capacity })}
                aria-invalid={error !== null}
                autoComplete="off"
                inputMode="numeric"
                value={fleet[vehicle]}
                onChange={(event) => onChange(vehicle, event.target.value)}
                css={{ width: '100%' }}
              />
            </label>
          );
        })}
      </div>
      {error !== null && (
        <Notice kind="error" plain css={{ marginTop: space(1.5) }}>
          {error}
        </Notice>
      )}
    </fieldset>
  );
}
