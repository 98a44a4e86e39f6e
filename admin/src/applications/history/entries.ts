import type { ApplicantMail, Deed, Interview, Note, Schemas, StageMove } from '@frontdoor/contract';

export type ApplicantReply = Schemas['ApplicantReplyView'];
export type Verdict = Interview['verdicts'][number];
export type Answer = Interview['answers'][number] & { name: string };

export type Entry = { id: string; at: string } & (
  | { kind: 'move'; move: StageMove }
  | { kind: 'note'; note: Note }
  | { kind: 'mail'; mail: ApplicantMail }
  | { kind: 'reply'; reply: ApplicantReply }
  | { kind: 'deed'; deed: Deed }
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'answer'; answer: Answer }
);

interface Told {
  moves: readonly StageMove[];
  notes: readonly Note[];
  mails: readonly ApplicantMail[];
  replies: readonly ApplicantReply[];
  deeds: readonly Deed[];
  /** Those that this person may see. */
  verdicts: readonly Verdict[];
  /** Of the applicant and the interviewers, to invitations. */
  answers: readonly Answer[];
}

const isAt = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** A received mail, a verdict and an answer are told by the audit log as well, without their words. */
function isTold({ action, at, actorName }: Deed, { verdicts, answers }: Pick<Told, 'verdicts' | 'answers'>): boolean {
  switch (action) {
    case 'application.mail-received':
      return true;
    case 'interview.answered':
      return answers.some((answer) => isAt(answer.at, at));
    case 'interview.judged':
      return verdicts.some((verdict) => verdict.name === actorName && isAt(verdict.at, at));
    default:
      return false;
  }
}

/** All entries of the history of an application, newest first. A mail stands at the time when it left, or until then when it was requested. */
export const entriesOf = ({ moves, notes, mails, replies, deeds, verdicts, answers }: Told): Entry[] =>
  [
    ...mails.map((mail): Entry => ({ id: mail.id, kind: 'mail', at: mail.sentAt ?? mail.createdAt, mail })),
    ...replies.map((reply): Entry => ({ id: reply.id, kind: 'reply', at: reply.createdAt, reply })),
    ...moves.map((move): Entry => ({ id: move.id, kind: 'move', at: move.at, move })),
    ...notes.map((note): Entry => ({ id: note.id, kind: 'note', at: note.createdAt, note })),
    ...verdicts.map((verdict): Entry => ({
      id: `${verdict.staffId} ${verdict.at}`,
      kind: 'verdict',
      at: verdict.at,
      verdict,
    })),
    ...answers.map((answer): Entry => ({ id: answer.id, kind: 'answer', at: answer.at, answer })),
    ...deeds
      .filter((deed) => !isTold(deed, { verdicts, answers }))
      .map((deed): Entry => ({ id: deed.id, kind: 'deed', at: deed.at, deed })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
