/** Keeps at most so many values; the one that was not used for the longest time gives way to a new one. */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** Keeps the value as the one that was used last. */
  use(key: string, value: Value): Value {
    this.values.delete(key);
    this.values.set(key, value);
    const [unused = key] = this.values.keys();
    if (this.values.size > this.most) this.values.delete(unused);
    return value;
  }

  forget(key: string): void {
    this.values.delete(key);
  }
}
