import { Injectable } from '@nestjs/common';
import { HealthParts } from '../health/health-server';
import { Metrics } from '../metrics/metrics';
import { Scanner } from './scanner';

/** Numbers about the malware scanner, where one is set: whether it answers, and how old its signatures are. */
@Injectable()
export class WatchScanner {
  constructor(metrics: Metrics, parts: HealthParts, scanner: Scanner) {
    if (!scanner.isOn) return;
    parts.add('scanner', () => scanner.findSignatureTime());
    const up = '1 while the malware scanner answers, 0 while it does not.';
    metrics.gauge({ name: 'frontdoor_scanner_up', help: up }, async () => {
      const [answer] = await Promise.allSettled([scanner.findSignatureTime()]);
      return [{ labels: {}, value: answer.status === 'fulfilled' ? 1 : 0 }];
    });
    const age = 'Seconds since the signatures of the malware scanner were made.';
    metrics.gauge({ name: 'frontdoor_scanner_signatures_age_seconds', help: age }, async () => {
      const signedAt = await scanner.findSignatureTime();
      return signedAt === null ? [] : [{ labels: {}, value: Math.round((Date.now() - signedAt) / 1000) }];
    });
  }
}
