import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come into view in the page and in each scrolling region around it. Once true, it stays true. */
export const useInView = (element: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
};
