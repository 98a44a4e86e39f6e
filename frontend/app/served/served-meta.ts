import type { MetaDescriptor } from 'react-router-dom';

/**
 * The head of a page that the API fills: the template while the site is built, and in the browser the served values, so
 * that the app finds its own head again.
 */
export const servedMeta = (template: readonly MetaDescriptor[]): MetaDescriptor[] =>
  template.map((descriptor) => (import.meta.env.SSR ? descriptor : asServed(descriptor)));

function asServed(descriptor: MetaDescriptor): MetaDescriptor {
  if ('title' in descriptor) return { title: document.title };
  if ('name' in descriptor) return { ...descriptor, content: contentOf(`[name="${String(descriptor.name)}"]`) };
  if ('property' in descriptor)
    return { ...descriptor, content: contentOf(`[property="${String(descriptor.property)}"]`) };
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return { ...descriptor, href: link?.href };
}

const contentOf = (selector: string) => document.head.querySelector<HTMLMetaElement>(`meta${selector}`)?.content;
