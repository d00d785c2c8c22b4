import { Global } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { createGlobalStyles } from './global-styles';
import { createTheme } from './theme';

it('large headings without a style of their own have their own line height', () => {
  render(
    <>
      <Global styles={createGlobalStyles(createTheme('themes/default/'))} />
      <h1>Wells of the delta</h1>
      <p>Text</p>
    </>
  );
  expect(screen.getByRole('heading')).toHaveStyle({ lineHeight: '1.2', margin: '0px' });
  expect(screen.getByText('Text')).not.toHaveStyle({ lineHeight: '1.2' });
});
