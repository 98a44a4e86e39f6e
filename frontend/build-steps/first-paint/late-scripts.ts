import { minifySync } from 'vite';
import { replaceElements } from '../html/change-page.ts';
import { elementsIn, isElement, isInlineScript, type PageElement } from '../html/find-elements.ts';

const isPreload = isElement('link', { rel: 'modulepreload' });
const isEntry = isElement('script', { type: 'module' });
const isRunAtOnce = (element: PageElement) => isInlineScript(element) && !element.attributes['type'];

/**
 * Takes the framework out of the way of the first paint: no module is preloaded, and the script that starts the app becomes
 * an inert block which the start script wakes later. The modules are named on the block, so that waking it asks for all at once.
 * The framework's scripts that prepare the start are left empty in the page, for React to find, and are returned.
 */
export function makeScriptsLate(html: string): { page: string; preparation: string } {
  const elements = elementsIn(html);
  const modules = elements.filter(isPreload).map(({ attributes }) => attributes['href']);
  const entry = elements.find(isEntry);
  if (!entry) throw new Error('The page has no module script to delay');
  const inert = `<script type="text/plain" id="app-entry" data-modules="${modules.join(' ')}">${entry.inner}</script>`;
  const write = (element: PageElement) =>
    element === entry ? inert : isPreload(element) ? '' : `${element.tag}</script>`;
  const preparing = elements.filter(isRunAtOnce);
  const late = elements.filter((element) => element === entry || isPreload(element) || isRunAtOnce(element));
  return { page: replaceElements(html, late, write), preparation: preparing.map(({ inner }) => inner).join('\n') };
}

/**
 * The script that wakes the app, for all pages. It runs once, although the head's script may ask for it several times.
 * @throws where the pages differ in what prepares the start
 */
export function startScript(preparations: Iterable<string>, starter: string): string {
  const [preparation, ...others] = new Set(preparations);
  if (others.length > 0) throw new Error('The pages do not start the app alike');
  return compact(`if (!visitor.begin) {\n${preparation}\n${starter}}`);
}

/** As few bytes as say the same. */
export function compact(source: string): string {
  const { code, errors } = minifySync('inline.js', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
  return code.trim();
}
