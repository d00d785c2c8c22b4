import { screen } from '@testing-library/react';
import { widgetRender } from 'jimu-for-test';
import { createCatalogueTextsHook } from './catalogue-texts';

const useTexts = createCatalogueTextsHook(
  'area_',
  { area_drawn: 'Area {number} is drawn.', area_close: 'Close' },
  { name: 'field.name' }
);

function Says() {
  const t = useTexts();
  return <p>{[t('drawn', { number: 2 }), t('close'), t('name')].join(' ')}</p>;
}

it('[DM-01] reads texts in the language of the page, in English as a fallback, and some from the catalogue', () => {
  widgetRender(true, undefined, 'fr', { area_close: 'Fermer', close: 'Of the framework' })(<Says />);
  expect(screen.getByText('Area 2 is drawn. Fermer Nom')).toBeVisible();
});
