import type { Token } from 'markdown-it';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';

/** What a long text can be made of. */
const tags = [
  'p',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'hr',
  'br',
  'strong',
  'em',
  's',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
type Tag = (typeof tags)[number];

/** An element or a text of a long text, as the site shows it. */
export class RenderedNodeView {
  @ApiProperty({ enum: tags, type: String, nullable: true, example: 'p', description: 'null for a text.' })
  tag: Tag | null;
  @ApiProperty({ type: String, nullable: true, example: 'Build it.', description: 'Of a text only.' }) text:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: 'https://plumbline.example/', description: 'Of a link only.' })
  href: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a numbered list that does not begin with 1.',
  })
  start: number | null;
  @ApiProperty({ type: () => [RenderedNodeView], example: [] }) children: RenderedNodeView[];
}

export class RenderingView {
  @ApiProperty({ type: [RenderedNodeView] }) nodes: RenderedNodeView[];
}

const nodeOf = (given: Partial<RenderedNodeView>): RenderedNodeView => ({
  tag: null,
  text: null,
  href: null,
  start: null,
  children: [],
  ...given,
});
const textOf = (text: string) => nodeOf({ text });

/** An element that markdown-it names. @throws Error for one that is not on the list: its renderer has learned a new one */
function elementOf(token: Token, more: Partial<RenderedNodeView>) {
  const tag = tags.find((each) => each === token.tag);
  if (!tag) throw new Error(`The long text of a post has an element that pages do not know: ${token.tag}`);
  const [href, start] = [token.attrGet('href'), token.attrGet('start')];
  return nodeOf({
    tag,
    href: href === null ? null : String(href),
    start: start === null ? null : Number(start),
    ...more,
  });
}

/** The tokens of a text as a tree: what its HTML would be, for pages that may not make HTML of text. */
export function toRendering(tokens: Token[]): RenderedNodeView[] {
  const root: RenderedNodeView[] = [];
  const open: RenderedNodeView[][] = [root];
  for (const token of tokens) {
    const siblings = open.at(-1) ?? root;
    if (token.type === 'inline') siblings.push(...toRendering(token.children ?? []));
    else if (token.nesting < 0) {
      if (!token.hidden) open.pop();
    } else if (token.nesting > 0) {
      // The paragraphs of a tight list have no element.
      if (token.hidden) continue;
      const opened = elementOf(token, {});
      siblings.push(opened);
      open.push(opened.children);
    } else if (token.type === 'fence' || token.type === 'code_block') {
      siblings.push(nodeOf({ tag: 'pre', children: [nodeOf({ tag: 'code', children: [textOf(token.content)] })] }));
    } else if (token.type === 'softbreak') siblings.push(textOf('\n'));
    else if (token.tag === '') siblings.push(textOf(token.content));
    else siblings.push(elementOf(token, { children: token.content === '' ? [] : [textOf(token.content)] }));
  }
  return root;
}
