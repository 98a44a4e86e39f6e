import { connect, type Socket } from 'node:net';
import { encodeFrame, readFrames } from '../../../platform/child/frame';
import {
  ChildFailed,
  type ChildLimits,
  type ChildTask,
  childFaults,
  runInChild,
} from '../../../platform/child/run-in-child';
import { extname, join } from 'node:path';

/** One document to read. */
export interface Reading extends Pick<ChildTask, 'input' | 'limits' | 'onFrame'> {
  type: string;
}

/** Allows for waiting behind the documents of other workers. */
const TIMEOUT_FACTOR = 6;
/** The frame headers that the service adds. */
const ROOM_FOR_HEADS = 64 * 1024;

/** The reader service cannot be reached or ended early. This says nothing about the document, so the job is retried. */
export class ReaderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The reader of documents cannot be reached', { cause });
  }
}

/**
 * Reads one document in the service behind a Unix socket. The caller must validate the answer, because the document could control it.
 * @throws ChildFailed, after every frame that came before; ReaderUnavailable; or an error of `onFrame`
 */
export async function askReader(path: string, reading: Reading): Promise<void> {
  const { type, input, limits } = reading;
  const socket = connect(path);
  const away = new Promise<never>((_, reject) => socket.once('error', (error) => reject(new ReaderUnavailable(error))));
  away.catch(() => undefined);
  socket.setTimeout(limits.timeMs * TIMEOUT_FACTOR, () => socket.destroy(new Error('No answer')));
  socket.end(encodeFrame({ type }, input));
  try {
    const end = await Promise.race([hear(socket, reading), away]);
    if (end === undefined) throw new ReaderUnavailable();
    if (end !== null) throw new ChildFailed(end);
  } finally {
    socket.destroy();
  }
}

type End = ChildFailed['reason'] | null;

/** How the document's process ended; undefined when the service did not say. */
async function hear(socket: Socket, { limits, onFrame }: Reading) {
  let end: End | undefined;
  const isWhole = await readFrames(socket, limits.outputBytes + ROOM_FOR_HEADS, async ({ head, body }) => {
    const answer = head as { said?: unknown; ended?: unknown } | null;
    if (answer?.said !== undefined) await onFrame({ head: answer.said, body });
    if (isEnd(answer?.ended)) end = answer.ended;
  });
  return isWhole ? end : 'output';
}

const isEnd = (ended: unknown): ended is End => ended === null || childFaults.some((fault) => fault === ended);

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/read-document${extname(__filename)}`);

/** Reads one document in a process of its own on this system. @throws as `runInChild` does */
export const readHere = ({ type, ...task }: Reading): Promise<void> => runInChild({ ...task, script, args: [type] });

/** The limits of one document. */
export const readerLimits: ChildLimits = { timeMs: 10_000, memoryMb: 320, outputBytes: 48 * 1024 * 1024 };
