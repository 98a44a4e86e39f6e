import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { type Gateway, startGateway } from '../../../infra/local/gateway/start-gateway.ts';
import { journeyStack } from '../journeys/journey-stack.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const generated = new Set(['build', 'fonts', '.react-router', 'node_modules']);

/**
 * The folder of a copy: below the checkout, so that packages resolve; not in node_modules, because Node runs no TypeScript there.
 */
export const homeOf = (name: string): string => join(root, 'test-results', name);

/** A copy of the site's sources, to be changed and built without touching those of the checkout. Returns its folder. */
export function copySite(name: string): string {
  const home = homeOf(name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  cpSync(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  const copy = join(home, 'frontend');
  cpSync(join(root, 'frontend'), copy, { recursive: true, filter: (path) => !generated.has(basename(path)) });
  return copy;
}

/** Builds a copy. Returns the folder of the build. */
export function buildCopy(copy: string): string {
  run(copy, 'npm', ['run', 'build']);
  return join(copy, 'build');
}

/** Builds one page of a copy, beside those that every build has, in half the time: no others, and no pictures of them. */
export function buildPage(copy: string, path: string, settings: Record<string, string>): string {
  writeFileSync(
    join(copy, 'react-router.config.ts'),
    `import { notFoundPath } from './app/seo.ts';
import { filledPages } from './build-steps/page-templates.ts';
const filled = Object.values(filledPages).map((page) => \`/\${page.replace(/\\/?index\\.html$/, '')}\`);
const always = ['/', '/contact', ...filled, notFoundPath];
export default { ssr: false, prerender: [...new Set([...always, '${path}'])] };\n`,
  );
  run(copy, 'npm', ['run', 'fonts'], settings);
  run(copy, 'npx', ['react-router', 'build'], settings);
  run(copy, process.execPath, ['build-steps/icons.ts'], settings);
  run(copy, process.execPath, ['build-steps/after-build.ts'], settings);
  return join(copy, 'build');
}

function run(cwd: string, file: string, args: string[], settings: Record<string, string> = {}): void {
  execFileSync(file, args, { cwd, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Serves a build of the site as it would be served, on a port of its own, with the API of the journeys behind it. */
export const serveBuild = async (built: string): Promise<Gateway> =>
  startGateway({
    port: await findFreePort(0),
    apiUrl: journeyStack().site,
    siteFiles: join(built, 'client'),
    adminFiles: join(built, 'client'),
    redirectsFile: join(built, 'redirects.json'),
  });
