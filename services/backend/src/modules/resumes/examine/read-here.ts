import { extname, join } from 'node:path';
import type { Frame } from '../../../platform/child/frame';
import { type ChildLimits, runInChild } from '../../../platform/child/run-in-child';

/** Built or not, the process lies where the entrypoints are. */
const script = join(__dirname, `../../../entrypoints/read-document${extname(__filename)}`);

/** Reads one document in a process of its own on this system. @throws as `runInChild` does */
export const readHere = (
  type: string,
  input: Buffer,
  limits: ChildLimits,
  onFrame: (frame: Frame) => Promise<void>,
): Promise<void> => runInChild({ script, args: [type], input, limits, onFrame });

/** What one document may take. */
export const readerLimits: ChildLimits = { timeMs: 10_000, memoryMb: 320, outputBytes: 48 * 1024 * 1024 };
