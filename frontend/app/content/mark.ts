/** The company's mark, as paths of an SVG: `lines` are drawn in ink, `accent` is filled with the signal colour. */
export const mark = {
  viewBox: '0 0 28 28',
  lines: 'M14 1v13M14 14l6 8-6 5-6-5z',
  accent: 'M14 14l6 8-6 5z',
} as const;
