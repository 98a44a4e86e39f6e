import MarkdownIt from 'markdown-it';
import { RecentlyUsed } from '../../platform/recently-used';

/** The level of a text's highest heading, below the title of its page. */
const FIRST_HEADING = 2;
const REMEMBERED = 1_000;

const markdown = new MarkdownIt({ html: false, linkify: false }).disable('image');
markdown.validateLink = (url) => /^(?:https?|mailto):/i.test(url.trim());
markdown.renderer.rules['link_open'] = (tokens, at, options, _env, renderer) => {
  const token = tokens[at];
  token?.attrSet('rel', 'noopener noreferrer');
  if (/^http/i.test(String(token?.attrGet('href')))) token?.attrSet('target', '_blank');
  return renderer.renderToken(tokens, at, options);
};
// "[text]()" links to the page itself, and validateLink is not called for it.
markdown.core.ruler.push('drop_empty_links', ({ tokens }) => {
  for (const token of tokens) {
    let isEmpty = false;
    token.children = (token.children ?? []).filter((child) => {
      if (child.type === 'link_open') isEmpty = child.attrGet('href') === '';
      return !isEmpty || !child.type.startsWith('link_');
    });
  }
});
markdown.core.ruler.push('place_headings', ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type.startsWith('heading_'));
  const levelOf = ({ tag }: { tag: string }) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const token of headings) token.tag = `h${Math.min(6, levelOf(token) - highest + FIRST_HEADING)}`;
});

const rendered = new RecentlyUsed<{ text: string; html: string }>(REMEMBERED);

/**
 * Markdown as HTML that can be put into a page as it is: HTML in the text is shown as text, links lead to http, https or
 * mailto, and there are no images. The results for a thousand posts are cached by the post's id: a lookup by the long text took
 * 8 % of the time of the list.
 */
export function renderDescription(postId: string, text: string): string {
  const known = rendered.get(postId);
  if (known?.text === text) return known.html;
  return rendered.use(postId, { text, html: markdown.render(text) }).html;
}
