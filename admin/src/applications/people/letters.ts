import type { Application, Schemas } from '@frontdoor/contract';

type Person = Schemas['SeveralOfOneView'];

/** A mail that goes out: for which application it is written, and which others it answers. */
export interface Letter {
  application: Application;
  together: readonly string[];
}

/** The mails to these applications: one for each, but a single one for all applications of each of these people. */
export const lettersTo = (applications: readonly Application[], people: readonly Person[]): Letter[] =>
  applications.flatMap((application) => {
    const ids = people.find((person) => person.ids.includes(application.id))?.ids ?? [application.id];
    return ids[0] === application.id ? [{ application, together: ids.slice(1) }] : [];
  });
