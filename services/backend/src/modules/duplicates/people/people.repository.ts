import { listRows, queries } from '../../../platform/database/queries';
import { fromApplications } from '../../applications/application.facts';
import type { Owned } from './group-people';

export const people = queries('people', {
  /** Newest first. */
  owned: listRows<Owned & { name: string; email: string }, [ids: readonly string[]]>(`
    SELECT a.id, a.name, a.email, address_key(a.email) AS mailbox ${fromApplications('$1')} ORDER BY a.created_at DESC, a.id DESC`),

  /** Those that a person has linked. What was found by comparing may be two people with one phone. */
  links: listRows<{ a: string; b: string }, [ids: readonly string[]]>(`
    SELECT a, b FROM duplicate_links WHERE a = ANY($1::uuid[]) AND b = ANY($1::uuid[]) AND state = 'linked'`),
});
