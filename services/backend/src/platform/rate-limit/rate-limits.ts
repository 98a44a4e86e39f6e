import { networksOf } from './networks-of';
import { TooManyRequests } from './rate-limit.errors';
import { type Count, WindowedCounts } from './windowed-counts';

/** How often one address may do a thing in a minute, by the thing's name; 0 = as often as it likes. */
export type RateRules = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
/** A neighbourhood may do as much as this many addresses that use up their own limit. */
export const PREFIX_MULTIPLE = 4;

/**
 * Counts what each address and each neighbourhood does. The numbers are this process's own: see the decision on limits for
 * what that means behind several processes.
 */
export class RateLimits {
  private readonly addresses = new WindowedCounts(MINUTE_MS);
  private readonly prefixes = new WindowedCounts(MINUTE_MS);

  constructor(private readonly rules: RateRules) {}

  /**
   * Lets one request pass. What is refused is not counted, so that who waits gets in again and one noisy address does not
   * use up its neighbours' share. `now` in milliseconds.
   * @throws TooManyRequests
   */
  take(rule: string, ip: string, now = performance.now()): void {
    const most = this.mostOf(rule);
    if (most === 0) return;
    const networks = networksOf(ip);
    const address = `${rule} ${networks.address}`;
    const prefix = `${rule} ${networks.prefix}`;
    const ends = Math.max(
      endOfFull(this.addresses.look(address, now), most),
      endOfFull(this.prefixes.look(prefix, now), most * PREFIX_MULTIPLE),
    );
    if (ends > 0) throw new TooManyRequests(ends - now);
    this.addresses.add(address, now);
    this.prefixes.add(prefix, now);
  }

  /** @throws Error when nobody has set a limit of this name. */
  mostOf(rule: string): number {
    const most = this.rules[rule];
    if (most === undefined) throw new Error(`There is no rate limit called ${rule}`);
    return most;
  }
}

const endOfFull = (found: Count | undefined, most: number) => (found && found.count >= most ? found.endsAt : 0);
