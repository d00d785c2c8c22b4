import { React } from 'jimu-core';
import { Button, Label, Radio } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, MarkerType } from 'widgets/shared-code/site-base';
import { FORMS } from 'widgets/shared-code/site-domain';
import { useTexts } from './use-texts';

interface KindStepProps {
  readonly chosen: MarkerType | null;
  /** Kinds that the settings allow. */
  readonly kinds: readonly MarkerType[];
  readonly product: string;
  readonly locale: Locale;
  onChoose(markerType: MarkerType): void;
  onContinue(): void;
  onBack(): void;
}

/** Step 2: the kind of the asset. */
export function KindStep({ chosen, kinds, product, locale, onChoose, onContinue, onBack }: KindStepProps) {
  const t = useTexts();
  const { space, weight } = useThemeStyles();
  const group = React.useId();
  return (
    <form
      css={{ display: 'grid', gap: space(3) }}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onContinue();
      }}
    >
      <fieldset css={{ border: 0, margin: 0, padding: 0, display: 'grid' }}>
        <legend css={{ padding: 0, fontWeight: weight.strong }}>
          {formatMessage('addAsset.choose', locale)}
        </legend>
        {kinds.map((markerType) => (
          <Label key={markerType} css={{ display: 'flex', alignItems: 'center', margin: 0 }}>
            <Radio
              name={group}
              checked={chosen === markerType}
              value={markerType}
              onChange={() => onChoose(markerType)}
            />
            {formatMessage(`asset.${FORMS[markerType].add.noun}`, locale, { product })}
          </Label>
        ))}
      </fieldset>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(2) }}>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="primary" htmlType="submit" disabled={!chosen}>
          {formatMessage('addAsset.continue', locale)}
        </Button>
      </div>
    </form>
  );
}
