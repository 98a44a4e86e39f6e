export interface Step {
  /** What the page says between the step before and this one. */
  prose: string;
  commands: string;
  /** The expected output; `…` stands for any text. Without a block of text nothing is expected. */
  prints: RegExp;
  text: string;
}

/**
 * The blocks of commands under a heading of the second or third rank, each with the block of text that follows it at once, if one does. What
 * is under headings of a lower rank belongs to it.
 */
export function readChapter(page: string, heading: string): Step[] {
  const rank = page.includes(`\n### ${heading}\n`) ? '###' : '##';
  const [, chapter = ''] = page.split(`\n${rank} ${heading}\n`);
  const [ownText = ''] = chapter.split(rank === '##' ? /^## /m : /^###? /m);
  const blocks = ownText.matchAll(/([^]*?)^```sh\n([^]*?)^```$(?:\n\n```console\n([^]*?)^```$)?/gm);
  return [...blocks].map(([, prose = '', commands = '', text = '']) => ({
    prose,
    commands,
    text,
    prints: patternOf(text),
  }));
}

/** Columns of a table may be wider than in the text, and a line that is `…` alone stands for any number of lines. */
export function patternOf(text: string): RegExp {
  const exact = text.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const any = exact.replaceAll(/(?<=\n)…\n/g, '(?:[^]*?\n)?').replaceAll('…', '[^]*?');
  return new RegExp(`^\\s*${any.replaceAll(/[ \t]+/g, '[ \\t]+')}\\s*$`);
}
