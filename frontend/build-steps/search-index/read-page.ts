import { Parser } from 'htmlparser2';
import type { SearchablePage } from '../../app/search/searchable.ts';

type ReadPage = Pick<SearchablePage, 'title' | 'description'> & { sections: Section[] };
export interface Section {
  id?: string;
  heading: string;
  text: string;
}

interface OpenElement {
  name: string;
  isUnread: boolean;
  /** Leads to the first heading inside that has no id of its own. */
  id: string | undefined;
}

/** Ways to other pages, pictures, fields and machinery are no text of a page. */
const UNREAD = new Set(['nav', 'svg', 'form', 'script', 'style', 'noscript', 'template']);
const HEADING = /^h[1-6]$/;
/** Blocks whose words would run into those of the next one where they do not end with a stop. */
const BLOCKS = new Set(['p', 'div', 'li', 'dd', 'th', 'td', 'caption', 'figcaption', 'summary']);

/** The class of an inline element that is shown on a line of its own. */
const OWN_LINE = /(?:^| )block(?: |$)/;

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,:;!?])/g, '')
    .replaceAll(/(?<=^|[.,:;!?…–—·]['’”"]?) ·/g, '')
    .replaceAll(/^[ ·]+|[ ·]+$/g, '');

/** The texts of a finished page: its main part, a section for each heading, and the description in its head. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { title: '', description: '', sections: [] };
  const open: OpenElement[] = [];
  const isRead = () => open.some(({ name }) => name === 'main') && !open.some(({ isUnread }) => isUnread);
  const isInHeading = () => open.some(({ name }) => HEADING.test(name));

  const begin = (id: string | undefined) => {
    const anchor = id ?? open.findLast((element) => element.name !== 'main' && element.id !== undefined)?.id;
    for (const element of open) element.id = undefined;
    page.sections.push({ ...(anchor !== undefined && { id: anchor }), heading: '', text: '' });
  };
  // Before its main heading a page has only the number of its sheet.
  const note = (text: string) => {
    const section = page.sections.at(-1);
    if (section) section[isInHeading() ? 'heading' : 'text'] += text;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes['name'] === 'description') page.description = attributes['content'] ?? '';
      const isUnread = UNREAD.has(name) || 'hidden' in attributes || attributes['aria-hidden'] === 'true';
      if (HEADING.test(name) && !isUnread && isRead()) begin(attributes['id']);
      if (isRead() && OWN_LINE.test(attributes['class'] ?? '')) note(' · ');
      open.push({ name, isUnread, id: attributes['id'] });
    },
    ontext(text) {
      if (open.at(-1)?.name === 'title' && open.at(-2)?.name === 'head') page.title += text;
      if (isRead()) note(text);
    },
    onclosetag(name) {
      // Words of two elements are two words.
      if (isRead()) note(name === 'dt' ? ': ' : BLOCKS.has(name) ? ' · ' : ' ');
      open.pop();
    },
  });
  parser.write(html);
  parser.end();

  for (const section of page.sections)
    Object.assign(section, { heading: tidy(section.heading), text: tidy(section.text) });
  return page;
}
