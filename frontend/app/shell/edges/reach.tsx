import { useId, useState } from 'react';
import { company, telephoneLink, whatsappLink } from '../../content/company.ts';
import { Button } from '../../ui/button.tsx';
import { OutboundLink } from '../../ui/outbound-link.tsx';
import { reachWords } from '../words.ts';

const speech = 'M4 5h20v14H13l-5 5v-5H4Z';
const receiver = 'M7 4l5 1 1 6-3 2c1 3 3 5 6 6l2-3 6 1 1 5c-9 5-21-7-18-18Z';

function Sign({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 28 28" width="20" height="20" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  );
}

const action =
  'flex min-h-11 items-center justify-center gap-2 border border-ink bg-paper hover:border-signal hover:text-signal';

const Whatsapp = ({ className, words }: { className: string; words: string }) => (
  <OutboundLink href={whatsappLink(company.whatsapp)} className={`${action} ${className}`}>
    <Sign path={speech} />
    <span className={words}>{reachWords.whatsapp}</span>
  </OutboundLink>
);

const Call = ({ className, words }: { className: string; words: string }) => (
  <a className={`${action} ${className}`} href={telephoneLink(company.phone)}>
    <Sign path={receiver} />
    <span className={words}>{reachWords.call}</span>
  </a>
);

/**
 * WhatsApp and a call, in reach on a phone: a lane of its own along the foot of the screen, which ends the page and so covers nothing
 * of it. A button folds them out into the lane and away again; without script they stay.
 */
export function ReachLane() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside
      aria-label={reachWords.label}
      className="reach-lane gutter sticky bottom-0 z-10 flex items-center justify-end gap-2 border-t border-line bg-paper py-1 sm:hidden print:hidden"
    >
      <div id={id} className={`grow grid-cols-2 gap-2 ${open ? 'grid' : 'hidden noscript:grid'}`}>
        <Whatsapp className="px-2" words="" />
        <Call className="px-2" words="" />
      </div>
      <Button
        primary
        // As wide as its longer text before that has come, so that it does not grow to the left.
        className="scripted-only !min-h-11 min-w-30 !py-1"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? reachWords.close : reachWords.open}
      </Button>
    </aside>
  );
}

/** The pages that have `ReachSigns`. */
export const needsLane = (path: string) => path === '/';

/** The same on a wide screen: two signs in a lane beside the sheet. The page keeps room for it (`needsLane`). */
export const ReachSigns = () => (
  <aside aria-label={reachWords.label} className="fixed right-0 bottom-24 z-10 max-sm:hidden print:hidden">
    <Whatsapp className="w-11" words="sr-only" />
    <Call className="-mt-px w-11" words="sr-only" />
  </aside>
);
