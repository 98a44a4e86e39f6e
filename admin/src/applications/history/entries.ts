import type { ApplicantMail, Deed, Note, StageMove } from '@frontdoor/contract';

export type Entry = { id: string; at: string } & (
  | { kind: 'move'; move: StageMove }
  | { kind: 'note'; note: Note }
  | { kind: 'mail'; mail: ApplicantMail }
  | { kind: 'deed'; deed: Deed }
);

interface Told {
  moves: readonly StageMove[];
  notes: readonly Note[];
  mails: readonly ApplicantMail[];
  deeds: readonly Deed[];
}

/** All entries of the history of an application, newest first. A mail stands at the time when it left, or until then when it was requested. */
export const entriesOf = ({ moves, notes, mails, deeds }: Told): Entry[] =>
  [
    ...mails.map((mail): Entry => ({ id: mail.id, kind: 'mail', at: mail.sentAt ?? mail.createdAt, mail })),
    ...moves.map((move): Entry => ({ id: move.id, kind: 'move', at: move.at, move })),
    ...notes.map((note): Entry => ({ id: note.id, kind: 'note', at: note.createdAt, note })),
    ...deeds.map((deed): Entry => ({ id: deed.id, kind: 'deed', at: deed.at, deed })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
