import { createPostgresBackend, getDefaultBackendFactory, type Job, type PgPool, Worker, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { queueBackendFor } from '../../src/platform/queue/job-queue';
import type { JobEnvelope } from '../../src/platform/queue/job';
import type { JobQueueOf, QueueBackend } from '../../src/platform/queue/backend/queue-backend';
import { POSTGRES_QUEUE_SCHEMA } from '../../src/platform/queue/backend/on-postgres';
import type { KilledPart } from './killed-part';

type ByHand = Worker<JobEnvelope>;
type Work = (job: Job<JobEnvelope>) => Promise<void>;

/**
 * The lanes on the real queue, where a job is handed out when the test says so. The queue's clients outlive the part that is killed:
 * they keep nothing but connections.
 */
export class LanesByHand {
  private readonly real: QueueBackend;
  private readonly queues = new Map<string, Promise<JobQueueOf>>();
  private readonly workers = new Map<string, ByHand>();
  private readonly works = new Map<string, Work>();
  private readonly connections: (Pool | Redis)[] = [];
  private tokens = 0;

  constructor(private readonly queueUrl: string) {
    this.real = queueBackendFor(queueUrl);
  }

  /** The queue as a part of the system sees it. Its calls are points at which the part may be killed. */
  backendFor(part: KilledPart): QueueBackend {
    const { real } = this;
    return {
      prepare: () => real.prepare(),
      ready: () => real.ready(),
      takesJobs: () => real.takesJobs(),
      evictionPolicy: () => real.evictionPolicy(),
      openQueue: async (name, options) => {
        const queue = await this.queueOf(name, options);
        return new Proxy(queue, {
          get: (target, key) => {
            const value: unknown = Reflect.get(target, key, target);
            if (key === 'on') return () => undefined;
            if (typeof value !== 'function') return value;
            return (...given: unknown[]) => part.call(async () => value.apply(target, given) as unknown);
          },
        });
      },
      openWorker: async (name, work, options) => {
        this.works.set(name, work as Work);
        if (!this.workers.has(name)) this.workers.set(name, this.openWorker(name, options));
        return { close: async () => undefined, on: () => undefined } as never;
      },
      close: async () => undefined,
    };
  }

  /** Hands out the jobs that wait in a lane, one after the other. @returns how many there were */
  async workOff(lane: string, part: KilledPart, most = 50): Promise<number> {
    const worker = this.workers.get(lane)!;
    for (let done = 0; done < most; done += 1) {
      const token = `${(this.tokens += 1)}`;
      const job = part.isDead ? undefined : await worker.getNextJob(token, { block: false });
      if (!job) return done;
      // A worker that is killed tells the queue nothing of its job.
      const work = this.works.get(lane)!(job).then(
        () => null,
        (error: Error) => error,
      );
      const ended = await Promise.race([work, part.death.promise]);
      if (part.isDead) return done;
      await (ended ? job.moveToFailed(ended, token, false) : job.moveToCompleted(undefined, token, false));
    }
    return most;
  }

  /** As minutes go by: waits are over, and so are the locks of workers that are gone. */
  async passTime(): Promise<void> {
    for (const worker of this.workers.values()) {
      const queue = (await this.queueOf(worker.name)) as unknown as {
        getActive: () => Promise<Job[]>;
        getDelayed: () => Promise<Job[]>;
      };
      for (const job of await queue.getActive()) await job.moveToWait('0');
      for (const job of await queue.getDelayed()) await job.promote();
    }
  }

  /** A queue that forgets all that it held. */
  async loseAll(): Promise<void> {
    for (const name of this.workers.keys()) {
      const queue = (await this.queueOf(name)) as unknown as { obliterate: (how: { force: true }) => Promise<void> };
      await queue.obliterate({ force: true });
    }
  }

  async stop(): Promise<void> {
    for (const worker of this.workers.values()) await worker.close(true);
    for (const queue of this.queues.values()) await (await queue).close();
    await this.real.close();
    for (const one of this.connections) await (one instanceof Pool ? one.end() : one.quit());
  }

  private queueOf(name: string, options: object = {}): Promise<JobQueueOf> {
    let queue = this.queues.get(name);
    if (!queue) this.queues.set(name, (queue = this.real.openQueue(name, options)));
    return queue;
  }

  private openWorker(name: string, options: object): ByHand {
    const byHand = { ...options, autorun: false, skipStalledCheck: true, skipLockRenewal: true };
    if (this.queueUrl.startsWith('redis')) {
      const connection = new Redis(this.queueUrl, { maxRetriesPerRequest: null });
      this.connections.push(connection);
      return new (withBackend(getDefaultBackendFactory()).Worker)(name, null, { ...byHand, connection }) as ByHand;
    }
    const pool = new Pool({
      connectionString: this.queueUrl,
      options: `-c search_path=${POSTGRES_QUEUE_SCHEMA}`,
      max: 2,
    });
    this.connections.push(pool);
    const connection = pool as unknown as PgPool;
    return new (withBackend(createPostgresBackend).Worker)(name, null, {
      ...byHand,
      connection,
    }) as unknown as ByHand;
  }
}
