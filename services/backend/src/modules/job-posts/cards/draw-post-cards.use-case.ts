import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { Shells } from '../../../platform/pages/shells';
import { drawPostCard } from '../pages/draw-post-card';
import { factsOnCard } from './facts-on-card';
import { DESIGN, readPostCard } from './read-post-card';
import { postCards } from './post-cards.repository';

/** A drawing takes up to 0.1 s of a processor. The others wait for the next round. */
const MOST_A_ROUND = 20;

/** Draws the share cards that are missing, or that show another title, other facts or an older build of the site. */
@Injectable()
export class DrawPostCards {
  constructor(
    private readonly database: Database,
    private readonly shells: Shells,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Resolves with how many were drawn, one at a time. @throws Unavailable while the site's build cannot be had */
  async run(): Promise<number> {
    if (!(await postCards.hasPosts(this.database))) return 0;
    const { card, version } = (await this.shells.get(DESIGN, readPostCard)).value;
    const undrawn = await postCards.listUndrawn(this.database, version, MOST_A_ROUND);
    for (const { id, title, facts, ...post } of undrawn) {
      const lines = card.facts ? factsOnCard(post, this.config.COMPANY_TIME_ZONE, card.facts.words) : [];
      const picture = await drawPostCard(card, title, lines);
      await postCards.save(this.database, id, title, facts, version, picture);
    }
    return undrawn.length;
  }
}
