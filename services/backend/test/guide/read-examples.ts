import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const GUIDE = 'docs/api.md';

export interface Example {
  /** `docs/api.md:42`, where the block begins. */
  at: string;
  commands: string;
  /** What its output has to hold, in this order. */
  expected: string[];
}

/** The examples of the guide: blocks marked as bash, in which `#> ` says what comes out and `…` stands for anything. */
export function readExamples(): Example[] {
  const guide = readFileSync(join(__dirname, '../../../..', GUIDE), 'utf8');
  return [...guide.matchAll(/^```bash\n([^]*?)^```/gm)].map(({ index, 1: block = '' }) => {
    const lines = block.split('\n');
    const said = lines.filter((line) => line.startsWith('#> ')).map((line) => line.slice(3));
    return {
      at: `${GUIDE}:${guide.slice(0, index).split('\n').length}`,
      commands: lines.filter((line) => !line.startsWith('#>')).join('\n'),
      expected: said.flatMap((line) => line.split('…')).filter((piece) => piece.trim() !== ''),
    };
  });
}
