import { Injectable } from '@nestjs/common';
import { drawPostCard, type PostCard } from './draw-post-card';
import { Shells } from './shells';

/** Each takes about 40 kB. */
const MOST_KEPT = 100;

/** The share cards of posts, kept while their titles and the site's build stay the same. */
@Injectable()
export class PostCards {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(private readonly shells: Shells) {}

  /** A PNG with the title on it. @throws Unavailable when the site's card cannot be fetched */
  async get(title: string): Promise<Buffer> {
    const { value: card, etag } = await this.shells.get('/shells/post-card.json', parse);
    const key = `${etag} ${title}`;
    const drawing = this.drawn.get(key) ?? drawPostCard(card, title);
    this.drawn.delete(key);
    this.drawn.set(key, drawing);
    drawing.catch(() => this.drawn.delete(key));
    const [longestUnread = key] = this.drawn.keys();
    if (this.drawn.size > MOST_KEPT) this.drawn.delete(longestUnread);
    return drawing;
  }
}

const parse = (text: string) => JSON.parse(text) as PostCard;
