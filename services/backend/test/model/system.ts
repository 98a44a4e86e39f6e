import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { createLogger } from '../../src/platform/log/logger';
import { Mailer } from '../../src/platform/mail/mailer';
import { OutboxRelay } from '../../src/platform/outbox/outbox-relay';
import { Reconciler } from '../../src/platform/outbox/reconciler';
import { JobQueue } from '../../src/platform/queue/job-queue';
import { QueueBackend } from '../../src/platform/queue/backend/queue-backend';
import { Storage } from '../../src/platform/storage/storage';
import { WorkerModule } from '../../src/worker.module';
import { configFor } from '../config-for';
import { addStaff, signIn } from '../sign-in';
import { startApi } from '../start-api';
import { startSmtp } from '../start-smtp';
import { KilledPart } from './killed-part';
import { LanesByHand } from './lanes-by-hand';
import type { Mistake } from './mistakes';

/** What a storage does with the next file, beside keeping it. */
export type StorageFault = 'refuses' | 'tears' | null;

interface Worker {
  part: KilledPart;
  app: INestApplicationContext;
  drain: () => Promise<void>;
  reconcile: () => Promise<void>;
}

const settings = { UNDO_SECONDS: '30', MAIL_UNSURE_RETRY_SECONDS: '20', ACKNOWLEDGE: 'none' };
/** Longer than every lease and wait that the promise knows. */
const MINUTES = "interval '3 minutes'";
/** A third of the life of a token that nobody renews. */
const SIGN_IN_AFTER_MS = 600_000;
const poolOf = (app: INestApplicationContext) =>
  (app.get(DataSource, { strict: false }).driver as unknown as { master: Pool }).master;

/**
 * The real API and the real worker on a database, a queue, a storage and a mail server, where nothing happens by itself: the relay, the
 * reconciler and each lane take a step when they are told to, and time passes when it is told to.
 */
