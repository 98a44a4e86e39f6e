import type { Config } from '@react-router/dev/config';
import { notFoundPath, paths } from './app/seo.ts';
import { showsDesignSystem } from './app/shows-design-system.ts';

export default {
  ssr: false,
  prerender: [...paths, notFoundPath, ...(showsDesignSystem ? ['/design-system'] : [])],
} satisfies Config;
