import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { groupPeople } from './group-people';
import { people } from './people.repository';
import { SeveralOfOneView } from './people.view';

export { SeveralOfOneView };

/** Finds among some applications the people who sent several of them. */
@Injectable()
export class FindPeople {
  constructor(private readonly database: Database) {}

  /** Each with the ids of their applications, newest first; people who sent only one are left out. */
  async run(ids: readonly string[]): Promise<SeveralOfOneView[]> {
    const owned = await people.owned(this.database, ids);
    const links = await people.links(this.database, ids);
    const groups = groupPeople(
      owned,
      links.map(({ a, b }) => [a, b] as const),
    );
    return groups.flatMap((group) => {
      const newest = owned.find(({ id }) => id === group[0]);
      return newest ? [{ ids: group, name: newest.name, email: newest.email }] : [];
    });
  }
}
