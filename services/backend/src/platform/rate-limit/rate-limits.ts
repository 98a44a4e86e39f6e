import { expectedError } from '../http/errors/expected-error';
import { networksOf } from './networks-of';
import type { SharedCounts } from './shared-counts';
import { WindowedCounts } from './windowed-counts';

/** How often one address may do a thing in a minute, by the thing's name; 0 = as often as it likes. */
export type RateRules = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
/** A subnet may do as much as this many addresses that use up their own limit. */
export const SUBNET_MULTIPLE = 4;

/** Counts by itself and, with a store, together with the others. Its own counts refuse a flood without the store. */
export class RateLimits {
  private readonly addresses = new WindowedCounts(MINUTE_MS);
  private readonly subnets = new WindowedCounts(MINUTE_MS);

  constructor(
    private readonly rules: RateRules,
    private readonly shared?: SharedCounts,
  ) {}

  /**
   * At once, or after the promise if others have to be asked. Refused requests are not counted, so that waiting helps, and one
   * noisy address does not use up its neighbours' share. `now` in milliseconds. @throws TooManyRequests, either way
   */
  take(rule: string, ip: string, now = performance.now()): Promise<void> | undefined {
    const most = this.mostOf(rule);
    if (most === 0) return undefined;
    const { address, subnet } = networksOf(ip);
    const counters = [
      { counts: this.addresses, kind: 'address', key: `${rule} ${address}`, most },
      { counts: this.subnets, kind: 'subnet', key: `${rule} ${subnet}`, most: most * SUBNET_MULTIPLE },
    ];
    const demandRoom = () => {
      const full = counters.flatMap(({ counts, key, most: room }) => {
        const found = counts.look(key, now);
        return found && found.count >= room ? found.endsAt : [];
      });
      if (full.length > 0) throw new TooManyRequests(Math.max(...full) - now);
    };
    const count = () => counters.forEach(({ counts, key }) => counts.add(key, now));
    demandRoom();
    const { shared } = this;
    if (!shared?.isOn) {
      count();
      return undefined;
    }
    const asked = counters.map(({ kind, key, most: room }) => ({
      key: shared.hide(`${kind} ${key}`),
      lengthMs: MINUTE_MS,
      most: room,
    }));
    return shared.ask({ counters: asked }).then((reply) => {
      if (reply?.kind === 'full') throw new TooManyRequests(reply.waitMs);
      // Others may have passed meanwhile.
      if (!reply) demandRoom();
      count();
    });
  }

  /** @throws Error when there is no limit of this name */
  mostOf(rule: string): number {
    const most = this.rules[rule];
    if (most === undefined) throw new Error(`There is no rate limit called ${rule}`);
    return most;
  }
}

export class TooManyRequests extends expectedError(
  429,
  'too_many_requests',
  'Too many requests. Please wait a moment and try again.',
  { when: 'Over a limit of this address or its subnet; `Retry-After` says when to come back.' },
) {
  constructor(waitMs: number) {
    super(undefined, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) } });
  }
}
