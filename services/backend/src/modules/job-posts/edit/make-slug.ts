import { randomInt } from 'node:crypto';
import { isUUID } from 'class-validator';

const LONGEST = 80;
const NUMBERED = 20;

/** The address of a title: `C++ Entwickler (m/w/d)` gives `c-entwickler-m-w-d`. Never empty and never like an id. */
export function makeSlug(title: string): string {
  const ascii = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = ascii.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST);
  const slug = words.replace(/^-+|-+$/g, '') || 'position';
  return isUUID(slug) ? `position-${slug}` : slug;
}

/** The slug and its variants, in the order of preference. The last one is random, and so surely free. */
export const slugCandidates = (slug: string): string[] => [
  slug,
  ...Array.from({ length: NUMBERED - 1 }, (_, at) => `${slug}-${at + 2}`),
  `${slug}-${randomInt(2 ** 47)}`,
];
