import type { PagePath } from '../banners/banners.ts';

export interface Article {
  title: string;
  text: string;
  /** ISO date. */
  date: string;
  /** The page, or the place on it, where the whole text stands. */
  to: PagePath | `${PagePath}#${string}`;
}

/** Newest first. */
export const articles: readonly Article[] = [
  {
    title: 'A web app or a mobile app?',
    text: 'Three questions that decide, and what each answer costs over five years.',
    date: '2026-09-14',
    to: '/blogpara',
  },
  {
    title: 'A backup is a hope until it is restored',
    text: 'How we rehearse a restore in an hour a month, and what we found the first time.',
    date: '2026-06-02',
    to: '/blogs#restore',
  },
  {
    title: 'The form that survives a tunnel',
    text: 'Sending once over a line that breaks twice: keys, drafts and honest messages.',
    date: '2026-03-21',
    to: '/blogs#tunnel',
  },
];
