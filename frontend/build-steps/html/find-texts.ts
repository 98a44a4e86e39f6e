import { Parser } from 'htmlparser2';

/**
 * The texts of a page as they are written, entities too, each as long as no tag and no comment stands in it. Texts inside
 * elements of the names `unread` are left out.
 */
export function textsIn(html: string, unread: ReadonlySet<string>): string[] {
  const texts: string[] = [];
  let unreadOpen = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => void (unreadOpen += Number(unread.has(name))),
      ontext: (text) => void (unreadOpen === 0 && texts.push(text)),
      onclosetag: (name) => void (unreadOpen -= Number(unread.has(name))),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return texts;
}
