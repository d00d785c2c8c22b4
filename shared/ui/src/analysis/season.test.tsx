import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { RainNote, RainSwitch, useRainInAddress } from './season';

function Switched() {
  const [on, setOn] = React.useState(false);
  useRainInAddress('own', on, () => setOn(true));
  return <RainSwitch on={on} onChange={setOn} />;
}

const getSwitch = () => screen.getByRole('switch', { name: 'Rainy season' });

it('keeps the switch of the rainy season in the address and restores it', async () => {
  window.history.replaceState(null, '', '/map');
  const { unmount } = widgetRender(true)(<Switched />);
  expect(getSwitch()).not.toBeChecked();
  await userEvent.click(getSwitch());
  expect(getSwitch()).toBeChecked();
  expect(window.location.search).toContain('season.own=1.');
  unmount();
  widgetRender(true)(<Switched />);
  expect(getSwitch()).toBeChecked();
  await userEvent.click(getSwitch());
  expect(window.location.search).not.toContain('season.own');
});

it('ignores an invalid value in the address', () => {
  window.history.replaceState(null, '', `/map?season.own=1.${btoa('"monsoon"').replace(/=+$/, '')}`);
  widgetRender(true)(<Switched />);
  expect(getSwitch()).not.toBeChecked();
});

it('shows the assumption in the language of the page', () => {
  act(() => void widgetRender(true, undefined, 'en')(<RainNote rain={{ factors: null, inForce: true }} />));
  expect(screen.getByText(/^Rainy season: speeds assumed by the routing service/)).toBeVisible();
});
