import { randomUUID } from 'node:crypto';
import { makePdf } from '../make-files';

/** A move of an application with a mail to its applicant. */
export interface Move {
  stage: string;
  before: string;
  subject: string;
  undoId: string;
  /** Of the mail: it waits for its moment, a later move has stopped it, or the relay has it. */
  mail: 'held' | 'cancelled' | 'left';
  /** By the clock of `performance.now()`, less the time that was let pass. */
  heldUntil: number;
  /** The moves whose mails this one has stopped. */
  stopped: Move[];
}

export interface Submission {
  key: string;
  email: string;
  file: Buffer | null;
  /** Of the acknowledgement; null while its sender has none. */
  reference: string | null;
  stage: string;
  /** The moves that stand, oldest first. */
  moves: Move[];
  /** The subjects of mails that must never arrive: their moves were taken back. */
  takenBack: string[];
}

/** The promise as a plain object: what was acknowledged, what HR has done, and which mails are owed. */
export class Promised {
  readonly submissions: Submission[] = [];
  /** How often a worker was killed while it sent mails: each may have left one copy more. */
  killsInMails = 0;

  submit(hasFile: boolean): Submission {
    const at = this.submissions.length;
    const one = {
      key: randomUUID(),
      email: `${randomUUID()}@mail.example`,
      file: hasFile ? makePdf(50 + at) : null,
      reference: null,
      stage: 'new',
      moves: [],
      takenBack: [],
    };
    this.submissions.push(one);
    return one;
  }

  move(one: Submission, { stage, subject, undoId }: Pick<Move, 'stage' | 'subject' | 'undoId'>): void {
    const stopped = one.moves.filter(({ mail }) => mail === 'held');
    for (const earlier of stopped) earlier.mail = 'cancelled';
    const heldUntil = performance.now() + 30_000;
    one.moves.push({ stage, before: one.stage, subject, undoId, mail: 'held', heldUntil, stopped });
    one.stage = stage;
  }

  /** The last move that stands is as if it had never been, and the mails that it had stopped wait again. */
  undo(one: Submission): void {
    const last = one.moves.pop()!;
    one.stage = last.before;
    one.takenBack.push(last.subject);
    for (const earlier of last.stopped) earlier.mail = 'held';
  }

  passTime(): void {
    for (const { moves } of this.submissions) for (const move of moves) move.heldUntil -= 180_000;
  }

  get acknowledged(): Submission[] {
    return this.submissions.filter(({ reference }) => reference !== null);
  }
}
