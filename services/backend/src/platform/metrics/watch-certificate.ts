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
  private endsAt: number | null = null;
  private lookedAt = -Infinity;

  constructor(@InjectConfig() { SITE_URL }: Pick<Config, 'SITE_URL'>, metrics: Metrics) {
    const site = new URL(SITE_URL);
    if (site.protocol !== 'https:') return;
    const help = 'Seconds until the certificate of SITE_URL ends; negative once it has.';
    metrics.gauge({ name: 'frontdoor_certificate_valid_seconds', help }, () => {
      // A scrape never waits for the look: the site may take longer than Prometheus does.
      void this.lookOnceAnHour(site);
      return this.endsAt === null ? [] : [{ labels: {}, value: Math.round((this.endsAt - Date.now()) / 1000) }];
    });
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
