/** Where an application stands with us. Any may follow any other: a wrong move is taken back by a move. */
export const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type Stage = (typeof stages)[number];

/** The stage's bit in `reached_stages`. */
export const bitOf = (stage: Stage) => 1 << stages.indexOf(stage);
