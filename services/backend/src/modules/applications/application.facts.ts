/** Where an application stands with us. Any stage may follow any other: a wrong move is undone by another move. */
export const applicationStages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** The stage's bit in `reached_stages`. */
export const bitOf = (stage: ApplicationStage) => 1 << applicationStages.indexOf(stage);

/** clear = shown and mailed; held = suspected spam, waiting for a person; discarded = judged to be spam. */
export const applicationStandings = ['clear', 'held', 'discarded'] as const;
export type ApplicationStanding = (typeof applicationStandings)[number];
