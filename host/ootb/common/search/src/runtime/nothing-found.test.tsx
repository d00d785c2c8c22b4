import { screen } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { NothingFound } from './nothing-found';

describe('the message below the field', () => {
  it.each([
    ['Xyzzy', 'Nothing found for “Xyzzy”.'],
    ['Mill 5', 'Nothing found for “Mill 5”.'],
    ['5.0370', 'Nothing found for “5.0370”.'],
    ['51.5, -0.12', /^“51.5, -0.12” is not a position in the area of this map. Type latitude and longitude/],
    ['51.5,-0.12', /^“51.5,-0.12” is not a position/],
    ['N51.5 W0.12', /^“N51.5 W0.12” is not a position/]
  ])('[MP-02] for %s explains what to type', (term, text) => {
    withStoreThemeIntlRender(true)(<NothingFound nothing={{ term, isPart: false }} />);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});
