import { joinApplication } from '../applications/application.facts';

/** A migration found an application that is older than the search for duplicates. Subject: the application. */
export const APPLICATION_FOUND_UNCOMPARED = 'application.found-uncompared';

const linksOf = (application: string, side: 'a' | 'b') =>
  `FROM duplicate_links l WHERE l.${side} = ${application} AND l.state <> 'unlinked'`;
/** SQL about applications that seem to be by the same person as another one. Each side has an index of its own. */
export const hasLinks = (application: string) =>
  `EXISTS (SELECT ${linksOf(application, 'a')}) OR EXISTS (SELECT ${linksOf(application, 'b')})`;
export const countLinks = (application: string) =>
  `(SELECT count(*) ${linksOf(application, 'a')})::int + (SELECT count(*) ${linksOf(application, 'b')})::int`;

/** SQL: the other applications of the same address as the application `s`, as the applicant gets them. */
export const personalLinks = {
  row: "jsonb_build_object('reference', o.reference, 'reasons', l.reasons, 'state', l.state)",
  order: 'o.id',
  from: `duplicate_links l ${joinApplication('o', 'o.id IN (l.a, l.b) AND o.id <> s.id')}
    WHERE s.id IN (l.a, l.b) AND address_key(o.email) = address_key(s.email)`,
};
