import { channel } from 'node:diagnostics_channel';

/** A submission whose sender is told that it is safe. */
export interface Acknowledged {
  /** Milliseconds since 1970, by the clock of this process. */
  at: number;
  reference: string;
  /** Of the file that came with it, as it was sent. */
  sha256: Buffer | undefined;
}

export const acknowledgements = channel('frontdoor:acknowledged');

/** Publishes that a submission is committed and that its answer is about to leave. It costs nothing without a subscriber. */
export function noteAcknowledged(reference: string, sha256?: Buffer): void {
  if (!acknowledgements.hasSubscribers) return;
  acknowledgements.publish({ at: Date.now(), reference, sha256 } satisfies Acknowledged);
}
