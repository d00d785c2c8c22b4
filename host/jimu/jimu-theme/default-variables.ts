import type { ThemeTypography, ThemeVariables } from './theme-types';

const createTypography = (fontSize: number, lineHeight: number, fontWeight: number): ThemeTypography => ({
  fontSize: `${fontSize}px`,
  lineHeight: `${lineHeight}px`,
  fontWeight
});

/** Tokens for an app whose theme omits them: plain, light, contrast of at least 4.5:1 everywhere. */
export const DEFAULT_VARIABLES: ThemeVariables = {
  src: { primary: { color: '#1F5FA8' }, secondary: { color: '#5B6770' } },
  ref: {
    typeface: {
      brand: "'Inter Variable', Inter, system-ui, sans-serif",
      plain: "'Inter Variable', Inter, system-ui, sans-serif"
    },
    palette: {
      white: '#FFFFFF',
      black: '#000000',
      neutral: {
        100: '#FFFFFF',
        200: '#F7F8F9',
        300: '#F0F2F4',
        400: '#E6E8EA',
        500: '#DFE3E6',
        600: '#C9CFD4',
        700: '#A9B1B8',
        800: '#7D878F',
        900: '#6C757C',
        1000: '#59636C',
        1100: '#3F484F',
        1200: '#1A1F24'
      }
    }
  },
  sys: {
    color: {
      mode: 'light',
      primary: { main: '#1F5FA8', light: '#E3EDF8', dark: '#164577', text: '#FFFFFF' },
      secondary: { main: '#5B6770', light: '#ECEFF1', dark: '#3F484F', text: '#FFFFFF' },
      error: { main: '#B3261E', light: '#FBE9E7', dark: '#8C1D18', text: '#FFFFFF' },
      warning: { main: '#8A4B00', light: '#FFF1DC', dark: '#653700', text: '#FFFFFF' },
      info: { main: '#1B4FA3', light: '#E5EDFA', dark: '#123A7A', text: '#FFFFFF' },
      success: { main: '#1B6B3A', light: '#E4F2E9', dark: '#0F4D2A', text: '#FFFFFF' },
      surface: {
        background: '#F4F5F6',
        backgroundText: '#1A1F24',
        backgroundHint: '#59636C',
        paper: '#FFFFFF',
        paperText: '#1A1F24',
        paperHint: '#59636C',
        overlay: '#FFFFFF',
        overlayText: '#1A1F24',
        overlayHint: '#59636C',
        header: '#FFFFFF',
        headerText: '#1A1F24',
        headerHint: '#59636C',
        footer: '#FFFFFF',
        footerText: '#1A1F24',
        footerHint: '#59636C'
      },
      action: {
        default: '#59636C',
        hover: '#F0F2F4',
        pressed: '#E1E5E8',
        text: '#1A1F24',
        focus: '#1F5FA8',
        selected: { default: '#E3EDF8', text: '#164577', hover: '#D3E3F5' },
        disabled: { default: '#E6E8EA', text: '#6C757C' },
        link: { default: '#1F5FA8', hover: '#164577', visited: '#1F5FA8' },
        inputField: { default: '#FFFFFF', text: '#1A1F24', placeholder: '#59636C' }
      },
      divider: {
        primary: '#DFE3E6',
        secondary: '#DFE3E6',
        tertiary: '#DFE3E6',
        inputField: '#7D878F',
        switch: '#7D878F'
      }
    },
    shape: { shape1: '8px', shape2: '12px' },
    space: { unit: '4px' },
    shadow: {
      shadow1: '0 1px 3px rgba(20, 26, 31, 0.10)',
      shadow2: '0 6px 24px rgba(20, 26, 31, 0.13)',
      shadow3: '0 12px 40px rgba(20, 26, 31, 0.20)'
    },
    typography: {
      h1: createTypography(40, 48, 680),
      h2: createTypography(32, 40, 680),
      h3: createTypography(28, 36, 680),
      h4: createTypography(22, 28, 680),
      h5: createTypography(20, 26, 680),
      h6: createTypography(16, 22, 650),
      title1: createTypography(18, 24, 680),
      title2: createTypography(16, 22, 650),
      title3: createTypography(14, 20, 650),
      body1: createTypography(14, 20, 400),
      body2: createTypography(14, 20, 400),
      label1: createTypography(14, 20, 500),
      label2: createTypography(13, 18, 500),
      label3: createTypography(12, 16, 400)
    },
    transitions: { duration: { short: '120ms', standard: '200ms' } }
  }
};
