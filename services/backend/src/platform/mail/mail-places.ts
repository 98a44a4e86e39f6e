/** So that two slow domains leave connections to the others. */
const SHARE_OF_ONE_DOMAIN = 0.4;

/** How many of a worker's connections to the mail server the mails to one domain may have. */
export const placesForOneDomain = (connections: number): number =>
  Math.max(1, Math.floor(connections * SHARE_OF_ONE_DOMAIN));

/** Limits the mails that are with the mail server at once, in all and for one domain, so that a slow domain leaves places to others. */
export class MailPlaces {
  private readonly taken = new Map<string, number>();

  /** @param connections of this worker to the mail server, at most */
  constructor(private readonly connections: number) {}

  /** Returns a function that gives the place back, or null when there is none for this recipient's domain now. */
  take(recipient: string): (() => void) | null {
    const domain = recipient.replace(/^.*@/s, '').replace(/>.*$/s, '').toLowerCase();
    const inAll = [...this.taken.values()].reduce((sum, count) => sum + count, 0);
    const forDomain = this.taken.get(domain) ?? 0;
    if (inAll >= this.connections || forDomain >= placesForOneDomain(this.connections)) return null;
    this.taken.set(domain, forDomain + 1);
    return () => {
      const left = (this.taken.get(domain) ?? 1) - 1;
      if (left > 0) this.taken.set(domain, left);
      else this.taken.delete(domain);
    };
  }
}