export async function startSystem(queueUrl: string | null) {
  const smtp = await startSmtp();
  const api = await startApi(settings);
  const { databaseUrl, storageUrl } = api;
  const lanes = new LanesByHand(queueUrl ?? databaseUrl);
  const config = configFor({
    ...settings,
    DATABASE_URL: databaseUrl,
    QUEUE_URL: queueUrl ?? databaseUrl,
    STORAGE_URL: storageUrl,
    MAIL_URL: smtp.url,
  });
  const logger = createLogger('worker', 'silent');
  const apiPart = new KilledPart();
  apiPart.watch(poolOf(api.app));
  const person = await addStaff(api, 'hr');
  let [cookie, signedInAt] = [await signIn(api, person), performance.now()];
  let mistake: Mistake | null = null;
  let fault: StorageFault = null;

  const startWorker = async (): Promise<Worker> => {
    const part = new KilledPart();
    const module = await Test.createTestingModule({ imports: [WorkerModule.forRoot(config, logger)] })
      .overrideProvider(QueueBackend)
      .useValue(lanes.backendFor(part))
      .compile();
    const get = <Part>(token: abstract new (...given: never[]) => Part) => module.get<Part>(token, { strict: false });
    part.watch(poolOf(module));
    part.mistake = mistake;
    const mailer = get(Mailer);
    const send = mailer.send.bind(mailer);
    mailer.send = (mail, watch) => part.call(() => send(mail, watch));
    const storage = get(Storage);
    const [put, readExact] = [storage.put.bind(storage), storage.readExact.bind(storage)];
    storage.put = (key, bytes, type) =>
      part.call(async () => {
        const now = fault;
        fault = null;
        if (now === 'refuses') throw new Error('The storage refuses');
        await put(key, now === 'tears' ? bytes.subarray(0, bytes.length / 2) : bytes, type);
      });
    storage.readExact = (key, expected) =>
      part.call(async () => (part.mistake?.readsNothingBack ? Buffer.alloc(0) : readExact(key, expected)));
    const runner = get(DiscoveryService)
      .getProviders()
      .find(({ name }) => name === 'JobRunner')!.instance as {
      onApplicationBootstrap: () => Promise<void>;
      signs: NodeJS.Timeout;
    };
    await runner.onApplicationBootstrap();
    clearInterval(runner.signs);
    const relay = get(OutboxRelay) as unknown as { drain: () => Promise<void> };
    const reconciler = get(Reconciler) as unknown as { round: () => Promise<void> };
    return { part, app: module, drain: () => relay.drain(), reconcile: () => reconciler.round() };
  };
  let worker = await startWorker();

  /** Lets the worker take a step, and kills it at a point of it. A worker that was killed is replaced. @returns whether it was */
  const step = async (killedAt: number | null, work: (of: Worker) => Promise<unknown>): Promise<boolean> => {
    const { part, app } = worker;
    part.killAt(killedAt);
    await Promise.race([work(worker).catch(() => undefined), part.death.promise]);
    part.killAt(null);
    if (!part.isDead) return false;
    await end(app);
    worker = await startWorker();
    return true;
  };
  const end = async (app: INestApplicationContext) => {
    app.get(JobQueue, { strict: false }).delayed.stop();
    await app.get(DataSource, { strict: false }).destroy();
  };

  return {
    api,
    get cookie() {
      return cookie;
    },
    smtp,
    relay: (killedAt: number | null) => step(killedAt, ({ drain }) => drain()),
    reconcile: (killedAt: number | null) => step(killedAt, ({ reconcile }) => reconcile()),
    workOff: (lane: string, killedAt: number | null) => step(killedAt, ({ part }) => lanes.workOff(lane, part)),
    /** A request that the API may be killed in. @returns null where it was: then there is no answer */
    ask: async <Answer>(killedAt: number | null, request: () => PromiseLike<Answer>): Promise<Answer | null> => {
      apiPart.killAt(killedAt);
      const answer = await request();
      const died = apiPart.isDead;
      apiPart.restart();
      return died ? null : answer;
    },
    passTime: async () => {
      await api.sql(`UPDATE outbox SET created_at = created_at - ${MINUTES}, not_before = not_before - ${MINUTES},
        leased_until = leased_until - ${MINUTES}, published_at = published_at - ${MINUTES}`);
      await api.sql(`UPDATE outbox_jobs SET queued_at = queued_at - ${MINUTES}`);
      await api.sql(`UPDATE deliveries SET created_at = created_at - ${MINUTES}, handed_at = handed_at - ${MINUTES},
        leased_until = leased_until - ${MINUTES}, again_at = again_at - ${MINUTES}`);
      await api.sql(`UPDATE undoable_actions SET at = at - ${MINUTES}, until = until - ${MINUTES}`);
      await lanes.passTime();
    },
    loseQueue: () => lanes.loseAll(),
    breakStorage: (now: StorageFault) => void (fault = now),
    /** From now on both parts make this mistake. */
    make: (made: Mistake | null) => {
      mistake = made;
      apiPart.mistake = made;
      worker.part.mistake = made;
    },
    /** The bytes that storage holds under a resume's key; null where it has none. */
    stored: async (key: string, size: number) =>
      worker.app
        .get(Storage, { strict: false })
        .readWhole(`resumes/${key}`, size)
        .catch(() => null),
    /** A storage that works, no mails of before, and a session that lasts for longer than a list of commands. */
    begin: async () => {
      fault = null;
      smtp.mails.length = 0;
      if (performance.now() - signedInAt < SIGN_IN_AFTER_MS) return;
      [cookie, signedInAt] = [await signIn(api, person), performance.now()];
    },
    /** Forgets all submissions, events and mails. */
    empty: async () => {
      await api.sql('TRUNCATE applications, outbox, deliveries, idempotency_keys, undoable_actions CASCADE');
      await lanes.loseAll();
    },
    stop: async () => {
      await end(worker.app);
      await lanes.stop();
      await api.stop();
      await smtp.stop();
    },
  };
}

export type System = Awaited<ReturnType<typeof startSystem>>;
