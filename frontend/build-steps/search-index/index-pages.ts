import type { SearchablePage } from '../../app/search/searchable.ts';
import { readPage } from './read-page.ts';

interface BuiltPage {
  path: string;
  sheet: string;
  html: string;
}

/**
 * The finished pages as the search knows them. The company's name goes from their titles, since it stands in all of them, and
 * a section that several pages end with is known from the first of them only.
 */
export function indexPages(pages: readonly BuiltPage[], company: string): SearchablePage[] {
  const seen = new Set<string>();
  return pages.map(({ path, sheet, html }) => {
    const { title, description, sections } = readPage(html);
    const ownSections = sections.filter(({ heading, text }) => {
      const words = `${heading}\n${text}`;
      return !seen.has(words) && seen.add(words);
    });
    return { path, sheet, title: title.replace(` | ${company}`, ''), description, sections: ownSections };
  });
}
