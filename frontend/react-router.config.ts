import type { Config } from '@react-router/dev/config';
import { notFoundPath, paths } from './app/seo.ts';

export default {
  ssr: false,
  prerender: [...paths, notFoundPath],
} satisfies Config;
