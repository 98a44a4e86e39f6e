import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Metrics } from './metrics';

const LOOK_EVERY_MS = 3_600_000;
const LIMIT_MS = 10_000;

/**
 * Tells how long the certificate of SITE_URL is still valid, by a connection once an hour. There is no number if the site has no TLS,
 * before the first look, and while the site cannot be reached from here.
 */
@Injectable()
export class WatchCertificate {
  /** Whether the site has one. */
  readonly isExpected: boolean;
  private readonly site: URL;
  private endsAt: number | null = null;
  private lookedAt = -Infinity;

  constructor(@InjectConfig() { SITE_URL }: Pick<Config, 'SITE_URL'>, metrics: Metrics) {
    this.site = new URL(SITE_URL);
    this.isExpected = this.site.protocol === 'https:';
    if (!this.isExpected) return;
    const help = 'Seconds until the certificate of SITE_URL ends; negative once it has.';
    metrics.gauge({ name: 'frontdoor_certificate_valid_seconds', help }, () => {
      const endsAt = this.findEnd();
      return endsAt === null ? [] : [{ labels: {}, value: Math.round((endsAt - Date.now()) / 1000) }];
    });
  }

  /** In milliseconds of the epoch, by the last look; null where nobody knows. Nobody waits for the look: it may take ten seconds. */
  findEnd(): number | null {
    if (this.isExpected) void this.lookOnceAnHour(this.site);
    return this.endsAt;
  }

  private async lookOnceAnHour(site: URL): Promise<void> {
    if (performance.now() - this.lookedAt < LOOK_EVERY_MS) return;
    this.lookedAt = performance.now();
    this.endsAt = await findEndOfCertificate(site).catch(() => null);
  }
}

/** In milliseconds of the epoch. @throws when nobody answers within ten seconds, or not by TLS */
function findEndOfCertificate({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    // Whether it is trusted does not matter: a private authority's certificate ends as well.
    const options = { port: Number(port || 443), rejectUnauthorized: false };
    const host = hostname.replace(/^\[|\]$/g, '');
    const socket = connect({ host, ...options, ...(isIP(host) === 0 && { servername: host }) });
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error(`no answer in ${LIMIT_MS} ms`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}
