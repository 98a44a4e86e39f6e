/** An application, newest first among others, with what tells whose it is. */
export interface Owned {
  id: string;
  /** The mailbox, in its one spelling. */
  mailbox: string;
}

/**
 * Groups applications by the person who sent them: those of one mailbox, and those that a person has linked, also by way of a third one.
 * Only groups of several; in each the order of the applications stays.
 */
export function groupPeople(applications: readonly Owned[], links: readonly (readonly [string, string])[]): string[][] {
  const heads = new Map(applications.map(({ id }) => [id, id]));
  const headOf = (id: string): string => {
    const head = heads.get(id) ?? id;
    return head === id ? id : headOf(head);
  };
  const join = (one: string, other: string) => void heads.set(headOf(other), headOf(one));
  const firstOf = new Map<string, string>();
  for (const { id, mailbox } of applications) {
    const first = firstOf.get(mailbox);
    if (first === undefined) firstOf.set(mailbox, id);
    else join(first, id);
  }
  for (const [one, other] of links) if (heads.has(one) && heads.has(other)) join(one, other);
  const groups = Map.groupBy(applications, ({ id }) => headOf(id));
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.map(({ id }) => id));
}
