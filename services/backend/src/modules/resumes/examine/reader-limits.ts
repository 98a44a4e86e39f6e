import type { ChildLimits } from '../../../platform/child/run-in-child';

/** What one document may take. */
export const readerLimits: ChildLimits = { timeMs: 10_000, memoryMb: 320, outputBytes: 48 * 1024 * 1024 };
