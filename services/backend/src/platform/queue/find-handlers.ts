import { DiscoveryService } from '@nestjs/core';
import type { JobHandler } from './job';

/**
 * The handler of each job that the subscriptions name.
 * @throws when a job has no handler or two, or when a handler waits for a job that no event leads to.
 */
export function findHandlers(discovery: DiscoveryService, jobs: readonly string[]): Map<string, JobHandler> {
  const wanted = new Set(jobs);
  const found = new Map<string, JobHandler>();
  const problems: string[] = [];
  for (const wrapper of discovery.getProviders({ metadataKey: HandlesJob.KEY })) {
    const job = discovery.getMetadataByDecorator(HandlesJob, wrapper) ?? '';
    if (found.has(job)) problems.push(`the job ${job} has two handlers`);
    if (!wanted.has(job)) problems.push(`no event leads to the job ${job}`);
    found.set(job, wrapper.instance as JobHandler);
  }
  for (const job of wanted) if (!found.has(job)) problems.push(`the job ${job} has no handler`);
  if (problems.length > 0) throw new Error(`Subscriptions and handlers disagree: ${problems.join('; ')}`);
  return found;
}

/** Names the job that a JobHandler class does. Each job has exactly one handler. */
export const HandlesJob = DiscoveryService.createDecorator<string>();
