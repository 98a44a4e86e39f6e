import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { otherCases, redirects } from '../app/redirects.ts';
import { notFoundPath } from '../app/seo.ts';
import { faultsOf } from './check-pages/page-faults.ts';
import { weightFaultsOf } from './check-pages/page-weight.ts';
import { withPolicy } from './content-security.ts';
import { inlineStyles } from './first-paint/inline-styles.ts';
import { makeFontsLate } from './first-paint/late-fonts.ts';
import { makeScriptsLate, startScript } from './first-paint/late-scripts.ts';
import { filledPages, madeOf, standIns } from './page-templates.ts';
import { packFiles } from './pack-files.ts';

const build = join(import.meta.dirname, '..', 'build');
const client = join(build, 'client');
const scriptOf = (name: string) => readFileSync(join(import.meta.dirname, 'first-paint', name), 'utf8');

const readAsset = (href: string) => readFileSync(join(client, href), 'utf8').trim();

// The gateway serves 404.html, with that status, for every unknown address.
renameSync(join(client, notFoundPath, 'index.html'), join(client, '404.html'));
rmSync(join(client, notFoundPath), { recursive: true });
rmSync(join(client, '__spa-fallback.html'), { force: true });

const drawn = globSync('**/*.html', { cwd: client }).map((name) => ({
  name,
  late: makeScriptsLate(readFileSync(join(client, name), 'utf8')),
}));
const starter = startScript(
  drawn.map(({ late }) => late.preparation),
  scriptOf('start-script.js'),
);
const start = `/assets/start-${createHash('sha256').update(starter).digest('base64url').slice(0, 8)}.js`;
writeFileSync(join(client, start), starter);

const [noteChanges = '', plainForm = '', head = ''] = ['note-changes.js', 'plain-form.js', 'head-script.js'].map(
  scriptOf,
);
const headScriptOf = (html: string) => ({
  source: noteChanges + (html.includes('data-plain=') ? plainForm : '') + head,
  start,
});
const pages = new Map<string, string>();
for (const { name, late } of drawn) {
  const html = withPolicy(await inlineStyles(makeFontsLate(late.page, readAsset, headScriptOf(late.page)), readAsset));
  refuse(name, faultsOf(html));
  writeFileSync(join(client, name), html);
  pages.set(name, html);
}

// Where the API finds them: no page of the site, so no `.html`.
mkdirSync(join(client, 'shells'), { recursive: true });
for (const [name, page] of Object.entries(filledPages) as [keyof typeof filledPages, string][]) {
  const html = pages.get(page) ?? refuse(page, ['not prerendered']);
  const template = madeOf[name]?.(html) ?? html;
  writeFileSync(join(client, 'shells', `${name}.hbs`), template);
  const standIn = standIns[name]?.(template);
  if (standIn) writeFileSync(join(client, page), standIn);
}
rmSync(dirname(join(client, filledPages.post)), { recursive: true });
pages.delete(filledPages.post);

const packed = await packFiles(client);
// The page of all parts shows every part at once and no visitor loads it: it has no limit.
for (const [page, html] of pages)
  if (page !== 'design-system/index.html')
    refuse(page, weightFaultsOf(html, statSync(join(client, `${page}.br`)).size));

// Both gateways read their redirects from here.
const leading = [...redirects, ...otherCases];
writeFileSync(join(build, 'redirects.json'), `${JSON.stringify(leading, null, 2)}\n`);
console.log(`${pages.size} pages finished, ${packed.length} files packed, ${leading.length} redirects written`);

function refuse(page: string, faults: string[]): '' {
  if (faults.length > 0) throw new Error(`${page}: ${faults.join(', ')}`);
  return '';
}
