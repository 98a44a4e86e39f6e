import { extname, join } from 'node:path';
import type { Frame } from '../../../platform/child/frame';
import { type ChildLimits, runInChild } from '../../../platform/child/run-in-child';

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/read-document${extname(__filename)}`);

/** Reads one document in a process of its own on this system. @throws as `runInChild` does */
export const readHere = (
  type: string,
  input: Buffer,
  limits: ChildLimits,
  onFrame: (frame: Frame) => Promise<void>,
): Promise<void> => runInChild({ script, args: [type], input, limits, onFrame });

/** The limits of one document. */
export const readerLimits: ChildLimits = { timeMs: 10_000, memoryMb: 320, outputBytes: 48 * 1024 * 1024 };
