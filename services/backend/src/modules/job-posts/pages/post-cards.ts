import { Injectable } from '@nestjs/common';
import { RecentlyUsed } from '../../../platform/recently-used';
import { drawPostCard, type PostCard } from './draw-post-card';
import { Shells } from '../../../platform/pages/shells';

/** Each takes about 40 kB. */
const MOST_KEPT = 100;

/** The share cards of posts, kept while their titles and the site's build stay the same. */
@Injectable()
export class PostCards {
  private readonly drawn = new RecentlyUsed<Promise<Buffer>>(MOST_KEPT);

  constructor(private readonly shells: Shells) {}

  /** A PNG with the title on it. @throws Unavailable when the site's card cannot be fetched */
  async get(title: string): Promise<Buffer> {
    const { value: card, etag } = await this.shells.get('/shells/post-card.json', parse);
    const key = `${etag} ${title}`;
    const drawing = this.drawn.use(key, this.drawn.get(key) ?? drawPostCard(card, title));
    drawing.catch(() => this.drawn.forget(key));
    return drawing;
  }
}

const parse = (text: string) => JSON.parse(text) as PostCard;
