import { HealthParts } from './health-server';

describe('The parts that a process leans on', () => {
  it('are each ok or down, one that never answers is down, and none stands in the way of another', async () => {
    const parts = new HealthParts();
    parts.add('there', () => Promise.resolve());
    parts.add('gone', () => Promise.reject(new Error('refused')));
    parts.add('silent', () => new Promise(() => undefined));
    expect(await parts.check()).toEqual({ there: 'ok', gone: 'down', silent: 'down' });
  });
});
