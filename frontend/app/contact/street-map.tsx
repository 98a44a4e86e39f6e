import { useState } from 'react';
import { neighbourhood } from '../content/neighbourhood.ts';
import { focusOnShow } from '../ui/fields/focus-on-show.ts';
import { Button } from '../ui/button.tsx';

const { label, note, title, url } = neighbourhood.map;

/** The map of another service. No request goes to it before a visitor wants to see it. */
export function StreetMap() {
  const [isShown, setShown] = useState(false);
  if (isShown)
    return (
      <iframe
        ref={focusOnShow}
        src={url}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- "same origin" is that of the map, where nothing is ours
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="mt-6 aspect-[4/3] w-full border border-line bg-paper sm:aspect-[16/9]"
      />
    );
  return (
    <p className="scripted-only mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button className="bg-paper" onClick={() => setShown(true)}>
        {label}
      </Button>
      <span className="text-[0.95rem] text-ink-soft">{note}</span>
    </p>
  );
}
