import { existsSync, readFileSync } from 'node:fs';

export function readTail(file: string, lines = 12): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
