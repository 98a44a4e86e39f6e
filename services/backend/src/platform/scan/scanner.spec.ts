import { deflateRawSync } from 'node:zlib';
import { makeDocx } from '../../../test/make-files';
import { type ClamdMood, EICAR, startClamd } from '../../../test/start-clamd';
import { configFor } from '../../../test/config-for';
import { HealthParts } from '../health/health-server';
import { Metrics } from '../metrics/metrics';
import { createLogger } from '../log/logger';
import { Scanner, parseSignatureTime } from './scanner';
import { WatchScanner } from './watch-scanner';

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.stop());

const scannerOf = (SCAN: string) => new Scanner(configFor({ SCAN }));

describe('A scanner', () => {
  it('passes a clean file of many chunks', async () => {
    await expect(scannerOf(clamd.url).scan(Buffer.alloc(300_000, 'a'))).resolves.toEqual({ clean: true });
  });

  it.each([
    ['bare', Buffer.from(EICAR)],
    ['in a Word document', makeDocx([{ name: 'word/media/image1.png', content: EICAR }])],
  ])('names the malware in EICAR %s', async (_name, bytes) => {
    await expect(scannerOf(clamd.url).scan(bytes)).resolves.toEqual({ clean: false, malware: 'Eicar-Signature' });
  });

  it('is absent by default, and says so', async () => {
    const scanner = scannerOf('');
    expect(scanner.isOn).toBe(false);
    await expect(scanner.scan(deflateRawSync(EICAR))).resolves.toBeNull();
  });

  it.each(['stale', 'size-limit', 'reloading', 'hangs-up', 'silent'] satisfies ClamdMood[])(
    'gives no verdict while clamd is %s, and one afterwards',
    async (mood) => {
      const scanner = scannerOf(clamd.url);
      scanner.limitMs = 300;
      clamd.state.mood = mood;
      await expect(scanner.scan(Buffer.from('a'))).rejects.toThrow('No verdict from the scanner');
      clamd.state.mood = 'well';
      await expect(scanner.scan(Buffer.from('a'))).resolves.toEqual({ clean: true });
    },
  );

  it('is believed when it has its own signatures only, and so tells no age', async () => {
    clamd.state.mood = 'own-signatures';
    await expect(scannerOf(clamd.url).scan(Buffer.from(EICAR))).resolves.toMatchObject({ clean: false });
  });

  it('tells by numbers whether it answers, and how old its signatures are', async () => {
    const config = configFor({ SCAN: clamd.url, METRICS_PORT: '9100' });
    const metrics = new Metrics(config, createLogger('worker', 'silent'));
    void new WatchScanner(metrics, new HealthParts(), new Scanner(config));
    const numbers = async () => (await metrics.show()).text;
    expect(await numbers()).toMatch(/^frontdoor_scanner_up 1$/m);
    expect(await numbers()).toMatch(/^frontdoor_scanner_signatures_age_seconds \d+$/m);
    await clamd.stop();
    expect(await numbers()).toMatch(/^frontdoor_scanner_up 0$/m);
    expect(await numbers()).not.toMatch(/^frontdoor_scanner_signatures_age_seconds /m);
    clamd = await startClamd();
  });

  it('gives no verdict when nothing listens', async () => {
    await expect(scannerOf('clamd://127.0.0.1:9').scan(Buffer.from('a'))).rejects.toThrow('No verdict');
  });

  it('must have an address of its kind', () => {
    for (const wrong of ['on', 'tcp://clamav:3310', 'clamd://', 'clamd://clamav:3310/x'])
      expect(() => configFor({ SCAN: wrong })).toThrow('SCAN must be off or clamd://host:port');
    expect(configFor({ SCAN: 'clamd://[::1]' }).SCAN).toEqual({ host: '::1', port: 3310 });
  });
});

describe('the age of signatures', () => {
  it('is read from the version that clamd tells', () => {
    expect(parseSignatureTime('ClamAV 1.4.3/27800/Thu Nov 20 09:37:06 2026')).toBe(Date.UTC(2026, 10, 20, 9, 37, 6));
    expect(parseSignatureTime('ClamAV 1.4.3/27800/Sun Nov  1 09:37:06 2026')).toBe(Date.UTC(2026, 10, 1, 9, 37, 6));
    expect(parseSignatureTime('ClamAV 1.4.3')).toBeNull();
  });
});
