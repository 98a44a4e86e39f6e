// Exit code 0 when node_modules matches package-lock.json. Plain JavaScript without packages, because it runs on the machine's
// own Node, of any version, before anything is installed.
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).packages;

try {
  const wanted = read('package-lock.json');
  // npm writes this list at the end of every install that succeeded.
  const installed = read('node_modules/.package-lock.json');
  const differs = Object.entries(wanted).some(([path, entry]) => {
    const ours = !path.startsWith('node_modules/') || entry.link;
    if (ours) return false;
    const found = installed[path];
    return found ? found.version !== entry.version : !entry.optional && !entry.devOptional && !entry.peer;
  });
  const tooMany = Object.keys(installed).some((path) => !(path in wanted));
  process.exit(differs || tooMany ? 1 : 0);
} catch {
  process.exit(1);
}
