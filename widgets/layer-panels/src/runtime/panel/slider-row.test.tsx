import { screen } from '@testing-library/react';
import { widgetRender } from 'jimu-for-test';
import { frenchMessages } from '../../../../../shared/ui/tests/french';
import { useTexts } from '../use-texts';
import { SliderRow } from './slider-row';

function Shown({ locale }: { readonly locale: 'en' | 'fr' }) {
  const t = useTexts();
  return (
    <SliderRow
      slider={{ slider: 'confirmedMillsDays', field: 'days', min: 0, max: 60, step: 1 }}
      alias="Days"
      state={{ value: 7, reversed: false }}
      counts={null}
      locale={locale}
      t={t}
      onDrag={() => undefined}
      onSettle={() => undefined}
    />
  );
}
const said = () => screen.getByRole('slider').getAttribute('aria-valuetext');

describe('a slider', () => {
  it('says its value with its unit', () => {
    widgetRender(true)(<Shown locale="en" />);
    expect(said()).toBe('greater than 7 days');
  });

  it('says so in French', () => {
    widgetRender(true, undefined, 'fr', frenchMessages('layer-panels'))(<Shown locale="fr" />);
    expect(said()).toMatch(/^\D+ 7 jours$/);
  });
});
