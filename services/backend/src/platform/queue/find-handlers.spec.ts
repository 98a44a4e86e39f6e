import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { findHandlers, HandlesJob, type JobHandler } from './job';

@Injectable()
@HandlesJob('letters.send')
class SendLetter implements JobHandler {
  run = () => Promise.resolve();
}

@Injectable()
@HandlesJob('letters.send')
class SendLetterAgain extends SendLetter {}

const discoveryOf = async (...providers: (typeof SendLetter)[]) => {
  @Module({ imports: [DiscoveryModule], providers })
  class Some {}
  return (await Test.createTestingModule({ imports: [Some] }).compile()).get(DiscoveryService);
};

describe('the handlers of jobs', () => {
  it('are found by the name of their job', async () => {
    const handlers = findHandlers(await discoveryOf(SendLetter), ['letters.send']);
    expect(handlers.get('letters.send')).toBeInstanceOf(SendLetter);
  });

  it('refuse to start when a job has none', async () => {
    const discovery = await discoveryOf(SendLetter);
    expect(() => findHandlers(discovery, ['letters.send', 'letters.burn'])).toThrow(
      'the job letters.burn has no handler',
    );
  });

  it('refuse to start when a job has two', async () => {
    const discovery = await discoveryOf(SendLetter, SendLetterAgain);
    expect(() => findHandlers(discovery, ['letters.send'])).toThrow('the job letters.send has two handlers');
  });

  it('refuse to start when no event leads to one', async () => {
    const discovery = await discoveryOf(SendLetter);
    expect(() => findHandlers(discovery, [])).toThrow('no event leads to the job letters.send');
  });
});
