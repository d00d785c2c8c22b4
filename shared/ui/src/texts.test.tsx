import { screen } from '@testing-library/react';
import { withIntlRender } from 'jimu-for-test';
import { textsOf } from './texts';

const useTexts = textsOf({ drawn: 'Area {number} is drawn.', close: 'Close' });

function Says() {
  const t = useTexts();
  return <p>{[t('drawn', { number: 2 }), t('close')].join(' ')}</p>;
}

it('texts are read in the language of the page, in English where it has none', () => {
  withIntlRender('fr', { close: 'Fermer' })(<Says />);
  expect(screen.getByText('Area 2 is drawn. Fermer')).toBeVisible();
});
