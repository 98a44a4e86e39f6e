/** The two widths at which every page is read. */
export const screens = [
  { width: 412, height: 823, isMobile: true, hasTouch: true },
  { width: 1280, height: 800, isMobile: false, hasTouch: false },
] as const;

export type Screen = (typeof screens)[number];
