import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Shells } from '../../../platform/pages/shells';
import { drawPostCard } from '../pages/draw-post-card';
import { DESIGN, readPostCard } from './read-post-card';
import { postCards } from './post-cards.repository';

/** A drawing takes up to 0.1 s of a processor. The others wait for the next round. */
const MOST_A_ROUND = 20;

/** Draws the share cards that are missing, or that show another title or an older build of the site. */
@Injectable()
export class DrawPostCards {
  constructor(
    private readonly database: Database,
    private readonly shells: Shells,
  ) {}

  /** Resolves with how many were drawn, one at a time. @throws Unavailable while the site's build cannot be had */
  async run(): Promise<number> {
    if (!(await postCards.hasPosts(this.database))) return 0;
    const { card, version } = (await this.shells.get(DESIGN, readPostCard)).value;
    const undrawn = await postCards.listUndrawn(this.database, version, MOST_A_ROUND);
    for (const { id, title } of undrawn)
      await postCards.save(this.database, id, title, version, await drawPostCard(card, title));
    return undrawn.length;
  }
}
