import type { Tool } from '../../../names.ts';

/** Hand tools in a field of 64 by 112, seen from the front. */
export const shapes: Record<Tool, string> = {
  cloud: 'M14 6h36v34H14ZM24 15h16v15H24ZM19 40h26L36 110h-7Z',
  database: 'M23 6v17l9 7 9-7V6a17 17 0 0 1 2 30v58a11 11 0 0 1-22 0V36A17 17 0 0 1 23 6ZM32 90a4 4 0 1 0 .1 0Z',
  payment:
    'M12 16h38a6 6 0 0 1 6 6v42H6V22a6 6 0 0 1 6-6ZM31 27a13 13 0 1 0 .1 0ZM46 64h10v46H46ZM46 76h5M46 88h5M46 100h5',
  scanner: 'M8 8h38l10 8v12H8ZM25 28h14v80H25Z',
  message: 'M21 6h22v104H21ZM25 46h14v24H25ZM25 54h14M25 62h14M27 14h10v10H27Z',
  map: 'M10 8h14v78h36v14H10ZM24 70l18 16M14 20h4M14 32h4M14 44h4M14 56h4M14 68h4',
  watch: 'M32 4v12M20 16h24l-4 12H24ZM20 28h24v52H20ZM16 80h32v10H16ZM32 42c-8 12-8 24 0 24s8-12 0-24Z',
};
