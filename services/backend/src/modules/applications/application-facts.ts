/** In the order in which an application passes them. */
export const applicationStages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type ApplicationStage = (typeof applicationStages)[number];

/** clear = shown and told; held = suspected spam that a person has yet to judge; discarded = judged to be spam. */
export const applicationStandings = ['clear', 'held', 'discarded'] as const;
export type ApplicationStanding = (typeof applicationStandings)[number];
