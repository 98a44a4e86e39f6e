/** What the address of the form asks for: a job post by its slug, or a position in words alone. */
export type Link = { post: string; position: string | null };

export function linkIn(search: string): Link {
  const query = new URLSearchParams(search);
  return { post: query.get('post') ?? '', position: query.get('position') };
}

const LONGEST_NAME = 150;

/** Draft, file and receipt are kept under this name: each post has its own. Empty for the form without a link. */
export const subjectOf = ({ post, position }: Link) => (post || (position ?? '')).slice(0, LONGEST_NAME);

/** Where the link has been followed just now. A reload of the same entry of the tab's history, or the way back to it, is no arrival. */
export const isArrival = (state: unknown) => !(state as { formSeen?: boolean } | null)?.formSeen;

export const noteArrival = () => history.replaceState({ ...(history.state as object | null), formSeen: true }, '');

type Chosen = { apply: string; job_post: string };

/**
 * The values that the link sets. It counts on arrival and where no position is chosen, because a reload must not undo a later
 * choice. Where its post is closed it sets none, and takes back what it has set: what was meant for that post is filed for no other.
 */
export function wished(link: Link, arrived: boolean, { apply, job_post }: Chosen, isOpen = true) {
  if (!isOpen) {
    const isItsOwn = arrived || job_post === link.post;
    return { position: null, job_post: '', apply: isItsOwn ? '' : apply };
  }
  const counts = link.position !== null && (arrived || apply === '');
  return { position: counts ? link.position : null, job_post: counts ? link.post : job_post, apply };
}

/**
 * The post that an application for this position is for: that of the link, unless another position than the one that it means is
 * chosen. `meant` is empty where it means none that is offered; then it is for any of them.
 */
export const postFor = (apply: string, { post, meant }: { post: string; meant: string }) =>
  meant === '' || apply === meant ? post : '';
