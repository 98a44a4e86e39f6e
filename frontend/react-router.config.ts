import type { Config } from '@react-router/dev/config';
import { notFoundPath, paths, postTemplatePath, receivedPath, searchPath } from './app/seo.ts';
import { showsDesignSystem } from './app/design-system/shows-design-system.ts';

export default {
  ssr: false,
  prerender: [
    ...paths,
    searchPath,
    receivedPath,
    notFoundPath,
    postTemplatePath,
    ...(showsDesignSystem ? ['/design-system'] : []),
  ],
} satisfies Config;
