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

/** Drops comments and indentation: the loader is part of every page. */
export const compact = (source: string) =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');
