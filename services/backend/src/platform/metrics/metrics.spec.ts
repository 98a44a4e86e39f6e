import { configFor } from '../../../test/config-for';
import { createLogger } from '../log/logger';
import { Metrics } from './metrics';

const metricsFor = (port: string) => new Metrics(configFor({ METRICS_PORT: port }), createLogger('api', 'silent'));

describe('Numbers', () => {
  it('row 541: leave out what cannot be read, instead of the former value or 0', async () => {
    const metrics = metricsFor('9');
    let isDown = false;
    metrics.gauge({ name: 'shaky', help: 'Shaky.' }, () => {
      if (isDown) throw new Error('down');
      return [{ labels: {}, value: 7 }];
    });
    expect((await metrics.show()).text).toMatch(/^shaky 7$/m);
    isDown = true;
    const { text } = await metrics.show();
    expect(text).not.toMatch(/^shaky /m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('are nothing at all while no port is set', async () => {
    const metrics = metricsFor('0');
    expect(metrics.counter({ name: 'a', help: 'A.' })).toBeNull();
    expect((await metrics.show()).text).toBe('');
  });
});
