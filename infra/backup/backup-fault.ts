/** What is wrong with a backup. Each has words of its own, because what an operator does about it differs. */
export type FaultKind =
  | 'truncated'
  | 'damaged'
  | 'wrong-key'
  | 'missing-segment'
  | 'no-base'
  | 'beyond-archive'
  | 'not-archived'
  | 'another-storage'
  | 'no-room'
  | 'another-database'
  | 'failed';

export class BackupFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, words: string, cause?: unknown) {
    super(words, { cause });
    this.kind = kind;
  }
}
