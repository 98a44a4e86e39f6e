import { randomBytes } from 'node:crypto';

/** Unique words: one that is found in a log identifies the field that it was sent in. */
export class Canaries {
  private readonly words = new Map<string, string>();

  get count(): number {
    return this.words.size;
  }

  /** A new word; it may stand in an address, a name or a key. */
  add(where: string): string {
    const word = `${where}${randomBytes(8).toString('hex')}`;
    this.keep(where, word);
    return word;
  }

  /** Registers a secret that was made elsewhere. */
  keep(where: string, word: string): void {
    this.words.set(word, where);
  }

  /** Where the words that this text gives away came from, each with a piece of the text around it. */
  foundIn(text: string): string[] {
    return [...this.words].flatMap(([word, where]) => {
      // A part of the word is as bad as the whole.
      const at = text.indexOf(word.slice(-14));
      return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 160), at + 60)}`];
    });
  }
}
