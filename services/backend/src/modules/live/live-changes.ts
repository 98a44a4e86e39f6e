import { MOST_IDS, type ToldDeed } from '../../platform/changes/tell-deeds';
import { type StaffRole, staffRoles } from '../staff/staff.facts';
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

  /** Gives the changes up: the data of the event by role, without the roles that may read none of them. */
  take(): Map<string, string> {
    const changes = [...this.gathered.values()];
    this.gathered.clear();
    const texts = new Map<string, string>();
    for (const role of staffRoles) {
      const own = changes.filter(({ roles }) => roles.includes(role));
      const told = own.map(({ of, what, ids, request }): LiveChangeView => ({ of, what, ids, request }));
      if (told.length > 0) texts.set(role, JSON.stringify(told));
    }
    return texts;
  }
}

function together(some: string[] | null, more: string[] | null): string[] | null {
  if (!some || !more) return null;
  const all = [...new Set([...some, ...more])];
  return all.length > MOST_IDS ? null : all;
}
