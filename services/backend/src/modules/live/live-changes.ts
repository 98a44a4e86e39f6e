import { MOST_IDS, type ToldDeed } from '../../platform/changes/tell-deeds';
import type { StaffRole } from '../staff/staff.facts';
import { kindsOf } from './live.facts';
import type { LiveChangeView } from './live.view';

type Change = LiveChangeView & { roles: readonly StaffRole[] };

/** Gathers deeds into changes, each kind of each request once. */
export class LiveChanges {
  private readonly gathered = new Map<string, Change>();

  add({ deed, ids, request }: ToldDeed): void {
    for (const { of, what, roles, hasOtherIds } of kindsOf(deed)) {
      const own = hasOtherIds ? null : ids;
      const key = [of, what, roles, request].join(' ');
      const before = this.gathered.get(key);
      this.gathered.set(key, { of, what, roles, request, ids: before ? together(before.ids, own) : own });
    }
  }

  /** Gives the changes up: the data of the event for a role, null where it may read none of them. */
  take(): (role: string) => string | null {
    const changes = [...this.gathered.values()];
    this.gathered.clear();
    const texts = new Map<string, string | null>();
    return (role) => {
      const known = texts.get(role);
      if (known !== undefined) return known;
      const own = changes.filter(({ roles }) => roles.some((one) => one === role));
      const text =
        own.length === 0 ? null : JSON.stringify(own.map(({ of, what, ids, request }) => ({ of, what, ids, request })));
      texts.set(role, text);
      return text;
    };
  }
}

function together(some: string[] | null, more: string[] | null): string[] | null {
  if (!some || !more) return null;
  const all = [...new Set([...some, ...more])];
  return all.length > MOST_IDS ? null : all;
}
