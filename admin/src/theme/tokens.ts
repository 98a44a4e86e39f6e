/** The colours of `tokens.css` once more, for Material UI, which calculates with them. A test holds the two together. */
export const tokens = {
  light: {
    paper: '#fbfaf6',
    raised: '#ffffff',
    ink: '#101b2b',
    inkSoft: '#4b5666',
    line: '#d9d5c9',
    signal: '#c2410c',
    deep: '#0f4c5c',
    good: '#15703f',
    bad: '#b42318',
  },
  dark: {
    paper: '#0d1420',
    raised: '#141d2b',
    ink: '#edf0f4',
    inkSoft: '#a7b1c0',
    line: '#263244',
    signal: '#fb923c',
    deep: '#5fb3c8',
    good: '#57c38a',
    bad: '#f97066',
  },
} as const;
