import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alarmNames } from './alarm';

const root = join(__dirname, '../../../../..');

describe('The list of alarms', () => {
  it('is the one that docs/operations.md explains', () => {
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const rows = [...page.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) +\|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name]) => name),
    );
    expect(alarmNames.filter((name) => !rows.includes(name))).toEqual([]);
  });

  it('is passed by no line of the log: each alarm is raised and ended by the functions that note it', () => {
    const source = join(root, 'services/backend/src');
    const found = globSync('**/*.ts', { cwd: source })
      .filter((path) => !path.endsWith('.spec.ts') && !path.endsWith('log/alarm.ts'))
      .filter((path) => /\b(?:alarm|recovered): (?:'|this\.|name\b)/.test(readFileSync(join(source, path), 'utf8')));
    expect(found).toEqual([]);
  });
});
