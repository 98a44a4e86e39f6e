import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** One object for ever: a new one would have React put its empty text into the page. */
const served = { __html: '' };

interface ServedProps {
  className?: string;
  /** Templates, rendered by the build alone: `import.meta.env.SSR && <Template />`. */
  children: ReactNode;
}

/** A part of a page that the API fills. The app leaves the served content as it is when it starts. */
export function Served({ className, children }: ServedProps) {
  useReloadWhenDrawn();
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  // oxlint-disable-next-line react/no-danger -- nothing is put in: the property keeps React from looking inside
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={served} />;
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
