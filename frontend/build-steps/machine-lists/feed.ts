import type { Article } from '../../app/content/blog.ts';

interface Publisher {
  site: string;
  title: string;
  author: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const moment = (date: string) => `${date}T00:00:00Z`;

/** Two articles may stand on one page, so an article is named by its page and its day. */
const entry = (site: string, { title, text, date, to }: Article) =>
  [
    '  <entry>',
    `    <title>${escaped(title)}</title>`,
    `    <id>${site}${to.replace(/#.*/, '')}#${date}</id>`,
    `    <link href="${site}${to}"/>`,
    `    <updated>${moment(date)}</updated>`,
    `    <summary>${escaped(text)}</summary>`,
    '  </entry>',
  ].join('\n');

/** The articles as an Atom feed, the newest first. */
export function feed({ site, title, author }: Publisher, articles: readonly Article[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    `  <title>${escaped(title)}</title>`,
    `  <id>${site}/feed.xml</id>`,
    `  <link rel="self" href="${site}/feed.xml"/>`,
    `  <link href="${site}/blogs"/>`,
    `  <updated>${moment(articles[0]?.date ?? '1970-01-01')}</updated>`,
    `  <author><name>${escaped(author)}</name></author>`,
    ...articles.map((article) => entry(site, article)),
    '</feed>',
    '',
  ].join('\n');
}
