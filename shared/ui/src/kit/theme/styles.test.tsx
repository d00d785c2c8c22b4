import { ThemeContext } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { mockTheme } from 'jimu-for-test';
import type { IMThemeVariables } from 'jimu-theme';
import { useThemeStyles } from './styles';

function Sample() {
  const { type, weight, space } = useThemeStyles();
  return (
    <p css={{ ...type.figure, padding: space(2, 3.5) }}>
      {[type.figure.fontSize, type.small.lineHeight, weight.strong, space(2, 3.5), space(-1.5)].join(' | ')}
    </p>
  );
}

const renderStyles = (theme: IMThemeVariables) => {
  const { unmount } = render(
    <ThemeContext.Provider value={theme}>
      <Sample />
    </ThemeContext.Provider>
  );
  const text = screen.getByText(/\|/).textContent;
  unmount();
  return text;
};

/**
 * Returns a theme with the same colours whose `sys` has only the given parts besides: releases differ in what
 * they have.
 */
const createTheme = (sys: object) => {
  const { color, shape, shadow } = mockTheme.sys;
  return { ...mockTheme, sys: { color, shape, shadow, ...sys } } as unknown as IMThemeVariables;
};

describe('type and space', () => {
  it('are the same objects at each rendering with a theme, so that effects that use them do not run again', () => {
    const seen: unknown[] = [];
    const Reader = () => {
      seen.push(useThemeStyles());
      return null;
    };
    const renderWith = (theme: IMThemeVariables) => (
      <ThemeContext.Provider value={theme}>
        <Reader />
      </ThemeContext.Provider>
    );
    const { rerender } = render(renderWith(mockTheme));
    rerender(renderWith(mockTheme));
    rerender(renderWith(createTheme({ space: { unit: '6px' } })));
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
  });

  it('come from the theme', () => {
    expect(renderStyles(mockTheme)).toBe('18px | 16px | 650 | 8px 14px | -6px');
  });

  it('change with a brand theme', () => {
    const brand = createTheme({
      space: { unit: '5px' },
      typography: { title1: { fontSize: '21px' }, title3: { fontWeight: 700 } }
    });
    expect(renderStyles(brand)).toBe('21px | 16px | 700 | 10px 17.5px | -7.5px');
  });

  it('take sizes without a unit from a theme as px', () => {
    const bare = createTheme({
      typography: { title1: { fontSize: 21, fontWeight: 'bold' }, label3: { lineHeight: 1.5 } }
    });
    expect(renderStyles(bare)).toBe('21px | 1.5 | 650 | 8px 14px | -6px');
  });

  it('are read from a theme that only has steps, and from one that has neither', () => {
    const onlySteps = createTheme({ spacing: (step: number) => `${step * 6}px`, typography: {} });
    expect(renderStyles(onlySteps)).toBe('18px | 16px | 650 | 12px 21px | -9px');
    expect(renderStyles(createTheme({}))).toBe('18px | 16px | 650 | 8px 14px | -6px');
  });
});
