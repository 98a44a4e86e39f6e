import type { Config } from '@react-router/dev/config';
import {
  anotherFileTemplatePath,
  interviewTemplatePath,
  notFoundPath,
  paths,
  postTemplatePath,
  receiptTemplatePath,
  searchPath,
} from './app/seo.ts';
import { showsDesignSystem } from './app/design-system/shows-design-system.ts';

export default {
  ssr: false,
  prerender: [
    ...paths,
    searchPath,
    receiptTemplatePath,
    anotherFileTemplatePath,
    interviewTemplatePath,
    notFoundPath,
    postTemplatePath,
    ...(showsDesignSystem ? ['/design-system'] : []),
  ],
} satisfies Config;
