import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Undo, undoInReverse } from '../../../infra/local/process/undo-in-reverse.ts';
import { startSystem } from './start-system.ts';

export interface BenchedSystem {
  system: Awaited<ReturnType<typeof startSystem>>;
  /** Holds the system's files while the benchmark runs. */
  folder: string;
  /** The steps added to it run at the end, or when the benchmark is interrupted. */
  undo: Undo;
}

/** Runs a benchmark on a system of its own, of which nothing is left afterwards. `settings` are PostgreSQL's. */
export async function withSystem(
  work: (benched: BenchedSystem) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const undo = undoInReverse();
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-bench-'));
  undo.add(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  // PostgreSQL has a session of its own, so an interrupt from the terminal would leave it behind.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const interrupt = () => void undo.run().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, interrupt);
  try {
    await work({ system: await startSystem(folder, undo, settings), folder, undo });
  } finally {
    await undo.run();
    // The next system of this process has steps of its own, for which these would not wait.
    for (const signal of signals) process.off(signal, interrupt);
  }
}
