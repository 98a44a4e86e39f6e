import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import postcss, { type Root } from 'postcss';

const root = join(import.meta.dirname, '../../..');

const sheetsOf = (pattern: string): [file: string, sheet: Root][] =>
  globSync(pattern, { cwd: root }).map((file) => [file, postcss.parse(readFileSync(join(root, file), 'utf8'))]);

/** As site and admin are built, where they are: bundlers shorten and join what stands in the sheets above. */
const built = { site: 'frontend/build/client/**/*.css', admin: 'admin/dist/**/*.css' };

const areas = { site: sheetsOf('frontend/{app,drawings}/**/*.css'), admin: sheetsOf('admin/src/**/*.css') };

/** The element that a selector is about: `.a > tr` is about a row, `tr > td` is not. */
const isAboutRows = (selector: string) => /(?:^|[\s>+~])tr(?![\w-])[^\s>+~]*$/.test(selector);

/** One such selector in a list makes browsers that do not know it drop the whole rule. */
const isOfSomeBrowsers = (selector: string) => /:popover-open|::-moz-/.test(selector);

/** Line and style in words have another name there, which bundlers and resets put beside the usual one. */
const hasOldName = ({ parent, value }: postcss.Declaration) =>
  /^[a-z -]+$/.test(value) &&
  parent?.nodes.some((node) => node.type === 'decl' && node.prop === '-webkit-text-decoration' && node.value === value);

/** What Safari before 26.2 (WebKit 2.50) takes otherwise than Chromium and Firefox do. */
function faultsIn(sheet: Root): string[] {
  const faults: string[] = [];
  sheet.walkDecls('text-decoration', (decl) => {
    const { value } = decl;
    if (!/^[a-z-]+$/.test(value) && !hasOldName(decl))
      faults.push(`text-decoration: ${value}: it is none there, set its parts one by one`);
  });
  sheet.walkRules(({ selectors, nodes }) => {
    const hasShadow = nodes.some((node) => node.type === 'decl' && node.prop === 'box-shadow');
    if (hasShadow && selectors.some(isAboutRows)) faults.push(`${selectors.join()}: a row has no shadow there`);
    if (selectors.length > 1 && selectors.some(isOfSomeBrowsers))
      faults.push(`${selectors.join()}: give each of these a rule of its own`);
  });
  return faults;
}

test('no style sheet of site and admin says what Safari does not take', () => {
  for (const [area, sheets] of Object.entries(areas)) {
    assert.ok(sheets.length > 8, area);
    for (const [file, sheet] of sheets) assert.deepEqual(faultsIn(sheet), [], file);
  }
});

for (const [area, pattern] of Object.entries(built)) {
  const sheets = sheetsOf(pattern);
  test(`neither does a built one: ${area}`, { skip: sheets.length === 0 && `${area} is not built here` }, () => {
    for (const [file, sheet] of sheets) assert.deepEqual(faultsIn(sheet), [], file);
  });
}

for (const [css, count] of [
  ['a { text-decoration: underline 1.5px var(--signal) }', 1],
  ['a { text-decoration: underline var(--signal) }', 1],
  ['a { text-decoration: var(--line) }', 1],
  ['a { text-decoration: underline dotted }', 1],
  ['a { -webkit-text-decoration: underline dotted; text-decoration: underline dotted }', 0],
  ['a { -webkit-text-decoration: underline 2px; text-decoration: underline 2px }', 1],
  ['a { text-decoration: line-through } b { text-decoration: none }', 0],
  ['a { text-decoration-line: underline; text-decoration-thickness: 1.5px; text-decoration-color: var(--signal) }', 0],
  ['.list tr { box-shadow: inset 3px 0 red }', 1],
  ['th, tbody > tr:hover { box-shadow: none }', 1],
  ['.list tr > td:first-child, .tr, track { box-shadow: inset 3px 0 red }', 0],
  ['.panel:popover-open, .panel[data-open] { display: grid }', 1],
  ['progress::-webkit-progress-value, progress::-moz-progress-bar { color: red }', 1],
  ['.panel:popover-open { display: grid } .a, .b { display: grid }', 0],
] as const)
  test(`${count === 0 ? 'taken' : 'refused'}: ${css}`, () => {
    assert.equal(faultsIn(postcss.parse(css)).length, count);
  });

/** The values of a property in all rules with this selector, by the condition around the rule. */
function valuesOf(sheets: [string, Root][], selector: RegExp, property: string): [condition: string, value: string][] {
  const values: [string, string][] = [];
  for (const [, sheet] of sheets)
    sheet.walkDecls(property, ({ parent, value }) => {
      if (parent?.type !== 'rule' || !selector.test(parent.selector)) return;
      const around = parent.parent?.type === 'atrule' ? (parent.parent as postcss.AtRule).params : '';
      values.push([around, value]);
    });
  return values;
}

test('the menu covers no page in a browser without popovers', () => {
  const displays = new Map(valuesOf(areas.site, /^\.menu-panel$/, 'display'));
  assert.equal(displays.get('not selector(:popover-open)'), 'none');
});

test('selects are drawn by the styles of site and admin, and by the browser in forced colours', () => {
  for (const [area, sheets] of Object.entries(areas)) {
    const values = valuesOf(sheets, /select(?:\.control)?(?:,|$)/, 'appearance');
    assert.ok(
      values.some(([, value]) => value === 'none'),
      area,
    );
    assert.equal(new Map(values).get('(forced-colors: active)'), 'auto', area);
  }
});
