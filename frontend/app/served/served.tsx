import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

interface ServedProps {
  className?: string;
  /** Templates, rendered by the build alone: `import.meta.env.SSR && <Template />`. */
  children: ReactNode;
  /** What stands there after Back, until the page is loaded again: HTML, empty by default. */
  meanwhile?: string;
}

/** A part of a page that the API fills. The app leaves the served content as it is when it starts. */
export function Served({ className, children, meanwhile = '' }: ServedProps) {
  const part = useRef<HTMLDivElement>(null);
  // One object for ever: a new one would have React put its text into the page.
  const [drawn] = useState({ __html: meanwhile });
  useReloadWhenDrawn();
  useHideLostPictures(part);
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  // oxlint-disable-next-line react/no-danger -- nothing is put in: the property keeps React from looking inside
  return <div ref={part} className={className} suppressHydrationWarning dangerouslySetInnerHTML={drawn} />;
}

/** Chromium frames a picture that cannot be loaded, also over the drawing that stands in for it. */
function useHideLostPictures(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = part.current;
    const hide = ({ target }: Event) => target instanceof HTMLImageElement && (target.hidden = true);
    // Of events that do not bubble an ancestor hears in the capture phase alone.
    element?.addEventListener('error', hide, true);
    // Asked for once more, those that were lost before this script came are lost again; an SVG without a size is there all the same.
    for (const image of element?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
    return () => element?.removeEventListener('error', hide, true);
  }, [part]);
}

const never = () => () => undefined;

/** Reloads the page after Back to it, because the app would draw it without the content from the API. */
function useReloadWhenDrawn() {
  const isWaking = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasServed] = useState(isWaking);
  useEffect(() => {
    if (!wasServed) window.location.reload();
  }, [wasServed]);
}
