import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.schema';
import { isThisMachine } from '../../config/refuse-examples';
import { PartAlarm } from '../../log/part-alarm';

/** With several browsers behind them, these many requests are no longer one person who tries the site from the same network. */
const REQUESTS = 100;
const BROWSERS = 3;
/** A proxy is known by such an address; loopback is a process on this machine. */
const PRIVATE = new Set(['private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal']);

/**
 * Raises the alarm `one_address` once when all requests since the start came from one private address: that of a proxy which is not
 * believed, so that all visitors share one limit and lock one another out. Any other address ends it for good.
 */
export class OneAddress {
  private readonly alarm: PartAlarm;
  private readonly browsers = new Set<string>();
  private address: string | undefined;
  private requests = 0;

  private constructor(logger: Logger) {
    this.alarm = new PartAlarm(logger, {
      name: 'one_address',
      down: 'all requests come from one private address: the proxy before the gateway is not believed, and all visitors share one limit; set TRUSTED_PROXIES',
      up: 'requests come from several addresses',
    });
  }

  /** Nothing where the site is this machine, which has one visitor. */
  static watch({ SITE_URL }: Pick<Config, 'SITE_URL'>, logger: Logger): OneAddress | null {
    return isThisMachine(SITE_URL) ? null : new OneAddress(logger);
  }

  /** @returns whether more needs to be seen */
  see(address: string, browser: string): boolean {
    this.address ??= address;
    if (address !== this.address) {
      this.alarm.good();
      return false;
    }
    this.requests += 1;
    if (this.browsers.size < BROWSERS) this.browsers.add(browser);
    if (this.requests >= REQUESTS && this.browsers.size >= BROWSERS && !this.alarm.isRaised) {
      if (!isPrivate(address)) return false;
      this.alarm.raise(new Error(`${this.requests} requests came from ${address}, and none from anywhere else`));
    }
    return true;
  }
}

const isPrivate = (address: string) => ipaddr.isValid(address) && PRIVATE.has(ipaddr.process(address).range());
