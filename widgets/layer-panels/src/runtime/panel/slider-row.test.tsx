import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { frenchMessages } from '../../../../../shared/ui/tests/french';
import { useTexts } from '../use-texts';
import { SliderRow } from './slider-row';

const settle = jest.fn();
beforeEach(() => settle.mockClear());

function Shown({ locale }: { readonly locale: 'en' | 'fr' }) {
  const t = useTexts();
  return (
    <SliderRow
      slider={{ slider: 'confirmedMillsDays', field: 'days', min: 0, max: 60, step: 1 }}
      alias="Days"
      state={{ value: 7, reversed: false }}
      scale={{ min: 0, max: 60, log: false }}
      histogram={null}
      locale={locale}
      t={t}
      onDrag={() => undefined}
      onSettle={settle}
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

  it.each(['abc', '', '61', '-1', '1,5'])(
    'refuses %j with a message, keeps it, and filters as before',
    async (text) => {
      widgetRender(true)(<Shown locale="en" />);
      const field = screen.getByRole('textbox');
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Enter a number from 0 to 60. The filter stays as it was.'
      );
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(/Enter a number/);
      expect(settle).not.toHaveBeenCalled();
      await userEvent.clear(field);
      await userEvent.type(field, '20{Enter}');
      expect(settle).toHaveBeenCalledWith({ value: 20, reversed: false });
      expect(screen.queryByRole('alert')).toBeNull();
    }
  );
});
