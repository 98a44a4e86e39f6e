import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import config from '../../react-router.config.ts';
import { axeRun } from './axe-run.ts';
import { inWords, rulesInWords } from './rules.ts';

const open = [...axeRun.violations, ...axeRun.undecided];
const page = join(import.meta.dirname, '../../build/client/accessibility/index.html');
const skip = !existsSync(page) && 'the site is not built';

test('the run has seen every page that is built, and no other: else run make accessibility', () => {
  assert.deepEqual(axeRun.pages.toSorted(), config.prerender.toSorted());
});

test('every rule that the run has left open has plain words, and names pages of the run', () => {
  assert.ok(axeRun.passed > 0);
  for (const { rule, help, pages } of open) {
    assert.ok(rulesInWords[rule], `${rule} has no words in rules.ts`);
    assert.notEqual(inWords(rule, help).text, help);
    assert.ok(pages.length > 0 && pages.every((path) => axeRun.pages.includes(path)), rule);
  }
});

test('every reason for which a rule could not be decided has plain words, and pages of that rule', () => {
  for (const { rule, pages, reasons } of axeRun.undecided) {
    assert.ok(reasons.length > 0, rule);
    for (const { why, pages: on } of reasons) {
      assert.ok(rulesInWords[rule]?.reasons?.[why], `${rule}: ${why} has no words in rules.ts`);
      assert.ok(on.length > 0 && on.every((path) => pages.includes(path)), `${rule}: ${why}`);
    }
  }
});

test('a rule without words of its own has the words of axe', () => {
  assert.deepEqual(inWords('no-such-rule', 'Elements must be told'), {
    name: 'Elements must be told',
    text: 'Elements must be told',
  });
});

test('the built page names every rule that the run has left open, and the day of the run', { skip }, () => {
  const html = readFileSync(page, 'utf8');
  const missing = open.filter(
    ({ rule, help }) => !html.includes(`${rule}: `) || !html.includes(inWords(rule, help).name),
  );
  assert.deepEqual(missing, []);
  assert.ok(html.includes(`datetime="${axeRun.day}"`) || html.includes(`dateTime="${axeRun.day}"`));
});
