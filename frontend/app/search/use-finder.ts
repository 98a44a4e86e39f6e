import { useLoad, type Load } from '../load-state.ts';
import type { Finder } from './finder.ts';
import { loadFinder, loadFinderWithPosts } from './load-finder.ts';

/** The finder of pages, as soon as it is loaded; it finds job posts from the moment when these are loaded too. */
export function useFinder(): Load<Finder> {
  const pages = useLoad(loadFinder).result;
  const withPosts = useLoad(loadFinderWithPosts).result;
  return withPosts.state === 'loaded' ? withPosts : pages;
}
