import { minifySync } from 'vite';
import { addAtEndOf, replaceElements } from '../html/change-page.ts';
import { elementsIn, isElement } from '../html/find-elements.ts';

const isPreload = isElement('link', { rel: 'modulepreload' });
const isEntry = isElement('script', { type: 'module' });

/**
 * Takes the framework out of the way of the first paint: no module is preloaded, and the script that starts the app becomes
 * an inert block which the loader wakes later. The modules are named on the block, so that waking it asks for all at once.
 */
export function makeScriptsLate(html: string, loader: string): string {
  const elements = elementsIn(html);
  const modules = elements.filter(isPreload).map(({ attributes }) => attributes['href']);
  const entry = elements.find(isEntry);
  if (!entry) throw new Error('The page has no module script to delay');
  const inert = `<script type="text/plain" id="app-entry" data-modules="${modules.join(' ')}">${entry.inner}</script>`;
  const late = elements.filter((element) => element === entry || isPreload(element));
  const changed = replaceElements(html, late, (element) => (element === entry ? inert : ''));
  return addAtEndOf('body', changed, `<script>${compact(loader)}</script>`);
}

/** As few bytes as say the same: these scripts are part of every page. */
export function compact(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
  return code.trim();
}
