import type { Sql } from '../../../platform/database/database';
import { RecentlyUsed } from '../../../platform/recently-used';
import type { JobPostEntity } from '../job-post.entity';
import { postCards } from '../cards/post-cards.repository';

/** A card takes 40 kB. */
const MOST_KEPT = 100;

/** `isFinal`: it shows this title and these facts in this design, and changes with the post only. */
interface FoundCard {
  picture: Buffer;
  isFinal: boolean;
}

/** The cards of posts as the worker has drawn them. Nothing is drawn here, so that every request costs little. */
export class PostCards {
  private readonly cards = new RecentlyUsed<Buffer>(MOST_KEPT);

  constructor(private readonly sql: Sql) {}

  /** The card of the post: of an older design while that is all there is, and the bare design until it is drawn. */
  async find(
    design: { bare: Buffer; version: string },
    { id, title, version }: Pick<JobPostEntity, 'id' | 'title' | 'version'>,
  ): Promise<FoundCard> {
    const key = `${design.version} ${id} ${version} ${title}`;
    const kept = this.cards.get(key);
    if (kept) return { picture: this.cards.use(key, kept), isFinal: true };
    const drawn = await postCards.find(this.sql, id);
    if (!drawn) return { picture: design.bare, isFinal: false };
    if (drawn.design !== design.version || !drawn.isWhole) return { picture: drawn.picture, isFinal: false };
    return { picture: this.cards.use(key, drawn.picture), isFinal: true };
  }
}
