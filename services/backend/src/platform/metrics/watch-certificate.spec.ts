import { configFor } from '../../../test/config-for';
import { eventually } from '../../../test/eventually';
import { freePort } from '../../../test/free-port';
import { startSmtp } from '../../../test/start-smtp';
import { createLogger } from '../log/logger';
import { Metrics } from './metrics';
import { WatchCertificate } from './watch-certificate';

function numbersFor(SITE_URL: string): () => Promise<string> {
  const config = { ...configFor({ METRICS_PORT: '9100' }), SITE_URL };
  const metrics = new Metrics(config, createLogger('worker', 'silent'));
  void new WatchCertificate(config, metrics);
  return async () => (await metrics.show()).text;
}

describe('The number of the certificate', () => {
  it('tells until when it is valid, also of one that nobody trusts', async () => {
    // Any server that speaks TLS from the first byte on.
    const server = await startSmtp({ secure: true });
    const numbers = numbersFor(server.url.replace('smtp:', 'https:'));
    const value = await eventually(
      async () => /^frontdoor_certificate_valid_seconds (\S+)$/m.exec(await numbers())?.[1],
    );
    expect(Number.isInteger(Number(value))).toBe(true);
    await server.stop();
  });

  it('is not there where nobody answers, nor for a site without TLS', async () => {
    const silent = numbersFor(`https://localhost:${await freePort()}`);
    expect(await silent()).not.toMatch(/^frontdoor_certificate_valid_seconds /m);
    expect(await silent()).not.toMatch(/^frontdoor_certificate_valid_seconds /m);
    const plain = numbersFor('http://localhost:3000');
    expect(await plain()).not.toContain('frontdoor_certificate_valid_seconds');
  });
});
