import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { extname, join } from 'node:path';
import { encodeFrame, type Frame, readFrames } from '../../../platform/child/frame';
import {
  ChildFailed,
  type ChildLimits,
  type ChildTask,
  runInChild,
  OneAtATime,
} from '../../../platform/child/run-in-child';

export type Reading = Pick<ChildTask, 'input' | 'limits' | 'onFrame'> & { type: string };

export const readerLimits: ChildLimits = {
  timeMs: 10_000,
  // A thirtieth of a processor is enough for a document that is read in time.
  clockMs: 300_000,
  memoryMb: 320,
  outputBytes: 48 * 1024 * 1024,
};
/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/read-document${extname(__filename)}`);

/** Reads one document in a process of its own on this system; null when it came to its end, otherwise why not. */
export async function readHere({ type, ...task }: Reading): Promise<ChildFailed['reason'] | null> {
  try {
    await runInChild({ ...task, script, args: [type] });
    return null;
  } catch (error) {
    if (error instanceof ChildFailed) return error.reason;
    throw error;
  }
}

/** A resume has 5 MiB at most; the rest is for the head. */
const MOST_QUESTION_BYTES = 6 * 1024 * 1024;
/** Further connections are closed, and the worker retries. */
const MOST_CONNECTIONS = 8;
const SILENCE_MS = 60_000;
/** Read and write for the service and its group, which includes the worker. */
const SOCKET_MODE = 0o660;

/** Answers on a Unix socket. After `onBroken`, a fault of its own, it must end: child processes may still be running. */
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
  const frames: Frame[] = [];
  const parts = socket.iterator({ destroyOnReturn: false });
  const keep = async (frame: Frame) => void frames.push(frame);
  const isWhole = await readFrames(parts, MOST_QUESTION_BYTES, keep).catch(() => false);
  const [question] = frames;
  const { type } = (question?.head ?? {}) as { type?: unknown };
  // A health check connects and sends nothing.
  if (!isWhole || !question || typeof type !== 'string') return;
  const sendFrame = (head: object, body?: Buffer) =>
    new Promise<void>((resolve, reject) =>
      socket.write(encodeFrame(head, body), (error) => (error ? reject(new WorkerGone()) : resolve())),
    );
  const onFrame = ({ head, body }: Frame) => sendFrame({ said: head }, body);
  const reading = { type, input: question.body, limits: readerLimits, onFrame };
  await turns.run(async () => sendFrame({ ended: await readHere(reading) }));
}
