import type { OriginKind } from '../../applications/count-applications.use-case';

/** The filter of a list that shows exactly what a number counts. */
export type ListFilter = Record<string, unknown>;

/** A row with the filter of its list. */
export const withFilter = <Row extends object>(row: Row, filter: ListFilter): Row & { filter: ListFilter } => ({
  ...row,
  filter,
});

interface Span {
  since: Date;
  until: Date;
}

/** Received within a span. The standing is named, so that the list has those that are put off as well. */
export const receivedWithin = ({ since, until }: Span): ListFilter => ({
  from: since.toISOString(),
  to: until.toISOString(),
  standing: 'clear',
});

/** Hired within a span, whenever they came. */
export const hiredWithin = ({ since, until }: Span): ListFilter => ({
  stage: 'hired',
  stageSince: since.toISOString(),
  stageBefore: until.toISOString(),
  standing: 'clear',
});

/** Moved out of a stage within a span, whenever they came. */
export const leftWithin = (stage: string, { since, until }: Span): ListFilter => ({
  left: stage,
  leftSince: since.toISOString(),
  leftBefore: until.toISOString(),
  standing: 'clear',
});

/** First answered within a span, or since its begin, whenever they came. */
export const answeredWithin = ({ since, until }: { since: Date; until?: Date }): ListFilter => ({
  answeredSince: since.toISOString(),
  ...(until && { answeredBefore: until.toISOString() }),
  standing: 'clear',
});

const originFilters: Record<OriginKind, (name: string | null) => ListFilter> = {
  referral: () => ({ referred: true }),
  source: (name) => ({ referred: false, source: name }),
  untold: () => ({ referred: false, sourced: false }),
};

export const fromOrigin = ({ kind, name }: { kind: OriginKind; name: string | null }): ListFilter =>
  originFilters[kind](name);

/** From the first moment of the first day to the end of the last. */
export const spanOf = (days: readonly Span[]): Span => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A period has a day at least');
  return { since: first.since, until: last.until };
};
