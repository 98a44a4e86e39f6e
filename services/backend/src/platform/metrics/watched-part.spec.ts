import pino from 'pino';
import { configFor } from '../../../test/config-for';
import { Metrics } from './metrics';
import { HealthParts } from '../health/health-server';
import { WatchedPart } from './watched-part';

const start = () => {
  const [lines, clock]: [Record<string, unknown>[], { now: number }] = [[], { now: 0 }];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const logger = pino({ level: 'info' }, stream);
  const metrics = new Metrics(configFor({ METRICS_PORT: '9100' }), logger);
  const parts = new HealthParts();
  const state: { fault: Error | null } = { fault: null };
  const look = () => (state.fault ? Promise.reject(state.fault) : Promise.resolve());
  const words = { down: 'the mail server takes no mails', up: 'it does again' };
  const part = new WatchedPart({ metrics, parts, logger }, { name: 'mail', ...words, look }, () => clock.now);
  /** Looks for so many seconds, as often as it does by itself. */
  const pass = async (seconds: number) => {
    for (const end = clock.now + seconds * 1_000; clock.now < end; clock.now += 20_000) await part.lookNow();
  };
  const alarms = () => lines.filter(({ alarm }) => alarm === 'mail_down');
  return { part, parts, state, lines, alarms, pass, metrics };
};

describe('a part that the worker leans on', () => {
  it('row 221: raises one alarm after two minutes out of order, and a message when it is over', async () => {
    const { state, alarms, lines, pass } = start();
    await pass(300);
    state.fault = new Error('connect ECONNREFUSED');
    await pass(120);
    expect(alarms()).toEqual([]);
    await pass(180);
    expect(alarms()).toMatchObject([{ level: 50, downSeconds: 120, err: { message: 'connect ECONNREFUSED' } }]);
    state.fault = null;
    await pass(60);
    expect(lines.filter(({ recovered }) => recovered === 'mail_down')).toMatchObject([{ level: 30, downSeconds: 300 }]);
    expect(lines).toHaveLength(2);
  });

  it('raises none for an outage that is over sooner', async () => {
    const { state, lines, pass } = start();
    for (let round = 0; round < 5; round += 1) {
      state.fault = new Error('ETIMEDOUT');
      await pass(100);
      state.fault = null;
      await pass(20);
    }
    expect(lines).toEqual([]);
  });

  it('is down in the detailed readiness and in the numbers while the last look at it failed', async () => {
    const { state, parts, part, pass, metrics } = start();
    await part.lookNow();
    expect(await parts.check()).toEqual({ mail: 'ok' });
    state.fault = new Error('ETIMEDOUT');
    await pass(20);
    expect(await parts.check()).toEqual({ mail: 'down' });
    expect((await metrics.show()).text).toContain('frontdoor_mail_up 0');
    state.fault = null;
    await pass(20);
    expect(await parts.check()).toEqual({ mail: 'ok' });
    expect((await metrics.show()).text).toContain('frontdoor_mail_up 1');
  });

  it('row 221: is out of order when looks pass and work with it fails, until work succeeds', async () => {
    const { part, parts, alarms, pass } = start();
    part.failed(new Error('451 4.3.0 queue file write error'));
    await pass(60);
    part.failed(new Error('451 4.3.0 queue file write error'));
    await pass(100);
    expect(alarms()).toMatchObject([{ err: { message: '451 4.3.0 queue file write error' } }]);
    expect(await parts.check()).toEqual({ mail: 'down' });
    part.worked();
    await pass(20);
    expect(await parts.check()).toEqual({ mail: 'ok' });
  });

  it('forgets a failure of work that was not repeated for ten minutes', async () => {
    const { part, parts, pass } = start();
    part.failed(new Error('451'));
    await pass(620);
    expect(await parts.check()).toEqual({ mail: 'ok' });
  });
});
