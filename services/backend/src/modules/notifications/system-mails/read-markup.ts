/** What a body of a template consists of, one after the other; the words still have their placeholders. */
export type Piece =
  | { kind: 'title' | 'label' | 'text'; text: string }
  | { kind: 'placeholder'; name: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'rule' };

const button = /^\[([^\]]+)\]\((\{\{\s*link\s*\}\}|https?:\/\/[^\s()]+)\)$/;
const rule = /^-{3,}$/;
const heading = /^(#{1,2})\s+(.+)$/;

function pieceOf(line: string, alone: ReadonlySet<string>): Piece | undefined {
  const [, marks, words = ''] = heading.exec(line) ?? [];
  if (marks) return { kind: marks === '#' ? 'title' : 'label', text: words };
  const [, text, href = ''] = button.exec(line) ?? [];
  if (text) return { kind: 'button', text, href };
  if (rule.test(line)) return { kind: 'rule' };
  const [, name = ''] = /^\{\{\s*([a-z]+)\s*\}\}$/.exec(line) ?? [];
  return alone.has(name) ? { kind: 'placeholder', name } : undefined;
}

/**
 * Reads the marks of a body: `# title`, `## label` of the text below it, `[words]({{link}})` alone on a line for a button, `---` before
 * the small print, and placeholders that stand `alone`. All else is text, a paragraph after each empty line.
 */
function readMarkup(body: string, alone: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) pieces.push({ kind: 'text', text: paragraph.join('\n') });
    paragraph = [];
  };
  for (const line of body.split('\n')) {
    const piece = pieceOf(line.trim(), alone);
    if (!piece && line.trim() !== '') {
      paragraph.push(line.trimEnd());
      continue;
    }
    endParagraph();
    if (piece) pieces.push(piece);
  }
  endParagraph();
  return pieces;
}

/** The pieces of a body above its first `---`, and those below: the small print, which is text alone. */
export function readBody(body: string, alone: ReadonlySet<string>): { above: Piece[]; below: Piece[] } {
  const pieces = readMarkup(body, alone);
  const end = pieces.findIndex(({ kind }) => kind === 'rule');
  return end < 0 ? { above: pieces, below: [] } : { above: pieces.slice(0, end), below: pieces.slice(end + 1) };
}
