import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Puts a file where the folder was: nobody can read or write below it, not even root. Returns how to mend it. */
export function breakStorage(folder: string): () => void {
  const aside = `${folder}.aside`;
  mkdirSync(folder, { recursive: true });
  renameSync(folder, aside);
  writeFileSync(folder, '');
  return () => {
    if (!existsSync(aside)) return;
    rmSync(folder);
    renameSync(aside, folder);
  };
}
