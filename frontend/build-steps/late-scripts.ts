import { minifySync } from 'vite';
import { inlineScriptsIn } from './scripts-in.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;

/**
 * Takes the framework out of the way of the first paint: no module is preloaded, and the script that starts the app becomes
 * an inert block which the loader wakes later. The modules are named on the block, so that waking it asks for all at once.
 */
export function makeScriptsLate(html: string, loader: string): string {
  const modules = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const entry = inlineScriptsIn(html).find(({ attributes }) => attributes.includes('type="module"'));
  if (!entry) throw new Error('The page has no module script to delay');
  const inert = `<script type="text/plain" id="app-entry" data-modules="${modules.join(' ')}">${entry.text}</script>`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(entry.whole, () => inert)
    .replace('</body>', () => `<script>${compact(loader)}</script></body>`);
}

/** As few bytes as say the same: these scripts are part of every page. */
export function compact(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
  return code.trim();
}
