import type { Application } from '@frontdoor/contract';

/** Whom an offer to undo names: the one application by its name, several by their number alone. */
export const offerAbout = (records: readonly Pick<Application, 'id' | 'name'>[]) => {
  const [first, ...others] = records;
  return {
    name: first && others.length === 0 ? first.name : null,
    subjects: records.map(({ id }) => ({ id, kind: 'application' as const })),
  };
};
