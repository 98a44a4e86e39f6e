import { useEffect } from 'react';
import printSheet from './styles/print.css?url';

/** Its address. Without script the page names it itself. */
export { printSheet };

/** Fetches what pages need on paper, once the app is there: nothing on the screen has a use for it. */
export function usePrintSheet() {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = 'print';
    link.href = printSheet;
    document.head.append(link);
    return () => link.remove();
  }, []);
}
