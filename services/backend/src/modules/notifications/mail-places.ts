/** Fewer connections than the 50 that Postfix gives one client (smtpd_client_connection_count_limit). */
const MOST_IN_ALL = 40;
/** So that it takes five slow domains to keep the others waiting. */
const MOST_FOR_ONE_DOMAIN = 8;

/** Who may talk to the mail server at the moment: mails to a domain that is slow leave places to the others. */
export class MailPlaces {
  private readonly taken = new Map<string, number>();

  /** Returns what gives the place back, or null when there is none for this recipient's domain now. */
  take(recipient: string): (() => void) | null {
    const domain = recipient.replace(/^.*@/s, '').replace(/>.*$/s, '').toLowerCase();
    const inAll = [...this.taken.values()].reduce((sum, count) => sum + count, 0);
    const forDomain = this.taken.get(domain) ?? 0;
    if (inAll >= MOST_IN_ALL || forDomain >= MOST_FOR_ONE_DOMAIN) return null;
    this.taken.set(domain, forDomain + 1);
    return () => {
      const left = (this.taken.get(domain) ?? 1) - 1;
      if (left > 0) this.taken.set(domain, left);
      else this.taken.delete(domain);
    };
  }
}
