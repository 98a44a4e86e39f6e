import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';

const client = join(import.meta.dirname, '..', 'build', 'client');
const built = existsSync(join(client, '404.html'));
const validator = new HtmlValidate(new FileSystemConfigLoader({ root: true, extends: ['html-validate:standard'] }));

// Says so against the standard's list, and is what keeps a browser from ticking a consent again after a reload.
const meant = 'autocomplete attribute cannot be used on <input type="checkbox">';

test('every built page is valid HTML', { skip: !built && 'the site is not built' }, async () => {
  const faults: string[] = [];
  for (const page of globSync('**/*.html', { cwd: client })) {
    const { results } = await validator.validateFile(join(client, page));
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      if (message !== meant) faults.push(`${page}:${line}:${column} ${ruleId}: ${message}`);
  }
  assert.deepEqual(faults, []);
});
