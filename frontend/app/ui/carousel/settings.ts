/** How a carousel shows its slides and moves. */
export interface CarouselSettings {
  /** Slides seen at once, from the narrowest screen up: the window's width in px from which a number holds, and the number. */
  visible: readonly (readonly [fromPx: number, slides: number])[];
  /** The same for the row of cards before and without script, as classes; a test holds the two together. */
  row: string;
  /** Time between two moves by itself, in ms. */
  autoplayMs: number;
  /** Time that one move takes, in ms. */
  speedMs: number;
  /** Space between two slides, in px. */
  gapPx: number;
  /** The current slide stands in the middle. */
  centred?: boolean;
  /** The middle slide is larger and clearer than its neighbours; they than the rest. */
  emphasis?: boolean;
  /** Space beside the first and the last visible slide, in px. */
  paddingPx?: number;
}

/** The classes that give a row of cards the same widths: `[--visible:1] min-[640px]:[--visible:2]`. */
export const rowClasses = ({ visible, paddingPx }: CarouselSettings) =>
  [
    ...visible.map(([from, slides]) => `${from > 0 ? `min-[${from}px]:` : ''}[--visible:${slides}]`),
    ...(paddingPx ? [`px-[${paddingPx}px]`] : []),
  ].join(' ');

/** Which slide stands in the middle of a centred carousel at first, so that none but half a place is empty beside it. */
export const firstInTheMiddle = (visible: number) => Math.floor((visible - 1) / 2);

export const visibleAt = (width: number, { visible }: CarouselSettings) =>
  visible.findLast(([from]) => width >= from)?.[1] ?? 1;

/** Endless turning needs more slides than are seen; centred slides need another one on each side. */
export function copiesNeeded(slides: number, { visible, centred }: CarouselSettings): number {
  const most = Math.max(...visible.map(([, number]) => number));
  const needed = most * 2 + (centred ? 2 : 0);
  return slides === 0 ? 0 : Math.max(0, Math.ceil(needed / slides) - 1);
}
