import { useLoad, type Load } from '../load-state.ts';
import type { Finder } from './finder.ts';
import { loadFinder, loadFinderWithPosts } from './load-finder.ts';

/** What finds pages, as soon as it is there; job posts are found from the moment on at which they have come as well. */
export function useFinder(): Load<Finder> {
  const pages = useLoad(loadFinder).result;
  const withPosts = useLoad(loadFinderWithPosts).result;
  return withPosts.state === 'loaded' ? withPosts : pages;
}
