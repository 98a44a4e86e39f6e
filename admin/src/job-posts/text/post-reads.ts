import { dataProvider } from '../../data/data-provider.ts';

/** The site's renderer gives the same for the same text: it is not asked again for so long. */
const RENDERED_MS = 600_000;

export const postReads = {
  postsOfTitle: (title: string) => ({
    queryKey: ['job-posts', 'of-title', title],
    queryFn: () => dataProvider.readPostsOfTitle(title),
  }),
  renderedPostText: (description: string) => ({
    queryKey: ['job-posts', 'rendered', description],
    queryFn: async () => (await dataProvider.renderPostText(description)).nodes,
    keeps: true,
    staleTime: RENDERED_MS,
  }),
};
