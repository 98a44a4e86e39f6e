import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { encodeFrame, type Frame, readFrames } from '../../../platform/child/frame';
import { OneAtATime, ChildFailed } from '../../../platform/child/run-in-child';
import { readHere, readerLimits, type Reading } from './ask-reader';

/** A resume has 5 MiB at most; the rest is for the head. */
const MOST_QUESTION_BYTES = 6 * 1024 * 1024;
/** Further connections are closed, and the worker retries. */
const MOST_CONNECTIONS = 8;
const SILENCE_MS = 60_000;
/** Read and write for the service and its group, which includes the worker. */
const SOCKET_MODE = 0o660;

/**
 * Answers on a Unix socket: one connection for each document, one document at a time. `onBroken` is called for faults
 * of the service itself. The service must end after one, because child processes may still be running.
 */
export async function serveReader(path: string, onBroken: (error: unknown) => void): Promise<Server> {
  const turns = new OneAtATime(MOST_CONNECTIONS);
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined).setTimeout(SILENCE_MS, () => socket.destroy());
    answer(socket, turns)
      .catch((error: unknown) => {
        if (!(error instanceof WorkerGone)) onBroken(error);
      })
      .finally(() => socket.destroySoon());
  });
  server.maxConnections = MOST_CONNECTIONS;
  // Removes the socket of an earlier run.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  chmodSync(path, SOCKET_MODE);
  return server;
}

class WorkerGone extends Error {}

async function answer(socket: Socket, turns: OneAtATime): Promise<void> {
  const question = await questionOf(socket);
  if (!question) return;
  const say = (head: object, body?: Buffer) =>
    new Promise<void>((resolve, reject) =>
      socket.write(encodeFrame(head, body), (error) => (error ? reject(new WorkerGone()) : resolve())),
    );
  const onFrame = ({ head, body }: Frame) => say({ said: head }, body);
  await turns.run(async () => {
    try {
      await readHere({ ...question, limits: readerLimits, onFrame });
    } catch (error) {
      if (!(error instanceof ChildFailed)) throw error;
      return say({ ended: error.reason });
    }
    return say({ ended: null });
  });
}

/** Undefined for anything that is no question: a health check connects and sends nothing. */
async function questionOf(socket: Socket): Promise<Pick<Reading, 'type' | 'input'> | undefined> {
  const frames: Frame[] = [];
  const parts = socket.iterator({ destroyOnReturn: false });
  const keep = async (frame: Frame) => void frames.push(frame);
  const isWhole = await readFrames(parts, MOST_QUESTION_BYTES, keep).catch(() => false);
  const [question] = isWhole ? frames : [];
  const { type } = (question?.head ?? {}) as { type?: unknown };
  return question && typeof type === 'string' ? { type, input: question.body } : undefined;
}
