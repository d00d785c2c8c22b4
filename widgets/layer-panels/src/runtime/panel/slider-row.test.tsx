import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { readFrenchMessages } from '../../../../../shared/ui/tests/french';
import { useTexts } from '../use-texts';
import { SliderRow } from './slider-row';

const settle = jest.fn();
const drag = jest.fn();
beforeEach(() => jest.clearAllMocks());

interface TestSliderProps {
  readonly locale: 'en' | 'fr';
  readonly log?: boolean;
  readonly reversed?: boolean;
  readonly value?: number;
}

function TestSlider({ locale, log = false, reversed = false, value = 7 }: TestSliderProps) {
  const t = useTexts();
  return (
    <SliderRow
      slider={{ slider: 'confirmedMillsDays', field: 'days', min: 0, max: 60, step: 1 }}
      alias="Days"
      state={{ value, reversed }}
      scale={{ min: 0, max: 60, log }}
      histogram={null}
      locale={locale}
      t={t}
      onDrag={drag}
      onSettle={settle}
    />
  );
}
const getValueText = () => screen.getByRole('slider').getAttribute('aria-valuetext');

describe('slider row', () => {
  it('announces the value of a slider with its unit', () => {
    widgetRender(true)(<TestSlider locale="en" />);
    expect(getValueText()).toBe('greater than 7 days');
  });

  it.each([
    [false, 'greater than', 'less than'],
    [true, 'less than', 'greater than']
  ])('[LP-01] shows the direction of its toggle in words, reversed: %s', async (reversed, sense, other) => {
    widgetRender(true)(<TestSlider locale="en" reversed={reversed} />);
    const toggle = screen.getByRole('button', {
      name: `Reverse Days since P1 last discovered: now ${sense}`
    });
    expect(toggle).toHaveTextContent(sense);
    expect(toggle).not.toHaveTextContent(other);
    await userEvent.click(toggle);
    expect(settle).toHaveBeenCalledWith({ value: 7, reversed: !reversed });
  });

  it.each([
    { value: 0, reversed: false },
    { value: 60, reversed: true }
  ])('[LP-01] reads Any while it keeps every record: %j', async (thumb) => {
    widgetRender(true)(<TestSlider locale="en" {...thumb} />);
    expect(getValueText()).toBe('Any');
    const field = screen.getByPlaceholderText('Any');
    expect(field).toHaveValue('');
    await userEvent.type(field, '5{Enter}');
    expect(settle).toHaveBeenCalledWith({ value: 5, reversed: thumb.reversed });
  });

  it('announces the value of a slider in French', () => {
    widgetRender(true, undefined, 'fr', readFrenchMessages('layer-panels'))(<TestSlider locale="fr" />);
    expect(getValueText()).toMatch(/^\D+ 7 jours$/);
  });

  it.each(['abc', '', '61', '-1', '1,5'])(
    'refuses %j with a message, keeps the text and does not change the filter',
    async (text) => {
      widgetRender(true)(<TestSlider locale="en" />);
      const field = screen.getByRole('textbox');
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Enter a number from 0 to 60. The filter is unchanged.'
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

  it('[LP-01] uses a labelled logarithmic scale for values concentrated at the low end', async () => {
    widgetRender(true)(<TestSlider locale="en" log />);
    expect(screen.getByText('log scale, 0 to 60 days')).toBeVisible();
    const slider = screen.getByRole('slider');
    // The middle of the scale is 7 of 60 days: (60 + 1) ** 0.5 − 1 = 6.8.
    expect(slider).toHaveValue('506');
    fireEvent.change(slider, { target: { value: '750' } });
    expect(drag).toHaveBeenLastCalledWith({ value: 21, reversed: false });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(drag).toHaveBeenLastCalledWith({ value: 8, reversed: false });
    expect(settle).toHaveBeenLastCalledWith({ value: 8, reversed: false });
    await userEvent.keyboard('{PageDown}');
    expect(drag).toHaveBeenLastCalledWith({ value: 0, reversed: false });
    expect(getValueText()).toBe('greater than 7 days');
  });
});
