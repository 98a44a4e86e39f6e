import { useEffect } from 'react';
import sheet from './styles/print.css?url';

/** Fetches what pages need on paper, once the app is there: nothing on the screen has a use for it. */
export function usePrintSheet() {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'print';
    link.href = sheet;
    document.head.append(link);
    return () => link.remove();
  }, []);
}
