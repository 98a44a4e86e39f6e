import { createHash } from 'node:crypto';
import type { PostCard } from '../pages/draw-post-card';

/** Where the site's build has what share cards are drawn from. */
export const DESIGN = '/shells/post-card.json';

/** The version is that of the content, because two gateways may tag the same file differently. */
export function readPostCard(text: string): { card: PostCard; bare: Buffer; version: string } {
  const card = JSON.parse(text) as PostCard;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { card, bare: Buffer.from(card.background, 'base64'), version };
}
