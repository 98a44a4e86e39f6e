import { expectedError } from '../http/errors/expected-error';
import { networksOf } from './networks-of';
import type { SharedCounts } from './shared-counts';
import { WindowedCounts } from './windowed-counts';

/** How often one address may do a thing in a minute, by the thing's name; 0 = as often as it likes. */
export type RateRules = Readonly<Record<string, number>>;

const MINUTE_MS = 60_000;
/** A subnet may do as much as this many addresses that use up their own limit. */
export const SUBNET_MULTIPLE = 4;

type CountNow = ReturnType<WindowedCounts['look']>;
const endOfFull = (count: CountNow, most: number) => (count && count.count >= most ? count.endsAt : 0);

type Call = { address: string; subnet: string; most: number; now: number };

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
    const networks = networksOf(ip);
    const call = { address: `${rule} ${networks.address}`, subnet: `${rule} ${networks.subnet}`, most, now };
    this.demandRoom(call);
    if (this.shared?.isOn) return this.takeTogether(call, this.shared);
    this.count(call);
    return undefined;
  }

  private async takeTogether(call: Call, shared: SharedCounts): Promise<void> {
    const { address, subnet, most } = call;
    const counters = [
      { key: shared.hide(`address ${address}`), lengthMs: MINUTE_MS, most },
      { key: shared.hide(`subnet ${subnet}`), lengthMs: MINUTE_MS, most: most * SUBNET_MULTIPLE },
    ];
    const reply = await shared.count({ counters });
    if (reply?.kind === 'full') throw new TooManyRequests(reply.waitMs);
    // Others may have passed meanwhile.
    if (!reply) this.demandRoom(call);
    this.count(call);
  }

  private demandRoom({ address, subnet, most, now }: Call): void {
    const ofAddress = endOfFull(this.addresses.look(address, now), most);
    const ends = Math.max(ofAddress, endOfFull(this.subnets.look(subnet, now), most * SUBNET_MULTIPLE));
    if (ends > 0) throw new TooManyRequests(ends - now);
  }

  private count({ address, subnet, now }: Call): void {
    this.addresses.add(address, now);
    this.subnets.add(subnet, now);
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
