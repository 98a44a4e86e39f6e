import { OTHER, type Visit } from './parse-visit';

export interface VisitSum extends Visit {
  day: string;
  count: number;
}

/** How many different names a day keeps. The rest are counted together, so that made-up names cannot fill the table. */
export const most = { path: 1000, host: 100 } as const;
type Bounded = keyof typeof most;

/** The visits counted since the last `take`, and the pages and hosts of the newest day. */
export class VisitSums {
  private sums = new Map<string, VisitSum>();
  private day = '';
  private known = { path: new Set<string>(), host: new Set<string>() };

  /** Remembers the day's counts so far, for example from before the process was started. */
  know(day: string, of: Record<Bounded, readonly string[]>): void {
    this.begin(day);
    for (const kind of ['path', 'host'] as const) for (const name of of[kind]) this.known[kind].add(name);
  }

  add(day: string, { path, host, device }: Visit, count = 1): void {
    this.begin(day);
    const visit = { path: this.admit('path', path), host: host && this.admit('host', host), device };
    const key = JSON.stringify([day, visit]);
    const sum = this.sums.get(key);
    if (sum) sum.count += count;
    else this.sums.set(key, { day, ...visit, count });
  }

  take(): VisitSum[] {
    const taken = [...this.sums.values()];
    this.sums = new Map();
    return taken;
  }

  private begin(day: string): void {
    if (day <= this.day) return;
    this.day = day;
    this.known = { path: new Set(), host: new Set() };
  }

  private admit(kind: Bounded, name: string): string {
    const known = this.known[kind];
    if (known.has(name)) return name;
    if (name === OTHER || known.size >= most[kind]) return OTHER;
    known.add(name);
    return name;
  }
}
