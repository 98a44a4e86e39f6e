import type { Networks } from '../rate-limit/networks-of';

/** A neighbourhood may have as many open as this many addresses. */
const PREFIX_MULTIPLE = 2;

/** Counts how many uploads each address and each neighbourhood has open. */
export class UploadPlaces {
  private readonly open = new Map<string, number>();

  isFull({ address, prefix }: Networks, most: number): boolean {
    return this.at(address) >= most || this.at(prefix) >= most * PREFIX_MULTIPLE;
  }

  take({ address, prefix }: Networks): void {
    for (const key of [address, prefix]) this.open.set(key, this.at(key) + 1);
  }

  leave({ address, prefix }: Networks): void {
    for (const key of [address, prefix])
      if (this.at(key) > 1) this.open.set(key, this.at(key) - 1);
      else this.open.delete(key);
  }

  private at(key: string): number {
    return this.open.get(key) ?? 0;
  }
}
