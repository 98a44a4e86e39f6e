import { loadJobPosts } from '../api.ts';
import { Finder } from './finder.ts';
import { postPage } from './post-pages.ts';
import { searchFile, type SearchablePage } from './searchable.ts';

let loading: Promise<Finder> | undefined;

async function fetchFinder(): Promise<Finder> {
  const response = await fetch(searchFile);
  if (!response.ok) throw new Error(`${searchFile}: ${response.status}`);
  return new Finder((await response.json()) as SearchablePage[]);
}

/** Fetches the index of the build, once for as long as the app is open. A failed fetch is repeated at the next call. */
export function loadFinder(): Promise<Finder> {
  loading ??= fetchFinder().catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** The same, once it knows the job posts that are open now. */
export async function loadFinderWithPosts(signal: AbortSignal): Promise<Finder> {
  const [finder, posts] = await Promise.all([loadFinder(), loadJobPosts(signal)]);
  finder.holdPosts(posts.map((post) => postPage(post, textIn)));
  return finder;
}

/** Read in a document that is never shown: nothing of it runs or is fetched. */
function textIn(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return body.textContent.replaceAll(/\s+/g, ' ').trim();
}
