import type { Config } from '@react-router/dev/config';
import { notFoundPath, paths, postTemplatePath } from './app/seo.ts';
import { showsDesignSystem } from './app/shows-design-system.ts';

export default {
  ssr: false,
  prerender: [...paths, notFoundPath, postTemplatePath, ...(showsDesignSystem ? ['/design-system'] : [])],
} satisfies Config;
