import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { REQUEST_LIMIT_MS } from '../http/server/configure-http';
import type { Networks } from '../rate-limit/networks-of';
import { RateLimits, TooManyRequests } from '../rate-limit/rate-limits';
import { SharedCounts } from '../rate-limit/shared-counts';

/** Of the forms that an address may send in a minute, one in so many may be under way at once. */
const SHARE_AT_ONCE = 5;
/** A subnet may have as many open as this many addresses. */
const SUBNET_MULTIPLE = 2;
const WAIT_MS = 5_000;
/** Outlives every request, so that only the places of a process that died end by themselves. */
const LEASE_MS = REQUEST_LIMIT_MS + 60_000;

/** All places of a network are taken. */
export class NoPlace extends TooManyRequests {
  constructor(readonly network: string) {
    super(WAIT_MS);
  }
}

/**
 * Counts how many uploads each address and each subnet has open: in this process and, where there is a store for that,
 * together with the others.
 */
@Injectable()
export class UploadPlaces {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly limits: RateLimits,
    private readonly shared: SharedCounts,
  ) {}

  /**
   * Takes a place under the rate limit of this name, and returns a function that gives it back: here at once, in the store after the promise.
   * @throws NoPlace when the address or its subnet has enough of them open.
   */
  async take(rule: string, { address, subnet }: Networks): Promise<() => Promise<void>> {
    const aMinute = this.limits.mostOf(rule);
    // Zero takes the limit away, as it does for the minute.
    if (aMinute === 0) return () => Promise.resolve();
    const most = Math.ceil(aMinute / SHARE_AT_ONCE);
    const counters = [
      { key: address, most },
      { key: `${subnet}*`, most: most * SUBNET_MULTIPLE },
    ];
    for (const [at, counter] of counters.entries())
      if (this.at(counter.key) >= counter.most) throw new NoPlace(at === 0 ? address : subnet);
    for (const { key } of counters) this.open.set(key, this.at(key) + 1);
    const leave = () => counters.forEach(({ key }) => this.leave(key));
    if (!this.shared.isOn) return () => Promise.resolve(leave());

    const hidden = counters.map(({ key, most: places }) => ({
      key: this.shared.hide(`uploads of ${key}`),
      most: places,
    }));
    const place = { id: randomUUID(), leaseMs: LEASE_MS, counters: hidden };
    const hasPlace = await this.shared.takePlace(place);
    if (hasPlace === false) {
      leave();
      // Of which network is not known; an address is the least that can be full.
      throw new NoPlace(address);
    }
    return async () => {
      leave();
      if (hasPlace) await this.shared.leavePlace(place);
    };
  }

  private leave(key: string): void {
    if (this.at(key) > 1) this.open.set(key, this.at(key) - 1);
    else this.open.delete(key);
  }

  private at(key: string): number {
    return this.open.get(key) ?? 0;
  }
}
