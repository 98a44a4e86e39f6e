import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** One object for ever: a new one would have React put its empty text into the page. */
const served = { __html: '' };

interface ServedProps {
  className?: string;
  /** Templates, rendered by the build alone: `import.meta.env.SSR && <Template />`. */
  children: ReactNode;
}

/** A part of a page that the API fills. Where the app wakes it leaves what was served as it is. */
export function Served({ className, children }: ServedProps) {
  useReloadWhenDrawn();
  if (import.meta.env.SSR) return <div className={className}>{children}</div>;
  // oxlint-disable-next-line react/no-danger -- nothing is put in: it is what keeps React from looking inside
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={served} />;
}

const never = () => () => undefined;

/** After Back to such a page the app would draw it without what the API fills in: the browser fetches it again instead. */
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
