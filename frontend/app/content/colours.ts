/** The colours that a browser and a picture must know apart from the style sheet; a test holds them against tokens.css. */
export const colours = {
  light: { paper: '#fbfaf6', ink: '#101b2b', signal: '#c2410c' },
  dark: { paper: '#0d1420', ink: '#edf0f4', signal: '#fb923c' },
} as const;
