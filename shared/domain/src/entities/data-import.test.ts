import { formatReportText } from './data-import';

it('formats a text of a report in a language, and a stored one of earlier reports as it is', () => {
  const text = { en: 'row 3 is empty', fr: 'la ligne 3 est vide' };
  expect([formatReportText(text, 'en'), formatReportText(text, 'fr')]).toEqual([text.en, text.fr]);
  expect(formatReportText('row 3 is empty', 'fr')).toBe('row 3 is empty');
});
