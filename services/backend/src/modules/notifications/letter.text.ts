import type { LetterPage } from './letter-page';

/** A letter for those who read plain text: one fact a line, in the order of the HTML. */
export function letterText({ label, title, lead, facts, blocks, button, note }: LetterPage): string {
  const width = Math.max(0, ...facts.map((fact) => fact.label.length)) + 3;
  const parts = [
    [title ? `${label}: ${title}` : label, lead],
    facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${fact.value}`),
    ...blocks.map((block) => [block.label && `${block.label}:`, block.text]),
    [button && `${button.text}: ${button.href}`],
    [note],
  ];
  const paragraphs = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${paragraphs.join('\n\n')}\n`;
}
