import type { MouseEvent } from 'react';

/** Whether a click opens a link on this page. The browser handles any other one, such as one that opens another tab. */
export const opensHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
