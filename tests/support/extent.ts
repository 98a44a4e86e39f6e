import routes from '../../frontend/app/routes.ts';
import { isPage, paths, type PagePath } from '../../frontend/app/banners/banners.ts';

/** Whether this run is the long form, `make test-all`: every page, and every journey on both devices. */
export const isLongForm = process.env.TEST_ALL === 'yes';

/** The first page of each template, which is a page.tsx of frontend/app. */
const onePerTemplate = Array.from(
  new Map(routes.toReversed().map(({ file, path = '' }) => [file, `/${path}`])).values(),
)
  .filter((path): path is PagePath => isPage(path))
  .toReversed();

/** The pages that a proof goes through which is the same for all pages of one template. */
export const provenPages: readonly PagePath[] = isLongForm ? paths : onePerTemplate;
