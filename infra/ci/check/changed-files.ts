import { spawnSync } from 'node:child_process';

/**
 * The files that differ from where this branch left the main one, whether committed or not, untracked ones included and deleted
 * ones too. On the main branch itself: what is not committed. BASE names another commit to compare with.
 */
export function changedFiles(base = process.env.BASE): string[] {
  const bases = [base, 'origin/main', 'main'].filter((name) => name !== undefined);
  const named = bases.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).ok);
  if (base !== undefined && named !== base) throw new Error(`There is no commit called ${base}.`);
  const from = named ? git('merge-base', 'HEAD', named).text.trim() : 'HEAD';
  const changed = git('diff', '--name-only', '--no-renames', '-z', from || 'HEAD');
  if (!changed.ok) throw new Error(`Git cannot say what changed: ${changed.text}`);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${changed.text}${untracked.text}`.split('\0').filter(Boolean))];
}

function git(...args: string[]): { ok: boolean; text: string } {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  return { ok: status === 0, text: status === 0 ? stdout : stderr };
}
