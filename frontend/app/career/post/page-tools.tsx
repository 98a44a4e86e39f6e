import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { postWords } from './words.ts';

/** Gives the page's address to another app, or to the clipboard where the browser cannot. Returns the message for the visitor. */
async function share(): Promise<string> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return '';
    }
    await navigator.clipboard.writeText(address);
    return postWords.copied;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? '' : postWords.notCopied;
  }
}

/** The buttons for a reader of a post, besides the one to apply. */
export function PageTools() {
  const [message, setMessage] = useState('');
  return (
    <aside aria-label={postWords.tools} className="scripted-only print:hidden">
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => void share().then(setMessage)}>{postWords.share}</Button>
        <Button onClick={() => print()}>{postWords.print}</Button>
        <span role="status" className="note basis-full text-ink-soft">
          {message}
        </span>
      </p>
    </aside>
  );
}
