import type { Config } from 'tailwindcss';

/**
 * The design tokens (OKLCH). Each colour is a pair of a light and a dark value, from which the root element's `color-scheme`
 * selects, so that switching the theme changes a single property.
 */
const pair = (light: string, dark: string) => `light-dark(oklch(${light}), oklch(${dark}))`;

const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: pair('0.985 0.005 95', '0.175 0.03 255'),
      raised: pair('0.998 0.002 95', '0.29 0.03 255'),
      sunken: pair('0.957 0.009 92', '0.23 0.03 255'),
      /** A message's bubble, on `raised`. */
      bubble: pair('0.957 0.009 92', '0.35 0.03 255'),
      /** A toast, above whatever it covers. */
      floating: pair('0.998 0.002 95', '0.35 0.03 255'),
      text: pair('0.22 0.03 255', '0.95 0.008 95'),
      muted: pair('0.44 0.025 255', '0.77 0.02 250'),
      line: pair('0.885 0.012 92', '0.4 0.03 255'),
      edge: pair('0.6 0.022 255', '0.65 0.03 255'),
      ink: 'oklch(0.22 0.03 255)',
      /** Below a QR code: a white that doesn't glare in the dark, with a contrast of 15 to 1. */
      paper: pair('1 0 0', '0.89 0.01 95'),
      /** Printed paper in pictures, which stays light in the dark. */
      sheet: {
        DEFAULT: pair('0.998 0.002 95', '0.85 0.025 85'),
        muted: pair('0.44 0.025 255', '0.36 0.025 255'),
        line: pair('0.885 0.012 92', '0.7 0.015 90'),
        accent: pair('0.71 0.18 42', '0.58 0.18 40'),
        wash: pair('0.955 0.025 50', '0.76 0.08 55'),
      },
      accent: {
        DEFAULT: 'oklch(0.71 0.18 42)',
        strong: pair('0.65 0.19 41', '0.76 0.16 45'),
        wash: pair('0.955 0.025 50', '0.38 0.045 238'),
      },
      tide: {
        DEFAULT: pair('0.44 0.085 220', '0.82 0.085 205'),
        wash: pair('0.95 0.02 210', '0.345 0.06 225'),
        /** Behind selected text. */
        picked: pair('0.86 0.06 215', '0.48 0.08 222'),
      },
      safe: {
        DEFAULT: pair('0.43 0.11 152', '0.82 0.14 155'),
        wash: pair('0.955 0.03 155', '0.35 0.075 158'),
      },
      risk: {
        DEFAULT: pair('0.47 0.17 25', '0.79 0.12 25'),
        wash: pair('0.96 0.02 25', '0.25 0.035 0'),
      },
      focus: pair('0.52 0.16 250', '0.83 0.1 220'),
    },
    borderRadius: {
      none: '0',
      sm: '0.25rem',
      DEFAULT: '0.5rem',
      lg: '0.875rem',
      full: '9999px',
    },
    fontFamily: {
      display: ['var(--display-face)'],
      sans: [
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Noto Sans',
        'Ubuntu',
        'Cantarell',
        'Liberation Sans',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'Liberation Mono', 'monospace'],
    },
    extend: {
      /** Widths of `heading`, and on phones `narrow-heading`, at which every h1 breaks the same in either font (docs/decisions/0007). */
      maxWidth: {
        heading: '13.45em',
        'narrow-heading': '11em',
        page: '72rem',
        form: '26rem',
        prose: '65ch',
      },
      fontSize: {
        display: [
          'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
          { lineHeight: '1.05', letterSpacing: '-0.02em' },
        ],
        headline: [
          'clamp(2rem, 1.5rem + 2.2vw, 3.125rem)',
          { lineHeight: '1.1', letterSpacing: '-0.015em' },
        ],
        lead: ['clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', { lineHeight: '1.55' }],
        price: ['clamp(1.875rem, 1.7rem + 0.7vw, 2.375rem)', { lineHeight: '1.1' }],
        title: [
          'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
          { lineHeight: '1.15', letterSpacing: '-0.01em' },
        ],
      },
    },
  },
};

export default config;
