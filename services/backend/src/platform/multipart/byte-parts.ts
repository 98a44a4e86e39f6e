/** Smaller pieces are joined: each costs memory of its own, and a client that sends byte by byte would use it up. */
const SMALL = 4_096;
const BLOCK = 16_384;
const NO_BLOCK: Buffer = Buffer.alloc(0);

/** Bytes in the pieces that they came in, until all are there. */
export class ByteParts {
  readonly parts: Buffer[] = [];
  length = 0;
  private block = NO_BLOCK;
  private filled = 0;
  /** Where in the block the last part begins, if that is where it lies. */
  private open: number | null = null;

  add(part: Buffer): void {
    this.length += part.length;
    if (part.length < SMALL) return this.gather(part);
    this.open = null;
    this.parts.push(part);
  }

  /** Joins the pieces. */
  join(): Buffer {
    return this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts, this.length);
  }

  private gather(part: Buffer): void {
    if (part.length > this.block.length - this.filled) {
      // Most texts of a form are one small piece: a whole block for each would take as much memory as a file.
      this.block = Buffer.allocUnsafe(this.parts.length === 0 ? part.length : BLOCK);
      this.filled = 0;
      this.open = null;
    }
    const begin = this.open ?? this.filled;
    part.copy(this.block, this.filled);
    this.filled += part.length;
    this.parts[this.open === null ? this.parts.length : this.parts.length - 1] = this.block.subarray(
      begin,
      this.filled,
    );
    this.open = begin;
  }
}
