export interface Step {
  commands: string;
  /** The expected output; `…` stands for any text. */
  prints: RegExp;
  text: string;
}

/** The blocks of commands under a heading, each with the block of text that follows it. */
export function readChapter(page: string, heading: string): Step[] {
  const [, chapter = ''] = page.split(`\n## ${heading}\n`);
  const [ownText = ''] = chapter.split(/^## /m);
  const blocks = ownText.matchAll(/^```sh\n([^]*?)^```\n\n```console\n([^]*?)^```$/gm);
  return [...blocks].map(([, commands = '', text = '']) => ({ commands, text, prints: patternOf(text) }));
}

/** Columns of a table may be wider than in the text. */
function patternOf(text: string): RegExp {
  const parts = text.trim().split('…');
  const exact = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \t]+/g, '[ \\t]+'));
  return new RegExp(`^\\s*${exact.join('[^]*?')}\\s*$`);
}
