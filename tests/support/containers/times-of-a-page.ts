import assert from 'node:assert/strict';
import { patternOf } from '../../../infra/helm/cluster-test/read-chapter.ts';

const TIME = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00/g;
/** How a moment stands in commands, in sentences and in the names of volumes. */
const forms = (time: string): [given: string, iso: string, dashed: string] => [
  time,
  `${time.slice(0, 10)}T${time.slice(11, 19)}.000Z`,
  time.replaceAll(/\D+/g, '-'),
];

/** The moments in the text of a page. Each stands for the one that a command has printed in its place the first time. */
export class Times {
  private readonly known = new Map<string, string>();

  /** The text with the moments that were printed. */
  fill(text: string): string {
    const pairs = [...this.known].flatMap(([written, real]) =>
      forms(written).map((form, at) => [form, forms(real)[at]!] as const),
    );
    return pairs.reduce((filled, [form, real]) => filled.replaceAll(form, real), text);
  }

  /** Compares what was printed with what the page says, and takes up the moments that the page names for the first time. */
  compare(output: string, text: string): void {
    const expected = this.fill(text);
    const fresh = [...new Set(text.match(TIME) ?? [])].filter((time) => !this.known.has(time));
    let pattern = patternOf(expected).source;
    for (const time of fresh) pattern = pattern.replace(patternOf(time).source.slice(4, -4), `(${TIME.source})`);
    const found = new RegExp(pattern).exec(output);
    assert.ok(found, `It should print\n${expected}\nand printed\n${output}`);
    for (const [at, time] of fresh.entries()) this.known.set(time, found[at + 1]!);
  }
}
