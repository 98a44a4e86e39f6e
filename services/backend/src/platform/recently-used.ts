/** Keeps at most so many values, and so much of them; those that were not used for the longest time give way to a new one. */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>();
  private weight = 0;

  /** @param weigh tells always the same of a value */
  constructor(
    private readonly most: number,
    private readonly mostWeight = Infinity,
    private readonly weigh: (value: Value) => number = () => 0,
  ) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** Keeps the value as the one that was used last; not when it alone is more than may be kept. */
  use(key: string, value: Value): Value {
    this.forget(key);
    this.values.set(key, value);
    this.weight += this.weigh(value);
    for (const unused of this.values.keys()) {
      if (this.values.size <= this.most && this.weight <= this.mostWeight) break;
      this.forget(unused);
    }
    return value;
  }

  forget(key: string): void {
    const value = this.values.get(key);
    if (value !== undefined && this.values.delete(key)) this.weight -= this.weigh(value);
  }
}
